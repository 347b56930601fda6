// Gestures of two fingers. A pinch on a trackpad arrives as an event of the wheel with Control.
import { nearest, on } from '../Document/dom.js'
import { listenWhile } from './blocking-listeners.js'
import { send } from '../Connection/socket.js'

/**
 * The places of the fingers, by their pointer ids.
 * @type {Map<number, number[]>}
 */
const fingers = new Map()
/**
 * The gesture: its scale and angle so far, and the last distance and direction of the fingers.
 * @type {{ node: PageElement, scale: number, turn: number, span: number, angle: number, start: number[], anchor: number[], frame: number } | null}
 */
let pinch = null
/** @type {ReturnType<typeof setTimeout>} */
let wheelEnd

/** The distance and the direction of the first two fingers, in points and degrees. */
function spread() {
  const [[x, y], [u, v]] = fingers.values()
  return [Math.hypot(u - x, v - y) || 1, Math.atan2(v - y, u - x) * 180 / Math.PI]
}

/** @type {(node: PageElement, x: number, y: number) => void} */
function begin(node, x, y) {
  const box = node.getBoundingClientRect(), start = [x - box.x, y - box.y]
  const anchor = [start[0] / (box.width || 1), start[1] / (box.height || 1)]
  pinch = { node, scale: 1, turn: 0, span: 1, angle: 0, start, anchor, frame: 0 }
}

/** @param {boolean} isOver */
function report(isOver) {
  if (!pinch) return
  const { node, scale, turn, start, anchor, frame } = pinch
  cancelAnimationFrame(frame)
  pinch.frame = 0
  send(node, 'pinch', Math.min(Math.max(scale, .001), 1000), turn, start, anchor, isOver)
  if (isOver) pinch = null
}

function reportSoon() {
  if (pinch) pinch.frame ||= requestAnimationFrame(() => report(false))
}

on(['pointerdown'], ({ target, pointerId, clientX: x, clientY: y }) => {
  fingers.set(pointerId, [x, y])
  const node = nearest(target, 'pinch')
  if (fingers.size !== 2 || !node) return
  const [[u, v]] = fingers.values()
  begin(node, (x + u) / 2, (y + v) / 2)
  if (pinch) [pinch.span, pinch.angle] = spread()
})

on(['pointermove'], ({ pointerId, clientX, clientY }) => {
  if (!fingers.has(pointerId)) return
  fingers.set(pointerId, [clientX, clientY])
  if (!pinch || fingers.size < 2) return
  const [span, angle] = spread()
  pinch.scale *= span / pinch.span
  // The smaller of the two angles from the last direction counts, so that several turns add up.
  pinch.turn += (angle - pinch.angle + 540) % 360 - 180
  pinch.span = span
  pinch.angle = angle
  reportSoon()
})

on(['pointerup', 'pointercancel'], ({ pointerId }) => {
  if (fingers.delete(pointerId) && fingers.size === 1) report(true)
})

listenWhile('[data-on~=pinch]', 'wheel', (event) => {
  const node = event.ctrlKey && nearest(/** @type {any} */ (event.target), 'pinch')
  if (!node) return
  event.preventDefault()
  if (!pinch) begin(node, event.clientX, event.clientY)
  if (pinch) pinch.scale *= Math.exp(-event.deltaY / 100)
  reportSoon()
  clearTimeout(wheelEnd)
  wheelEnd = setTimeout(() => report(true), 250)
})

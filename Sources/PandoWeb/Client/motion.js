// How a batch is drawn over time.
import { all, media } from './dom.js'

/**
 * How the batch is drawn; null where it is drawn at once.
 * @type {KeyframeAnimationOptions | null}
 */
let timing = null
/**
 * Where nodes were.
 * @type {Map<Element, DOMRect>}
 */
let places = new Map()
/**
 * The nodes that are new.
 * @type {PageElement[]}
 */
let inserted = []
/** @type {ReturnType<typeof setTimeout>} */
let ending

/** Begins a batch. */
export function beginMotion() {
  timing = null
}

/**
 * Animates what comes next. Times are in milliseconds.
 * @type {Patches['m']}
 */
export function animate(duration, delay, easing) {
  if (media('(prefers-reduced-motion: reduce)')) return
  const { style, classList } = document.documentElement
  timing = { duration, delay, easing, fill: 'backwards' }
  style.setProperty('--motion', `${duration}ms ${easing} ${delay}ms`)
  classList.add('in-motion')
  clearTimeout(ending)
  ending = setTimeout(() => classList.remove('in-motion'), duration + delay)
}

/**
 * Notes where the children of a node are, before they move.
 * @param {PageElement} parent
 */
export function keepPlaces(parent) {
  if (!timing) return
  for (const node of parent.children) if (!places.has(node)) places.set(node, node.getBoundingClientRect())
}

/**
 * Notes that a node is new.
 * @param {PageElement} node
 */
export function noteInserted(node) {
  if (timing) inserted.push(node)
}

/**
 * What a transition begins or ends with, as a frame of an animation.
 * @type {(text: string, isInserted: boolean) => Keyframe}
 */
function frame(text, isInserted) {
  const [, first, second] = text.match(/^asymmetric\(insertion: (.*), removal: (.*)\)$/) ?? []
  if (first) return frame(isInserted ? first : second, isInserted)
  /** @type {Record<string, number[]>} */
  const side = { top: [0, -1], bottom: [0, 1], leading: [-1, 0], trailing: [1, 0] }
  const moves = text.match(/(move|push)\(\w+: (\w+)/), offset = text.match(/offset\(x: ([-\d.]+), y: ([-\d.]+)/)
  const [x, y] = side[moves ? moves[2] : 'leading'], back = !isInserted && moves?.[1] !== 'move' ? -100 : 100
  /** @type {Keyframe} */
  const result = {}
  if (/opacity|push|blur/.test(text)) result.opacity = 0
  if (/blur/.test(text)) result.filter = 'blur(6px)'
  if (/scale/.test(text)) result.scale = text.match(/scale\(([\d.]+)/)?.[1] ?? 0
  if (moves || /slide/.test(text)) result.translate = `${x * back}% ${y * back}%`
  if (offset) result.translate = `${offset[1]}px ${offset[2]}px`
  return result
}

/**
 * A screen comes and goes as the view on it does.
 * @type {(node: PageElement, isInserted: boolean) => Keyframe}
 */
function transition(node, isInserted) {
  const view = node.querySelector(':scope.screen>.screen-content>.part>[data-transition]') ?? node
  return frame(view.dataset.transition ?? 'opacity', isInserted)
}

/**
 * Lets a copy that nobody can use go where the node was.
 * @param {PageElement} node
 */
export function animateRemoval(node) {
  if (!timing) return
  const { left, top, width, height } = node.getBoundingClientRect()
  const copy = node.cloneNode(true)
  for (const inner of [copy, ...all('[id]', copy)]) inner.removeAttribute('id')
  copy.inert = true
  copy.ariaHidden = 'true'
  copy.style.cssText += `;position:fixed;inset:${top}px auto auto ${left}px;width:${width}px;height:${height}px;margin:0;pointer-events:none`
  document.body.append(copy)
  copy.animate([{}, transition(node, false)], { ...timing, fill: 'both' }).onfinish = () => copy.remove()
}

/** Draws the way from where nodes were to where they are. */
export function endMotion() {
  const options = timing ?? undefined
  for (const node of inserted) node.animate([transition(node, true), {}], options)
  for (const [node, from] of places) {
    const to = node.getBoundingClientRect(), x = from.left - to.left, y = from.top - to.top
    // What was or is out of sight does not move.
    if (from.width && to.width && (x || y)) node.animate([{ translate: `${x}px ${y}px` }, {}], options)
  }
  places = new Map()
  inserted = []
}

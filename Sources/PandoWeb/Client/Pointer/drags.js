// The places of a drag. pointer.js decides what is dragged in the same events.
import { has, on } from '../Document/dom.js'
import { send } from '../Connection/socket.js'

/** @type {{ node: PageElement, placeOf: (x: number, y: number) => number[], start: number[], place: number[], frame: number } | null} */
let drag = null

/**
 * A function that turns places of the window into places in the node, as long as nothing moves. A gesture is inside of the
 * rotations and scales of the views around its view, and outside of those of the view itself, which stays where it was laid
 * out. Places in other spaces are counted from the corner that the page measures.
 * @type {(node: PageElement) => (x: number, y: number) => number[]}
 */
function placesIn(node) {
  const { left, top, width, height } = node.getBoundingClientRect()
  if (node.dataset.measure?.startsWith('place')) return (x, y) => [x - left, y - top]
  let space = new DOMMatrix()
  for (let outer = node.parentElement; outer; outer = outer.parentElement) {
    const { rotate, scale, transform } = getComputedStyle(outer)
    const steps = [/^-?[\d.]+deg$/.test(rotate) && `rotate(${rotate})`, scale !== 'none' && `scale(${scale.replace(/ /g, ',')})`, transform]
    space = new DOMMatrix(steps.filter((step) => step && step !== 'none').join(' ')).multiply(space)
  }
  // The middle of the rectangle around a turned node is the node's own middle.
  const back = space.inverse(), [right = 0, down = 0] = getComputedStyle(node).translate.split(' ').map(parseFloat).filter(isFinite)
  return (x, y) => {
    const at = back.transformPoint({ x: x - left - width / 2, y: y - top - height / 2, w: 0 })
    return [at.x + (node.offsetWidth ?? width) / 2 + right, at.y + (node.offsetHeight ?? height) / 2 + down]
  }
}

/** @param {boolean} isOver */
function reportDrag(isOver) {
  if (!drag) return
  cancelAnimationFrame(drag.frame)
  drag.frame = 0
  send(drag.node, 'drag', drag.start, drag.place, isOver)
  if (isOver) drag = null
}

on(['pointerdown'], ({ target, clientX, clientY, button }) => {
  const node = target.closest('input,textarea,select,[data-on~=drag]')
  if (button || !has(node, 'drag')) return
  const placeOf = placesIn(node), start = placeOf(clientX, clientY)
  drag = { node, placeOf, start, place: start, frame: 0 }
  reportDrag(false)
})

on(['pointermove'], ({ clientX, clientY }) => {
  if (!drag) return
  drag.place = drag.placeOf(clientX, clientY)
  drag.frame ||= requestAnimationFrame(() => reportDrag(false))
})

on(['pointerup', 'pointercancel'], () => reportDrag(true))

// A browser drags pictures and links by itself, which ends the gesture of the view around them.
on(['dragstart'], (event) => {
  if (drag && !event.target.closest?.('[draggable=true]')) event.preventDefault()
})

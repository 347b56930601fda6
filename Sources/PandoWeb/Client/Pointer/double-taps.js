// A view that takes single and double taps waits after a tap for a second one.
import { has, nearest } from '../Document/dom.js'

/** The time within which a second tap makes a double tap, in milliseconds. */
const DOUBLE = 300
/** @type {ReturnType<typeof setTimeout> | undefined} */
let single

// The listener of the window runs before the one that sends the tap. A click without a pointer has no detail, and is a tap at once.
addEventListener('click', (event) => {
  const target = /** @type {PageElement} */ (event.target), node = nearest(target, 'doubleTap')
  if (!event.detail || !node || !has(node, 'tap') || nearest(target, 'tap') !== node) return
  event.stopImmediatePropagation()
  event.preventDefault()
  clearTimeout(single)
  if (event.detail === 1) single = setTimeout(() => node.click(), DOUBLE)
}, true)

// A button of a stepper, or one that repeats its action, goes on while it is held down, and faster after a while.
import { on } from '../Document/dom.js'

/** After how long a press is held, and how long one step takes then, in milliseconds. */
const BEFORE_REPEAT = 500, PACE = 130
/** How much less each next step takes, and the least. */
const FASTER = 0.94, LEAST = 40
/** @type {ReturnType<typeof setTimeout>} */
let stepping
/** Whether the press that is under way has stepped: the release is then not another press. */
let hasStepped = false

on(['pointerdown'], ({ target, button }) => {
  const node = /** @type {PageElement | null} */ (target.closest('.stepper-buttons>button,.repeats'))
  hasStepped = false
  if (!node || button) return
  let pause = PACE
  const step = () => {
    if (!node.isConnected || node.disabled || node.ariaDisabled) return
    node.click()
    hasStepped = true
    stepping = setTimeout(step, pause = Math.max(pause * FASTER, LEAST))
  }
  stepping = setTimeout(step, BEFORE_REPEAT)
  node.addEventListener('pointerleave', () => clearTimeout(stepping), { once: true })
})
on(['pointerup', 'pointercancel'], () => clearTimeout(stepping))
// A finger that holds a button opens no context menu.
on(['contextmenu'], (event) => {
  if (event.target.closest('.stepper-buttons,.repeats')) event.preventDefault()
})
// On the window, before the listener that would step.
addEventListener('click', (event) => {
  if (!hasStepped || !event.detail) return
  hasStepped = false
  event.stopImmediatePropagation()
}, true)

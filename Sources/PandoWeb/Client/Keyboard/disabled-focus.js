// Keeps the place of the focus at a button that is disabled by its own press: a browser would begin at the top of the page.
import { afterApplying } from '../more-loader.js'

/**
 * The disabled button, and the node around it that has the focus meanwhile.
 * @type {[button: HTMLElement, around: HTMLElement] | null}
 */
let heldFocus = null

afterApplying(() => {
  const node = /** @type {HTMLElement | null} */ (document.activeElement)
  if (heldFocus && node !== heldFocus[1]) heldFocus = null
  if (heldFocus && !heldFocus[0].matches(':disabled')) {
    heldFocus[0].focus()
    heldFocus = null
  }
  const around = node?.matches(':disabled') && node.parentElement
  if (!node || !around) return
  heldFocus = [node, around]
  if (!around.hasAttribute('tabindex')) around.tabIndex = -1
  around.dataset.holds = ''
  around.focus({ preventScroll: true })
})

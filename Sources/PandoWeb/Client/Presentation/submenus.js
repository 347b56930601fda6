// A menu in a menu opens when the mouse rests on its item, and closes when the mouse rests on another item.
import { all, on } from '../Document/dom.js'

/** How long the mouse rests before, in milliseconds. On its way to an open menu the mouse crosses other items. */
const RESTING = 150
/** @type {ReturnType<typeof setTimeout>} */
let resting

on(['pointerover'], ({ target, pointerType }) => {
  clearTimeout(resting)
  const menu = pointerType === 'mouse' && target.closest?.('.menu-items')
  if (!menu) return
  const button = target.closest('.menu-button'), own = menu.contains(button) ? /** @type {PageElement} */ (button.nextElementSibling) : null
  resting = setTimeout(() => {
    for (const other of all('.menu-items:popover-open', menu)) if (other !== own) other.hidePopover()
    if (own?.isConnected && !own.matches(':popover-open')) own.showPopover()
  }, RESTING)
})

// Menus in menus open where a mouse rests on their items, and close where it rests on others.
import { all, on } from './dom.js'

/** How long a mouse rests before, in milliseconds: on its way to an open menu it crosses other items. */
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

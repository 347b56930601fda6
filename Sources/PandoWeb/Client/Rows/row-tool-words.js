// With a pointer, the tools of a row lie over its end. Where their words would cover more than two fifths of it, they are icons.
import { all, on } from '../Document/dom.js'

/**
 * The row that was measured last.
 * @type {PageElement | null}
 */
let measured

on(['pointerover', 'focusin'], ({ target }) => {
  const row = /** @type {PageElement | null} */ (target.closest?.('.row'))
  if (row === measured) return
  measured = row
  const tools = row ? all('.swipe', row) : []
  if (!row || !tools.length) return
  row.classList.remove('short-tools')
  const isShort = tools.reduce((sum, { offsetWidth }) => sum + offsetWidth, 0) > row.offsetWidth * .4
  row.classList.toggle('short-tools', isShort)
  for (const button of all('.swipe .button-swipe:has(.icon)', row)) {
    if (isShort) button.title = button.textContent?.trim() ?? ''
    else button.removeAttribute('title')
  }
})

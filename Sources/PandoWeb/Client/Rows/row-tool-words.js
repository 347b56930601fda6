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
  // A patch of the row leaves this attribute alone, unlike a class.
  row.removeAttribute('data-short')
  const isShort = tools.reduce((sum, { offsetWidth }) => sum + offsetWidth, 0) > row.offsetWidth * .4
  row.toggleAttribute('data-short', isShort)
  for (const button of all('.swipe .button-swipe:has(.icon)', row)) {
    if (isShort) button.title = button.textContent?.trim() ?? ''
    else button.removeAttribute('title')
  }
})

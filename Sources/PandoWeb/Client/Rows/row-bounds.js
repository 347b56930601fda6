// Disables the tools that would move the first row up or the last one down.
import { all, has } from '../Document/dom.js'
import { afterApplying } from '../more-loader.js'

/**
 * Whether a row can go past its neighbour. Rows that are not made are behind a gap.
 * @param {PageElement | null} other
 */
function canPass(other) {
  if (!other?.matches('.gap')) return !!has(other, 'move')
  const [first, made, total] = (other.dataset.rows ?? '0 0 0').split(' ').map(Number)
  return other.dataset.placement === 'before' ? first > 0 : first + made < total
}

function boundRows() {
  for (const button of all('.row-edit[data-action^=move]')) {
    const row = button.closest('.row'), other = button.dataset.action === 'moveUp' ? row.previousElementSibling : row.nextElementSibling
    if (button.disabled !== canPass(other)) continue
    // If the focused button is to be disabled, the button beside it gets the focus.
    if (!button.disabled && button === document.activeElement) all('.row-edit[data-action^=move]', row).find((tool) => tool !== button)?.focus()
    button.disabled = !button.disabled
  }
}
boundRows()
afterApplying(boundRows)

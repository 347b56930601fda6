// Numbers the rows of tables for assistive technology if not all rows are made.
import { afterApplying } from '../more-loader.js'

function numberRows() {
  const gaps = /** @type {NodeListOf<any>} */ (document.querySelectorAll('tbody>.gap'))
  for (const table of new Set([...gaps].map((gap) => gap.closest('table')))) {
    let count = 0
    for (const row of table.rows) {
      const [first, made, total] = row.matches('.gap') ? row.dataset.rows.split(' ').map(Number) : []
      if (total) count += row.dataset.placement === 'before' ? first : total - first - made
      else if (row.ariaRowIndex !== `${++count}`) row.ariaRowIndex = `${count}`
    }
    if (table.ariaRowCount !== `${count}`) table.ariaRowCount = `${count}`
  }
}

numberRows()
afterApplying(numberRows)

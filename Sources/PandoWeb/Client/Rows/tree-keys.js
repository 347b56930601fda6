// Arrow keys in a tree of rows (WAI-ARIA: tree grid). The arrow to the end opens a row. The arrow to the start closes it, or
// moves the focus to the row around it.
import { all } from '../Document/dom.js'

/** @type {(row: PageElement) => number} */
const levelOf = (row) => +(row.ariaLevel ?? 1)

// On the window, before the listener for the keys of lists, which is on the document.
addEventListener('keydown', (event) => {
  const { key, ctrlKey, altKey, metaKey, shiftKey } = event, target = /** @type {PageElement} */ (event.target)
  const right = +(key === 'ArrowRight') - +(key === 'ArrowLeft')
  if (!right || ctrlKey || altKey || metaKey || shiftKey) return
  /** @type {PageElement | undefined | null} */
  const row = target.closest?.('.list .row,tr'), list = row?.closest('.list,.table')
  if (!row || !list) return
  /** @type {PageElement | null} */
  const mark = row.querySelector('.disclosure>summary,.section-fold')
  if (target !== row && target !== mark) return
  const isOpen = mark?.ariaExpanded === 'true' || !!mark?.parentElement?.hasAttribute('open')
  const isBack = (getComputedStyle(list).direction === 'rtl') !== (right < 0)
  let goal = null
  if (isBack && !isOpen && (target === row || row.tabIndex < 0) && levelOf(row) > 1) {
    const rows = all('.row,tr', list)
    goal = rows.slice(0, rows.indexOf(row)).filter((other) => levelOf(other) < levelOf(row)).pop()
  }
  if (!goal && !(mark && isOpen === isBack)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  if (!goal) mark?.click()
  else (goal.tabIndex < 0 ? all('summary,button,a[href]', goal)[0] : goal)?.focus()
}, true)

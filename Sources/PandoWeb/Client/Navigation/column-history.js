// A narrow window shows one column of a split view (split-columns.js). The browser's history has an entry
// for each column that was entered, so that Back leads to the column before and not out of the
// page. An entry stores the column, so that a reloaded document shows it.
import { all, has, media } from '../Document/dom.js'
import { send } from '../Connection/socket.js'

const COLUMNS = ['sidebar', 'content', 'detail']

/**
 * The number of columns that were entered up to an entry of the history.
 * @param {any} state
 */
const entered = (state) => state?.columns ?? 0

/**
 * The entry of the history that the page shows.
 * @type {any}
 */
let entry = history.state
/** Whether the page has left an entry by itself, because a button of the page shows the column before. */
let goesBack = false
/** Whether the page shows another column because of the history. */
let isFollowing = false

/** @type {(split: PageElement, column: string | null | undefined) => number} */
export const indexOfColumn = (split, column) =>
  column ? COLUMNS.indexOf(column) : split.matches('.shows-detail') ? 2 : split.matches('.shows-content') ? 1 : 0

/** @type {(split: PageElement, place: number) => PageElement} */
const columnAt = (split, place) => all(':scope>.part-' + COLUMNS[place], split)[0]

/**
 * Keeps the column in sight in the entry of the history.
 * @param {PageElement} split
 */
const keepColumn = ({ dataset: { column } }) => history.replaceState(entry = { ...history.state, column }, '')

// A reloaded document shows what its address names. If the user has gone back to an earlier column,
// that column stays in sight. A new address has a new entry, which has no column.
for (const split of all('.split:has(>.column-back)')) {
  const left = history.state?.column
  if (left && indexOfColumn(split, left) < indexOfColumn(split, null)) split.dataset.column = left
}

new MutationObserver((changes) => {
  for (const { target, oldValue } of changes) {
    const split = /** @type {PageElement} */ (target), before = indexOfColumn(split, oldValue), now = indexOfColumn(split, split.dataset.column)
    // On a phone the column is popped, so the selection that led to it ends.
    if (now < before && media('(max-width: 700px)')) {
      for (const list of all('.collection[data-on~=change]', columnAt(split, now))) if (list.checkVisibility()) send(list, 'change', 'selection', [])
      if (has(split, 'dismiss')) send(split, 'dismiss')
    }
    if (!isFollowing && now < before && entered(history.state)) {
      goesBack = true
      history.back()
      continue
    }
    // A wide window shows both.
    if (!isFollowing && now > before && !columnAt(split, before)?.checkVisibility()) {
      entry = { ...history.state, columns: entered(history.state) + 1 }
      history.pushState(entry, '')
    }
    keepColumn(split)
  }
  isFollowing = false
}).observe(document, { attributeFilter: ['data-column'], attributeOldValue: true, subtree: true })

// The server gets the entry too (history.js), and corrects the address where it still shows something else.
addEventListener('popstate', ({ state }) => {
  const way = entered(state) - entered(entry)
  entry = state
  if (!way) return
  const split = all('.split:has(>.column-back)').find((node) => node.checkVisibility())
  if (!goesBack && split) {
    const back = /** @type {PageElement} */ (split.querySelector(':scope>.column-back')), next = indexOfColumn(split, split.dataset.column) + 1
    isFollowing = way > 0 || back.checkVisibility()
    if (way > 0) split.dataset.column = COLUMNS[columnAt(split, next) ? next : 2]
    else if (isFollowing) back.click()
  }
  if (goesBack && split) keepColumn(split)
  goesBack = false
})

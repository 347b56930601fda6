// Lists and tables: one stop of the key Tab, and the other keys go from row to row.
import { all, FIELD, FOCUSABLE, has, nearest, on } from './dom.js'
import { canFocus, stops } from './focus.js'
import { goToEnd } from './rows.js'
import { send } from './socket.js'

const LISTS = '.list,.table'
/**
 * What had the focus last in a list.
 * @type {WeakMap<Element, PageElement>}
 */
const lastStops = new WeakMap()
/** Whether the key Tab moves the focus, and whether out of a list. */
let isTab = false, isLeaving = false

/** Rows, and the buttons that fold sections. */
const ROWS = '.row,tr:not(.gap),.section>.section-fold'

/**
 * The row, if it can have the focus, and what can in it. A row that has nothing but tools, which may delete it, can.
 * @type {(row: PageElement) => PageElement[]}
 */
function stopsOf(row) {
  const list = stops(row)
  if (list[0] && list.every((node) => node.closest('.row-edits,.swipe'))) row.tabIndex = 0
  return row.tabIndex < 0 ? list : [row, ...list]
}

/**
 * The same with the handles of columns, to which arrow keys go.
 * @type {(row: PageElement) => PageElement[]}
 */
const placesOf = (row) => row.closest('thead')
  ? all(FOCUSABLE, row).filter((node) => canFocus(node) || node.matches('.handle') && node.checkVisibility()) : stopsOf(row)

/** @type {(list: PageElement, places?: typeof stopsOf) => PageElement[]} */
const rowsIn = (list, places = stopsOf) => all(ROWS, list).filter((row) => places(row).length)

on(['keydown'], (event) => {
  const { key, target, shiftKey, ctrlKey, altKey, metaKey } = event, list = target.closest(LISTS + ',.menu-items')
  isTab = key === 'Tab'
  if (!list?.matches(LISTS) || ctrlKey || altKey || metaKey || target.matches('input:not(.switch),textarea,select') || !isTab && nearest(target, 'key')) return
  if (isTab) {
    // From the first or last stop the browser knows the way. Fields are stops of their own.
    isLeaving = true
    if (!list.querySelector(FIELD + ',select')) stops(list).at(shiftKey ? 0 : -1)?.focus({ preventScroll: true })
    isLeaving = false
    return
  }
  const row = target.closest(ROWS), own = row ? placesOf(row) : [], column = Math.max(own.indexOf(target), 0)
  const side = +(key === 'ArrowRight') - +(key === 'ArrowLeft'), rows = rowsIn(list, row ? placesOf : stopsOf), { top, bottom } = list.getBoundingClientRect()
  const low = Math.max(top, 0), page = Math.max((Math.min(bottom, innerHeight) - low) / rows[0]?.offsetHeight - 1 | 0, 1)
  /** @type {Record<string, number>} */
  const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page, Home: -1e9, End: 1e9 }
  const by = steps[key]
  // Where the row is not made any more, the first in sight is next.
  const at = row ? rows.indexOf(row) : rows.findIndex((row) => row.getBoundingClientRect().top >= low) - 1
  const other = rows[Math.min(Math.max(at + by, 0), rows.length - 1)], next = other && placesOf(other)
  // Where no row has the focus, a table scrolls, and its handles are above.
  const goal = side ? own[column + (getComputedStyle(list).direction === 'rtl' ? -side : side)]
    : !rows.length && key === 'ArrowUp' && !list.scrollTop ? list.querySelector('.handle') : next?.[Math.min(column, next.length - 1)]
  if (!goal || goal === target && target.matches('.handle')) return
  event.preventDefault()
  event.stopImmediatePropagation()
  if (by && shiftKey && list.querySelector('[aria-multiselectable]')) {
    for (const each of [row, other]) if (has(each, 'tap') && !each.matches('.selected')) send(each, 'tap')
  }
  goal.focus()
  // The rows at the ends may not be made: they come when their gap is in sight.
  goToEnd(by * by > 1e9 ? all('.gap', list).at(by > 0 ? -1 : 0) : undefined, by > 0 ? 'end' : 'start')
})

on(['pointerdown'], () => { isTab = false })
on(['focusin'], ({ target, relatedTarget }) => {
  const list = target.closest(LISTS)
  if (!list || isLeaving) return
  // Who comes by Tab comes to where they were, or to what is selected: a row, or a day.
  if (isTab && (relatedTarget ? !list.contains(relatedTarget) : target.closest('.row-edits,.swipe'))) {
    const last = lastStops.get(list), row = list.querySelector('.selected') ?? rowsIn(list)[0]
    const next = last?.isConnected ? last : list.querySelector('.calendar [aria-pressed]') ?? (row && stopsOf(row)[0])
    if (next && next !== target) return next.focus()
  }
  lastStops.set(list, target)
})

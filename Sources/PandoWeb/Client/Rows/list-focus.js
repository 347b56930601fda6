// A list or a table is one stop of Tab. Arrow keys, Page Up, Page Down, Home and End move from row to row. Where one row may be
// selected and columns stand beside one another, the selection moves with them.
import { all, FIELD, FOCUSABLE, has, media, nearest, on } from '../Document/dom.js'
import { canFocus, stops } from '../Keyboard/focus.js'
import { goToEnd } from './row-windows.js'
import { send } from '../Connection/socket.js'

const LISTS = '.list,.table'
/**
 * The node of each list that had the focus last.
 * @type {WeakMap<Element, PageElement>}
 */
const lastStops = new WeakMap()
/** Whether Tab was pressed last, and whether it is leaving a list. */
let isTab = false, isLeaving = false
/** @type {ReturnType<typeof setTimeout>} */
let selecting

/** Rows, and the buttons that fold sections. */
const ROWS = '.row,tr:not(.gap),.section-head>button'

/**
 * The stops of a row: the row itself if it is one, and the nodes in it. A row with tools and nothing else becomes a stop, so
 * that Tab does not lead to Delete.
 * @type {(row: PageElement) => PageElement[]}
 */
function stopsOf(row) {
  const list = stops(row)
  if (list[0] && list.every((node) => node.closest('.row-edits,.swipe'))) row.tabIndex = 0
  return row.tabIndex < 0 ? list : [row, ...list]
}

/**
 * The stops of a row, with the handles of columns, which only arrow keys reach.
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
    // From the first or last stop the browser moves the focus out of the list. In a list with fields, each field
    // stays a stop.
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
  // If the row is no longer made, the first row in sight is next.
  const at = row ? rows.indexOf(row) : rows.findIndex((row) => row.getBoundingClientRect().top >= low) - 1
  const other = rows[Math.min(Math.max(at + by, 0), rows.length - 1)], next = other && placesOf(other)
  // A table without stops scrolls by its arrow keys. From its top, the up arrow leads to the handles.
  const goal = side ? own[column + (getComputedStyle(list).direction === 'rtl' ? -side : side)]
    : !rows.length && key === 'ArrowUp' && !list.scrollTop ? list.querySelector('.handle') : next?.[Math.min(column, next.length - 1)]
  if (!goal || goal === target && target.matches('.handle')) return
  event.preventDefault()
  event.stopImmediatePropagation()
  if (by && shiftKey && row?.closest('.multiple')) {
    for (const each of [row, other]) if (has(each, 'tap') && !each.matches('.selected')) send(each, 'tap')
  }
  goal.focus()
  // A key that is held selects the row at which it stops.
  clearTimeout(selecting)
  if (by && goal === other && has(goal, 'tap') && !goal.closest('.multiple') && media('(min-width:701px)')) {
    selecting = setTimeout(() => goal.matches('.selected') || send(goal, 'tap'), event.repeat ? 100 : 0)
  }
  // The first and the last row may not be made yet. They are made when their gap comes into sight.
  goToEnd(by * by > 1e9 ? all('.gap', list).at(by > 0 ? -1 : 0) : undefined, by > 0 ? 'end' : 'start')
})

on(['pointerdown'], () => { isTab = false })
on(['focusin'], ({ target, relatedTarget }) => {
  const list = target.closest(LISTS)
  if (!list || isLeaving) return
  // Tab enters a list at the node that had the focus last, else at the selected row or day.
  if (isTab && (relatedTarget ? !list.contains(relatedTarget) : target.closest('.row-edits,.swipe'))) {
    const last = lastStops.get(list), row = list.querySelector('.selected') ?? rowsIn(list)[0]
    const next = last?.isConnected ? last : list.querySelector(':scope.calendar [aria-pressed]') ?? (row && stopsOf(row)[0])
    if (next && next !== target) return next.focus()
  }
  lastStops.set(list, target)
})

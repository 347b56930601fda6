// The widths of a table's columns, which a pointer drags at the end of their headings. Who presses there twice gives all
// columns back to their contents.
import { all, on } from './dom.js'

/** How far from its end a heading is taken, in points. */
const END = 8
/** The narrowest column, in points. */
const NARROWEST = 40
const HEADINGS = 'thead :is(th,td)'

/**
 * The heading that is dragged, where the pointer was then, how wide the column was, and 1 where it ends at the right, else -1.
 * @type {{ heading: PageElement, start: number, width: number, way: number } | null}
 */
let resizing = null

/**
 * The widths that the server gave to headings.
 * @type {WeakMap<PageElement, string>}
 */
const givenWidths = new WeakMap()

/** @type {(heading: Element) => number} */
const wayOf = (heading) => getComputedStyle(heading).direction === 'rtl' ? -1 : 1

/**
 * The heading at whose end the pointer is. The last column has what the others leave, so it has no end.
 * @type {(event: { target: PageElement, clientX: number }) => PageElement | undefined}
 */
function headingAt({ target, clientX }) {
  const heading = /** @type {PageElement | null} */ (target.closest?.(`.table:not(.calendar) ${HEADINGS}:not(:last-child)`))
  if (!heading) return
  const { left, right } = heading.getBoundingClientRect()
  return Math.abs((wayOf(heading) > 0 ? right : left) - clientX) <= END ? heading : undefined
}

/**
 * Gives all columns but the last the widths that they have.
 * @param {PageElement} table
 */
function fix(table) {
  if (table.classList.contains('sized')) return
  const headings = all(HEADINGS, table), widths = headings.map((heading) => heading.getBoundingClientRect().width)
  headings.forEach((heading, index) => {
    givenWidths.set(heading, heading.style.width)
    heading.style.width = index < widths.length - 1 ? `${widths[index]}px` : ''
  })
  table.classList.add('sized')
}

/**
 * Makes the table as wide as its columns, and at least as wide as its place.
 * @param {PageElement} table
 */
function widen(table) {
  const widths = all(HEADINGS, table).map((heading) => parseFloat(heading.style.width) || NARROWEST * 2)
  table.style.width = `max(100%, ${widths.reduce((sum, width) => sum + width)}px)`
}

on(['pointerdown'], (event) => {
  const heading = event.pointerType !== 'touch' && event.button === 0 && headingAt(event)
  if (!heading) return
  event.preventDefault()
  fix(/** @type {PageElement} */ (heading.closest('table')))
  resizing = { heading, start: event.clientX, width: parseFloat(heading.style.width), way: wayOf(heading) }
})

on(['pointermove'], ({ clientX }) => {
  if (!resizing) return
  const { heading, start, width, way } = resizing
  heading.style.width = `${Math.max(width + (clientX - start) * way, NARROWEST)}px`
  widen(/** @type {PageElement} */ (heading.closest('table')))
})

on(['pointerup', 'pointercancel'], () => { resizing = null })

on(['dblclick'], (event) => {
  const table = /** @type {PageElement | undefined} */ (headingAt(event)?.closest('table'))
  if (!table) return
  table.classList.remove('sized')
  table.style.width = ''
  for (const heading of all(HEADINGS, table)) heading.style.width = givenWidths.get(heading) ?? ''
})

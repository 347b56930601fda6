// The widths that a visitor gave to the columns of tables. The browser keeps them, for tables with the same name and headings.
import { all } from './dom.js'

/** The narrowest column, in points. */
const NARROWEST = 40
/** Where the browser keeps the widths, and of how many tables. */
const ENTRY = 'pando-columns', TABLES = 50

/** What is kept: the widths of all columns but the last, by what tables are known by; the newest last. */
function stored() {
  try {
    return new Map(JSON.parse(/** @type {string} */ (localStorage.getItem(ENTRY))))
  } catch {
    return new Map()
  }
}

/** The same, also where the browser keeps nothing. */
const kept = stored()

/**
 * What the script set as the width of a heading, and what the server had set.
 * @type {WeakMap<PageElement, [own: string, given: string]>}
 */
const set = new WeakMap()

/** @param {PageElement} table */
export const headingsOf = (table) => all('thead :is(th,td)', table)

/** @param {PageElement} heading */
export const widthOf = (heading) => Math.round(heading.getBoundingClientRect().width)

/**
 * What a table is known by: a hash, because headings may tell what is nobody else's business. Numbers in headings are counts.
 * Pages of one path may have many tables, and one table may be on many paths, so the path does not count.
 * @param {PageElement} table
 */
function keyOf(table) {
  const words = [table.parentNode.ariaLabel, ...headingsOf(table).map(({ innerText }) => innerText)].join('\n').replace(/\d+/g, '0')
  return [...words].reduce((hash, letter) => Math.imul(hash ^ /** @type {number} */ (letter.codePointAt(0)), 16777619), 2166136261)
}

/**
 * The widths that are kept of a table.
 * @type {(table: PageElement) => number[] | undefined}
 */
function widthsOf(table) {
  // To read the words of headings takes a layout, after each batch.
  const widths = kept.size ? kept.get(keyOf(table)) : undefined
  return Array.isArray(widths) && widths.length === headingsOf(table).length - 1 && widths.every(Number.isFinite) ? widths : undefined
}

/** @type {(heading: PageElement, width: string) => void} */
function setWidth(heading, width) {
  const now = heading.style.width, [own, given] = set.get(heading) ?? []
  if (set.has(heading) && now === width) return
  set.set(heading, [width, now === own ? given ?? '' : now])
  heading.style.width = width
}

/** Gives a table the widths that are kept of it, or those that its contents want. Whatever the server did, it has them again. */
export function settleWidths(/** @type {PageElement} */ table) {
  const widths = widthsOf(table), isSized = table.classList.contains('sized')
  if (!widths && !isSized) return
  table.classList.toggle('sized', !!widths)
  // As wide as its columns, with some room for the last, and at least as wide as its place.
  table.style.width = widths ? `max(100%, ${widths.reduce((sum, width) => sum + width, NARROWEST * 2)}px)` : ''
  headingsOf(table).forEach((heading, index) => {
    if (widths) return setWidth(heading, index < widths.length ? `${widths[index]}px` : '')
    heading.style.width = set.get(heading)?.[1] ?? heading.style.width
    set.delete(heading)
  })
}

/**
 * Makes a column as wide as somebody wants, within its bounds; the others stay as they are.
 * @type {(heading: PageElement, width: number) => void}
 */
export function resize(heading, width) {
  const table = /** @type {PageElement} */ (heading.closest('table')), headings = headingsOf(table), key = keyOf(table)
  const { minWidth, maxWidth } = getComputedStyle(heading), widths = [...widthsOf(table) ?? headings.slice(0, -1).map(widthOf)]
  const narrowest = Math.max(parseFloat(minWidth) || 0, NARROWEST)
  widths[headings.indexOf(heading)] = Math.round(Math.max(Math.min(width, parseFloat(maxWidth) || width), narrowest))
  kept.set(key, widths)
  settleWidths(table)
}

/** Gives all columns of a table back to their contents. */
export function giveBack(/** @type {PageElement} */ table) {
  kept.delete(keyOf(table))
  settleWidths(table)
  keep(table)
}

/** Keeps the widths of a table for the next time, beside what other windows kept meanwhile. */
export function keep(/** @type {PageElement} */ table) {
  const key = keyOf(table), widths = kept.get(key), all = stored()
  all.delete(key)
  if (widths) all.set(key, widths)
  try {
    localStorage.setItem(ENTRY, JSON.stringify([...all].slice(-TABLES)))
  } catch {}
}

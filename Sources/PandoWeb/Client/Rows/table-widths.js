// The column widths that a visitor chose. The browser stores them for tables with the same name and headings.
import { all, media } from '../Document/dom.js'

/** The narrowest column, in points. */
const NARROWEST = 40
/** The key of the entry in the local storage, and the most tables in it. */
const ENTRY = 'pando-columns', TABLES = 50

/** The stored widths of all columns except the last, by the keys of the tables, the newest last. */
function stored() {
  try {
    return new Map(JSON.parse(/** @type {string} */ (localStorage.getItem(ENTRY))))
  } catch {
    return new Map()
  }
}

/** The media query of a phone. */
export const PHONE = '(max-width: 600px) and (pointer: coarse)'

/** The widths of this page, also if the browser stores nothing. */
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
 * The key of a table: a hash, because headings may be private. Numbers in headings are counts, and are left out. So is the
 * path: a path may have many tables, and a table may be on many paths.
 * @param {PageElement} table
 */
function keyOf(table) {
  const words = [table.parentNode.ariaLabel, ...headingsOf(table).map(({ innerText }) => innerText)].join('\n').replace(/\d+/g, '0')
  return [...words].reduce((hash, letter) => Math.imul(hash ^ /** @type {number} */ (letter.codePointAt(0)), 16777619), 2166136261)
}

/**
 * The widths that a visitor chose for a table.
 * @type {(table: PageElement) => number[] | undefined}
 */
function widthsOf(table) {
  // Widths that were chosen with a mouse in a wide window have no room on a phone.
  if (media(PHONE)) return
  // Reading the text of headings forces a layout after each batch, so the key is made only if there are widths.
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

/** Gives a table its stored widths, or else those of its contents. The server may have replaced them in a batch. */
export function settleWidths(/** @type {PageElement} */ table) {
  const widths = widthsOf(table), isSized = table.classList.contains('widths')
  if (!widths && !isSized) return
  table.classList.toggle('widths', !!widths)
  // The table is as wide as its columns, with some room for the last, and at least as wide as its container.
  table.style.width = widths ? `max(100%, ${widths.reduce((sum, width) => sum + width, NARROWEST * 2)}px)` : ''
  headingsOf(table).forEach((heading, index) => {
    if (widths) return setWidth(heading, index < widths.length ? `${widths[index]}px` : '')
    heading.style.width = set.get(heading)?.[1] ?? heading.style.width
    set.delete(heading)
  })
}

/**
 * Sets the width of a column, within its bounds. The other columns stay as they are.
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

/** Gives all columns of a table the widths of their contents. */
export function giveBack(/** @type {PageElement} */ table) {
  kept.delete(keyOf(table))
  settleWidths(table)
  keep(table)
}

/** Stores the widths of a table, beside those that other windows stored meanwhile. */
export function keep(/** @type {PageElement} */ table) {
  const key = keyOf(table), widths = kept.get(key), all = stored()
  all.delete(key)
  if (widths) all.set(key, widths)
  try {
    localStorage.setItem(ENTRY, JSON.stringify([...all].slice(-TABLES)))
  } catch {}
}

// The handles between the columns of a split view, which the pointer drags and arrow keys move (WAI-ARIA Authoring
// Practices, "Window Splitter"). A double press, or Home, gives a column its own width. The browser stores the
// widths. This module also styles the button that hides the sidebar: where columns stand side by side it is at the
// end of the sidebar's bar, or at the beginning of the bar of the first column that is left.
import { all, on } from '../Document/dom.js'
import { afterApplying } from '../more-loader.js'
import { word } from '../Connection/translations.js'

/** The narrowest and the widest column, the room of the last one, and how far a key moves a handle, in points. */
const LEAST_COLUMN = 180, MOST_COLUMN = 560, LAST_COLUMN = 320, COLUMN_STEP = 10
/** The key of the entry in the local storage, and the most split views in it. */
const SPLITS_ENTRY = 'pando-splits', MOST_SPLITS = 50
const COLUMN_NAMES = ['sidebar', 'content']

const TOGGLED = '.split:has(>.part-sidebar .bar:not(.bar-untitled,[hidden])):not(.split-inspector,:has(>.no-toggle))'
/** The columns that a button for the sidebar stands in while the sidebar is hidden. */
const LEFT_COLUMNS = '.split-alone:is(.split-double,:not(:has(>.part-content)))>:not(.part-sidebar,.part-content,button,div.split-divider)'

/** @param {string} split */
const toggleLooks = (split) => `${split}>.split-toggle{display:grid!important}`
  + `${split}:not(.split-alone)>.part-sidebar .bar{padding-inline-end:52px}`
  + `${split}${LEFT_COLUMNS} .bar,${split}.split-alone:not(.split-double)>.part-content .bar{padding-inline-start:max(56px,var(--side,16px))}`
  + `${split}${LEFT_COLUMNS}:not(:has(.bar:not(.bar-untitled,[hidden])))>.bar-untitled:not([hidden]){display:flex!important}`

const dividerLooks = new CSSStyleSheet()
dividerLooks.replaceSync([
  '.split-divider{display:none;position:absolute;inset-block:0;inset-inline-end:-12px;width:24px;z-index:4;pointer-events:none}.split-divider::before{content:"";position:absolute;inset-block:0;inset-inline:8px;pointer-events:auto;cursor:col-resize;touch-action:none;background:linear-gradient(var(--tint) 0 0) 50%/0 100% no-repeat}.split-divider:is(:hover,:active)::before{background-size:2px 100%}.split:has(>.split-divider){position:relative}.split-alone>.split-divider{display:none!important}',
  '.split>.split-toggle{position:absolute;grid-column:1/2;place-items:center;inset-block-start:14px;inset-inline-end:10px;width:36px;min-height:var(--control);padding:0;z-index:5}.split-alone>.split-toggle{inset-inline:10px auto}',
  '@media not (pointer:coarse){@media (min-width:961px){.split>.split-divider{display:block}}@media (min-width:701px) and (max-width:960px){.split:not(:has(>.part-content))>.split-divider{display:block}}}',
  `@media screen and (min-width:961px){${toggleLooks(TOGGLED)}}@media screen and (min-width:701px) and (max-width:960px){${toggleLooks(`${TOGGLED}:not(:has(>.part-content))`)}}`,
].join(''))
document.adoptedStyleSheets = [...document.adoptedStyleSheets, dividerLooks]

/**
 * The widths that a visitor chose, by the names of split views and columns, the newest last.
 * @returns {Map<string, number>}
 */
function storedSplits() {
  try {
    return new Map(JSON.parse(/** @type {string} */ (localStorage.getItem(SPLITS_ENTRY))))
  } catch {
    return new Map()
  }
}
/** The widths of this page, also if the browser stores nothing. */
const keptSplits = storedSplits()
/**
 * The handle that is dragged, where the pointer was at first, and how wide the column was then.
 * @type {{ divider: PageElement, start: number, width: number } | null}
 */
let dividing = null

/** @type {(split: PageElement, name: string) => PageElement | null} */
const columnOf = (split, name) => split.querySelector(`:scope>.part-${name}`)

/** @param {PageElement} split */
const splitTitle = (split) => columnOf(split, 'sidebar')?.querySelector('.screen-title')?.textContent ?? ''

/** @type {(split: PageElement, name: string) => string} */
const splitKey = (split, name) => `${splitTitle(split)}\n${name}`

/** @param {PageElement} divider */
const dividedName = (divider) => /** @type {string} */ (divider.dataset.divides)

/** 1 if columns end at the right, else -1. */
const wayOfSplit = (/** @type {Element} */ node) => getComputedStyle(node).direction === 'rtl' ? -1 : 1

/**
 * How narrow and how wide a column can be, as the application says.
 * @param {PageElement} column
 */
function limitsOf({ style }) {
  const least = parseFloat(style.getPropertyValue('--least')) || LEAST_COLUMN
  return [least, Math.max(parseFloat(style.getPropertyValue('--most')) || MOST_COLUMN, least)]
}

/** @type {(split: PageElement, name: string) => void} */
function settleColumn(split, name) {
  const column = columnOf(split, name), property = name === 'sidebar' ? '--first' : '--second'
  if (!column) return
  const [least, most] = limitsOf(column), kept = keptSplits.get(splitKey(split, name)), width = kept && Math.max(Math.min(kept, most), least)
  const value = width ? `${width}px` : ''
  if (split.style.getPropertyValue(property) !== value) split.style.setProperty(property, value)
  // A column with a width of its own fills what the visitor gives it.
  const own = width && column.style.getPropertyValue('--column') ? 'auto' : ''
  if (column.style.width !== own) column.style.width = own
}

/** Gives new split views their handles and widths. */
function settleSplits() {
  for (const split of all('.split:not(.split-inspector):has(>.part-sidebar)')) {
    COLUMN_NAMES.forEach((name, index) => {
      const column = columnOf(split, name)
      let divider = /** @type {PageElement | null} */ (split.querySelector(`:scope>.divider-${name}`))
      const [least, most] = column ? limitsOf(column) : [0, 0]
      // A column with one width alone is not dragged.
      if (!column || least === most) return divider?.remove()
      if (!divider) {
        divider = /** @type {PageElement} */ (/** @type {any} */ (document.createElement('div')))
        divider.className = `split-divider divider-${name}`
        divider.tabIndex = 0
        divider.role = 'separator'
        divider.ariaOrientation = 'vertical'
        divider.dataset.divides = name
        divider.style.gridColumn = `${index + 1} / ${index + 2}`
        split.append(divider)
      }
      settleColumn(split, name)
      tellWidth(divider)
    })
  }
}

/** @param {PageElement} divider */
function tellWidth(divider) {
  const column = /** @type {PageElement} */ (columnOf(divider.parentNode, dividedName(divider)))
  divider.ariaLabel = `${word('Width')}: ${column.querySelector('.screen-title')?.textContent ?? ''}`
  divider.ariaValueNow = `${column.offsetWidth}`
  const [least, most] = limitsOf(column)
  divider.ariaValueMin = `${least}`
  divider.ariaValueMax = `${most}`
}

/** @type {(divider: PageElement, width: number | undefined) => void} */
function setColumn(divider, width) {
  const split = divider.parentNode, name = dividedName(divider), column = /** @type {PageElement} */ (columnOf(split, name))
  const key = splitKey(split, name)
  // The columns after this one keep some room.
  const [least, widest] = limitsOf(column), most = Math.min(widest, column.offsetWidth + roomAfter(split))
  if (width) keptSplits.set(key, Math.round(Math.max(Math.min(width, most), least)))
  else keptSplits.delete(key)
  settleColumn(split, name)
  tellWidth(divider)
}

/** The room that the last column can give. */
const roomAfter = (/** @type {PageElement} */ split) => {
  const last = all(':scope>.part-detail', split).at(-1)
  return last ? Math.max(last.offsetWidth - LAST_COLUMN, 0) : 0
}

/** Stores the widths, beside those that other windows stored meanwhile. */
function keepSplit(/** @type {PageElement} */ divider) {
  const key = splitKey(divider.parentNode, dividedName(divider)), width = keptSplits.get(key), all = storedSplits()
  all.delete(key)
  if (width) all.set(key, width)
  try {
    localStorage.setItem(SPLITS_ENTRY, JSON.stringify([...all].slice(-MOST_SPLITS)))
  } catch {}
}

settleSplits()
afterApplying(settleSplits)

/** @type {(target: PageElement) => PageElement | null} */
const dividerAt = (target) => target.closest?.('.split-divider')

on(['pointerdown'], (event) => {
  const divider = event.button === 0 && dividerAt(event.target)
  if (!divider) return
  event.preventDefault()
  divider.setPointerCapture(event.pointerId)
  dividing = { divider, start: event.clientX, width: /** @type {PageElement} */ (columnOf(divider.parentNode, dividedName(divider))).offsetWidth }
})
on(['pointermove'], ({ clientX }) => {
  if (dividing) setColumn(dividing.divider, dividing.width + (clientX - dividing.start) * wayOfSplit(dividing.divider))
})
on(['pointerup', 'pointercancel'], ({ clientX }) => {
  if (dividing && clientX !== dividing.start) keepSplit(dividing.divider)
  dividing = null
})
on(['dblclick'], ({ target }) => {
  const divider = dividerAt(target)
  if (!divider) return
  setColumn(divider, undefined)
  keepSplit(divider)
})
on(['keydown'], (event) => {
  const { key, target, ctrlKey, altKey, metaKey } = event, side = +(key === 'ArrowRight') - +(key === 'ArrowLeft')
  if (!target.matches?.('.split-divider') || ctrlKey || altKey || metaKey || !side && key !== 'Home') return
  const { offsetWidth } = /** @type {PageElement} */ (columnOf(target.parentNode, dividedName(target)))
  setColumn(target, side ? offsetWidth + side * COLUMN_STEP * wayOfSplit(target) : undefined)
  keepSplit(target)
  event.preventDefault()
})

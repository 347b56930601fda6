// Names the tools of rows for assistive technology: "Delete Milk", and not "Delete" with all the words of the row. Without this
// file all the words are read. Also names the buttons of context menus by what the menus are for.
import { all, on } from '../Document/dom.js'
import { afterApplying } from '../more-loader.js'

/** The maximum length of what names a row. */
const LENGTH = 60
/** Nodes whose words are not the row's own. */
const APART = '.swipe *,.row-edits *,.menu-items *,[aria-hidden=true],[aria-hidden=true] *,[hidden] *'
/** Fields, which name a row by their values. A password is never part of a name. */
const TYPED = 'input:not([type=radio],[type=checkbox],[type=range],[type=password]),textarea'
/** What may name a row, the best first: titles, then what stands first. The words beside a field name the field. */
const TITLES = [
  ':is(h1,h2,h3,h4,h5,h6,[role=heading],.label-title,.text:is([style*="font-weight:6"],[style*="font-weight: 6"]))',
  `:is(.text,.label-title,.labeled-label,.button,.link,img,[role=img],${TYPED}):not(.field>.labeled-label,.field>.labeled-label *,:is(.button,.link,.labeled-label):has(.text,.label-title))`,
  '.labeled-label',
]
/** The short names of rows, as nodes that the tools refer to. They are read aloud although they are out of sight. */
const shelf = document.createElement('div')
/**
 * The node with the name of each row.
 * @type {Map<PageElement, HTMLElement>}
 */
const names = new Map()
/** The rows that are named next. */
const unnamed = new Set(/** @type {PageElement[]} */ ([]))
let isDue = false

/** What has tools that are named: a row, or a view with a context menu. */
const OWNERS = '.row,:has(>.context)'
/** What holds such tools. */
const TOOLS = '.row-edits,.swipe,.context'

/** @param {PageElement} node */
const wordsOf = (node) =>
  (node.matches(TYPED) ? node.value : node.ariaLabel ?? node.getAttribute('alt') ?? node.textContent ?? '').replace(/\s+/g, ' ').trim()

/**
 * Words up to the last space that there is room for. Scripts without spaces are cut anywhere.
 * @param {string} words
 */
function shorten(words) {
  if (words.length <= LENGTH) return words
  const end = words.lastIndexOf(' ', LENGTH)
  return words.slice(0, end > LENGTH / 2 ? end : LENGTH).replace(/[\ud800-\udbff]$/, '') + '…'
}

/**
 * The words of a title, or else of what stands first in the row. Words in sight come before the names of pictures: a row with a
 * picture that opens it is named by what is written beside it.
 * @param {PageElement} row
 */
function titleOf(row) {
  // A view in which nothing stands out is named by how it begins.
  if (!row.matches('.row')) return shorten(all('.text,img,[role=img]', row).filter((node) => !node.matches(APART)).map(wordsOf).filter(Boolean).join(', '))
  for (const selector of TITLES) {
    const nodes = all(`:scope>.row-content ${selector}`, row).filter((node) => !node.matches(APART))
    const isWritten = (/** @type {PageElement} */ node) => node.matches(TYPED) || node.textContent?.trim()
    const words = [...nodes.filter(isWritten), ...nodes].map(wordsOf).find((words) => words)
    if (words) return shorten(words)
  }
}

/** @param {PageElement} row */
function nameRow(row) {
  const tools = all(row.matches('.row') ? '.row-edits button,.swipe .button,.context-button' : ':scope>.context>.context-button', row)
  const words = tools.length && titleOf(row)
  if (!words) return
  const name = names.get(row) ?? document.createElement('span')
  names.set(row, name)
  name.id = `${row.id || tools[0].id}-short`
  if (name.textContent !== words) name.textContent = words
  if (!name.isConnected) shelf.append(name)
  for (const tool of tools) if (tool.id) tool.setAttribute('aria-labelledby', `${tool.id} ${name.id}`)
}

/**
 * Names rows while the browser is idle.
 * @param {IdleDeadline | undefined} deadline
 */
function nameRows(deadline) {
  isDue = false
  for (const row of unnamed) {
    if (deadline?.timeRemaining() === 0) return nameSoon()
    unnamed.delete(row)
    if (row.isConnected) nameRow(row)
  }
  for (const [row, name] of names) if (!row.isConnected) {
    name.remove()
    names.delete(row)
  }
}

function nameSoon() {
  if (isDue) return
  isDue = true
  const { requestIdleCallback = setTimeout } = /** @type {any} */ (window)
  requestIdleCallback(nameRows)
}

/**
 * Notes that the rows around or in a node may need other names.
 * @param {Node} node
 */
function note(node) {
  const element = /** @type {PageElement} */ (node instanceof Element ? node : node.parentElement), own = element?.closest(OWNERS)
  if (own) unnamed.add(own)
  for (const tools of element ? all(TOOLS, element) : []) unnamed.add(tools.closest('.row') ?? tools.parentElement)
  if (unnamed.size) nameSoon()
}

shelf.hidden = true
document.body.append(shelf)
note(document.body)
new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes) {
    if (/** @type {Element} */ (target).closest?.(OWNERS) ?? target.parentElement?.closest(OWNERS)) note(target)
    else addedNodes.forEach(note)
  }
  // The change may have removed rows.
  nameSoon()
}).observe(document.body, { childList: true, characterData: true, subtree: true })
// A new value of a field is no change of the document.
afterApplying(() => all(`.row :is(${TYPED})`).forEach(note))
on(['change'], ({ target }) => note(target))

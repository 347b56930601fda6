// The rows of long lists: the server makes those in sight, and on each side of them a gap stands for the others.
import { active } from './dom.js'
import { isPending, send } from './socket.js'

const gaps = /** @type {HTMLCollectionOf<PageElement>} */ (document.getElementsByClassName('gap'))
let rowFrame = 0
/**
 * What was asked for last, by the gap before the rows.
 * @type {WeakMap<Element, string>}
 */
const rowsAsked = new WeakMap()

/** The most rows that the server makes at once. */
const MOST_ROWS = 500

/** Looks before the next frame is drawn which rows are in sight. */
export function lookSoon() {
  if (gaps.length && !rowFrame) rowFrame = requestAnimationFrame(look)
}

/** Begins to look, now and whenever something may have come into sight. */
export function startLooking() {
  for (const type of ['scroll', 'resize', 'load', 'toggle']) addEventListener(type, lookSoon, { capture: true, passive: true })
  lookSoon()
}

/** The windows on long lists of which something may be in sight. */
const rowWindows = () => [...gaps].filter((gap) => gap.dataset.placement === 'before').flatMap((gap) => windowOf(gap) ?? [])

/**
 * Which rows are made, where they are, and between which lines of the window something of the list can be seen.
 * @param {PageElement} before
 */
function windowOf(before) {
  const { parentNode, dataset: { rows } } = before
  const after = [...gaps].find((gap) => gap.parentNode === parentNode && gap !== before && gap.dataset.rows === rows)
  if (!after || !rows) return
  let low = 0, high = innerHeight
  /** @type {Element | null | undefined} */
  let scroller
  for (let node = parentNode; node; node = node.parentElement) {
    const { overflowY } = getComputedStyle(node)
    if (node === document.documentElement || node === document.body || overflowY === 'visible') continue
    const { top, bottom } = node.getBoundingClientRect()
    low = Math.max(low, top)
    high = Math.min(high, bottom)
    if (overflowY !== 'hidden' && node.scrollHeight > node.clientHeight + 1) scroller ??= node
  }
  if (high <= low) return
  scroller ??= document.scrollingElement
  const [first, made, total] = rows.split(' ').map(Number)
  const { top } = /** @type {PageElement} */ (before.nextElementSibling).getBoundingClientRect()
  const { bottom } = /** @type {PageElement} */ (after.previousElementSibling).getBoundingClientRect()
  // Offsets of rows, and their places in the window.
  const edges = [[0, top - before.offsetHeight], [first, top], [first + made, bottom], [total, bottom + after.offsetHeight]]
  return { before, after, rows, first, made, total, low, high, scroller, edges }
}

/**
 * The offset at a place, or with 1 and 0 the place of an offset.
 * @type {(edges: number[][], value: number, from?: number, to?: number) => number}
 */
function across(edges, value, from = 1, to = 0) {
  const next = edges.findIndex((edge, index) => index && (value <= edge[from] || index === 3))
  const a = edges[next - 1], b = edges[next], part = (value - a[from]) / (b[from] - a[from] || 1)
  return a[to] + Math.min(Math.max(part, 0), 1) * (b[to] - a[to])
}

/**
 * Says which of all rows the ones are that are made.
 * @type {(first: number, total: number, before: PageElement) => void}
 */
function nameRows(first, total, before) {
  const isTable = before.matches('tr'), place = isTable ? 'aria-rowindex' : 'aria-posinset'
  if (!isTable && !before.matches('li')) return
  if (isTable) before.closest('table').setAttribute('aria-rowcount', `${total + 1}`)
  for (let row = before.nextElementSibling; row && !row.matches('.gap'); row = row.nextElementSibling) {
    row.setAttribute(place, `${++first + +isTable}`)
    if (!isTable) row.setAttribute('aria-setsize', `${total}`)
  }
}

/** Asks for the rows that are in sight, or will be soon, if they are not made. Meanwhile the list asks for no others. */
function look() {
  rowFrame = 0
  for (const { before, rows, first, made, total, low, high, edges } of rowWindows()) {
    const from = across(edges, low), to = across(edges, high), spare = (to - from) / 2, grid = before.closest('.lazy-grid')
    nameRows(first, total, before)
    const columns = grid === before.parentNode ? getComputedStyle(grid).gridTemplateColumns.split(' ').length : 1
    if (to <= from || first % columns === 0 && (!first || from - spare >= first) && (first + made === total || to + spare <= first + made)) continue
    // A screenful on either side.
    const count = Math.max(to - from, 10), more = Math.min(count, Math.max(MOST_ROWS - columns - count, 0) / 2)
    const begin = Math.max(Math.floor((from - more) / columns) * columns, 0)
    const end = Math.min(Math.ceil(to + more), begin + MOST_ROWS), question = [rows, begin, end].join()
    if (end <= begin || isPending(before, 'rows') || rowsAsked.get(before) === question) continue
    send(before, 'rows', begin, end - begin, (edges[2][1] - edges[1][1]) / made || null)
    // Without a connection nothing was sent.
    if (isPending(before, 'rows')) rowsAsked.set(before, question)
  }
}

/** Notes what is in sight before rows come and go. Call what it gives back when they have: it is in sight then as it was. */
export function holdRows() {
  const held = rowWindows().map(({ before, after, rows, low, high, edges, scroller }) => {
    let row = before.nextElementSibling
    while (row !== after && row.getBoundingClientRect().bottom <= low) row = row.nextElementSibling
    const { top } = row.getBoundingClientRect(), offset = across(edges, low), focused = active()
    const hadFocus = before.parentNode.contains(focused) && focused !== before.parentNode
    return () => {
      const now = before.isConnected && before.dataset.rows !== rows ? windowOf(before) : undefined
      if (!now) return
      // The focus that goes with a row stays in the list.
      if (hadFocus && !focused.isConnected) {
        const list = before.parentNode
        if (list.tabIndex < 0) list.tabIndex = -1
        list.focus({ preventScroll: true })
      }
      const isRow = row !== after && top < high && row.isConnected
      const by = isRow ? row.getBoundingClientRect().top - top : across(now.edges, offset, 0, 1) - low
      if (scroller?.scrollTop && Math.abs(by) >= 1) scroller.scrollTop += by
    }
  })
  return () => held.forEach((settle) => settle())
}

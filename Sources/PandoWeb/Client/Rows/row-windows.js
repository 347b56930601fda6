// The row windows of long lists. The server makes the rows in sight; a gap on each side stands for the others.
import { active } from '../Document/dom.js'
import { isPending, send } from '../Connection/socket.js'

const gaps = /** @type {HTMLCollectionOf<PageElement>} */ (document.getElementsByClassName('gap'))
let rowFrame = 0
/**
 * The gap to which Home or End scrolled. The row at that end of the list gets the focus when it is made.
 * @type {PageElement | undefined}
 */
let goalGap

/** @type {(gap: PageElement | undefined, block: ScrollLogicalPosition) => void} */
export function goToEnd(gap, block) {
  goalGap = gap
  gap?.scrollIntoView({ block })
}
/**
 * The rows that were requested last, by the gap before them.
 * @type {WeakMap<Element, string>}
 */
const rowsAsked = new WeakMap()

/** Finds out which rows are in sight before the next frame is drawn. */
export function lookSoon() {
  if (gaps.length && !rowFrame) rowFrame = requestAnimationFrame(look)
}

/** Begins to look, now and whenever something may have come into sight. */
export function startLooking() {
  for (const type of ['scroll', 'resize', 'load', 'toggle']) addEventListener(type, lookSoon, { capture: true, passive: true })
  lookSoon()
}

/**
 * The row windows: which rows are made, where they are, and between which heights the browser's window shows their list. The
 * gaps before and after the rows have the same offsets.
 */
const rowWindows = () => [...gaps].flatMap((before, index, all) => {
  const { parentNode: list, dataset: { rows } } = before
  const after = all.find((gap, other) => other > index && gap.parentNode === list && gap.dataset.rows === rows)
  if (!after || !rows) return []
  let low = 0, high = innerHeight, scroller = /** @type {Element} */ (document.scrollingElement)
  for (let node = list; node !== document.body; node = node.parentNode) {
    const { overflowY } = getComputedStyle(node)
    if (overflowY === 'visible') continue
    const { top, bottom } = node.getBoundingClientRect()
    low = Math.max(low, top)
    high = Math.min(high, bottom)
    if (scroller === document.scrollingElement && overflowY !== 'hidden' && node.scrollHeight > node.clientHeight + 1) scroller = node
  }
  const [first, made, total] = rows.split(' ').map(Number)
  const { top } = before.nextElementSibling.getBoundingClientRect(), { bottom } = after.previousElementSibling.getBoundingClientRect()
  // Pairs of a row's offset in the list and its height in the browser's window.
  const edges = [[0, top - before.offsetHeight], [first, top], [first + made, bottom], [total, bottom + after.offsetHeight]]
  return high > low ? [{ before, after, list, rows, first, made, total, low, high, scroller, edges }] : []
})

/**
 * The offset of the row at a height. With 0 and 1 as the last arguments, the height of the row at an offset.
 * @type {(edges: number[][], value: number, from?: number, to?: number) => number}
 */
function across(edges, value, from = 1, to = 0) {
  const next = edges.findIndex((edge, index) => index && (value <= edge[from] || index === 3))
  const a = edges[next - 1], b = edges[next], part = (value - a[from]) / (b[from] - a[from] || 1)
  return a[to] + Math.min(Math.max(part, 0), 1) * (b[to] - a[to])
}

/**
 * Requests rows from the server that are in sight, or soon will be, and are not made. A list has one such request at
 * a time.
 */
function look() {
  rowFrame = 0
  for (const { before, after, list, rows, first, made, total, low, high, edges } of rowWindows()) {
    const columns = list.matches('.lazy-grid') ? getComputedStyle(list).gridTemplateColumns.split(' ').length : 1
    // The places of the rows among all rows, for assistive technology. For tables row-numbers.js sets
    // them.
    const { previousElementSibling: last } = after
    let place = first
    if (!list.matches('div,tbody') && (last.ariaPosInSet !== `${place + made}` || last.ariaSetSize !== `${total}`)) {
      for (let row = before; row !== last;) {
        row = row.nextElementSibling
        row.ariaPosInSet = `${++place}`
        row.ariaSetSize = `${total}`
      }
    }
    const from = across(edges, low), to = across(edges, high), spare = (to - from) / 2
    if (to <= from || first % columns === 0 && (!first || from - spare >= first) && (first + made === total || to + spare <= first + made)) continue
    // A screenful on either side, and no more rows than the server makes.
    const count = Math.max(to - from, 10), more = Math.min(count, Math.max(500 - columns - count, 0) / 2)
    const begin = Math.max(Math.floor((from - more) / columns) * columns, 0), length = Math.min(Math.ceil(to + more) - begin, 500)
    const question = [rows, begin, length].join()
    if (length < 1 || isPending(before, 'rows') || rowsAsked.get(before) === question) continue
    send(before, 'rows', begin, length, (edges[2][1] - edges[1][1]) / made || null)
    // Without a connection nothing was sent.
    if (isPending(before, 'rows')) rowsAsked.set(before, question)
  }
}

/**
 * Notes the first row in sight before a batch changes the rows. The function that is returned scrolls so that the row is
 * where it was.
 */
export function holdRows() {
  const held = rowWindows().map(({ before, after, list, rows, low, high, edges, scroller }) => {
    let row = before.nextElementSibling
    while (row !== after && row.getBoundingClientRect().bottom <= low) row = row.nextElementSibling
    const { top } = row.getBoundingClientRect(), offset = across(edges, low), focused = active(), isInside = list.contains(focused)
    return () => {
      const now = before.dataset.rows === rows ? undefined : rowWindows().find((now) => now.before === before)
      if (!now) return
      // The focus of a row that is gone stays in the list.
      if (isInside && !focused.isConnected) {
        const end = goalGap === before ? before.nextElementSibling : goalGap === after && after.previousElementSibling
        const place = end && !goalGap?.offsetHeight && end.tabIndex >= 0 ? end : list
        if (place.tabIndex < 0) place.tabIndex = -1
        place.focus({ preventScroll: true })
      }
      const by = row !== after && top < high && row.isConnected ? row.getBoundingClientRect().top - top : across(now.edges, offset, 0, 1) - low
      if (scroller.scrollTop && Math.abs(by) >= 1) scroller.scrollTop += by
    }
  })
  return () => held.forEach((settle) => settle())
}

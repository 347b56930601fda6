// Cuts lines in their middle. Their text stays whole for copying, finding and reading aloud; a pseudo-element draws its end
// behind the part in sight. Without this file lines are cut at their end.
import { all } from '../Document/dom.js'
import { afterApplying } from '../more-loader.js'

/**
 * The width and the text for which each line was cut last.
 * @type {WeakMap<Element, string>}
 */
const lines = new WeakMap()

/** @type {(node: PageElement, from: number, to: number) => number} */
function spanOf(node, from, to) {
  const range = document.createRange(), words = /** @type {any} */ (node.firstElementChild).firstChild
  range.setStart(words, from)
  range.setEnd(words, to)
  return range.getBoundingClientRect().width
}

/**
 * The largest number of characters whose width is within a limit.
 * @type {(count: number, limit: number, width: (count: number) => number) => number}
 */
function most(count, limit, width) {
  let low = 0
  while (low < count) {
    const middle = (low + count + 1) >> 1
    if (width(middle) <= limit) low = middle
    else count = middle - 1
  }
  return low
}

/** @param {PageElement} node */
function cut(node) {
  const span = /** @type {PageElement} */ (node.firstElementChild), words = span.textContent ?? ''
  const { paddingLeft, paddingRight } = getComputedStyle(node), start = parseFloat(paddingLeft), room = node.clientWidth - start - parseFloat(paddingRight)
  const state = `${room} ${words}`
  if (lines.get(node) === state) return
  lines.set(node, state)
  delete node.dataset.tail
  // Text in several styles stays cut at its end.
  if (node.scrollWidth <= node.clientWidth || span.firstChild?.nodeType !== 3 || span.childNodes[1]) return
  // The ellipsis is measured in the font of the line.
  node.dataset.tail = '…'
  const dots = parseFloat(getComputedStyle(node, '::after').width), { length } = words
  let tail = most(length, (room - dots) / 2, (count) => spanOf(node, length - count, length))
  // A cut never falls between the halves of a surrogate pair.
  if (/[\uDC00-\uDFFF]/.test(words[length - tail])) tail -= 1
  let head = most(length, room - dots - spanOf(node, length - tail, length), (count) => spanOf(node, 0, count))
  if (/[\uDC00-\uDFFF]/.test(words[head])) head -= 1
  node.style.setProperty('--head', `${spanOf(node, 0, head)}px`)
  node.style.setProperty('--tail', `${start + spanOf(node, 0, head)}px`)
  node.dataset.tail = `…${words.slice(length - tail)}`
}

const watcher = new ResizeObserver((list) => {
  for (const { target } of list) cut(/** @type {PageElement} */ (target))
})

function cutAll() {
  for (const node of all('.cut-middle')) {
    watcher.observe(node)
    cut(node)
  }
}

cutAll()
afterApplying(cutAll)
document.fonts.addEventListener('loadingdone', () => {
  for (const node of all('.cut-middle')) {
    lines.delete(node)
    cut(node)
  }
})

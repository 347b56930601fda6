// Words that become smaller before they are cut, as far as their view says. Without this file they are cut.
import { all } from './dom.js'
import { afterApplying } from './loading.js'

/**
 * Whether the words are whole, and within what is around them. A few views around, since a button or a stack is as large as its
 * words, and its own surroundings are not.
 * @type {(node: PageElement) => boolean}
 */
function isWhole(node) {
  if (node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 1) return false
  const { width, height } = node.getBoundingClientRect()
  let around = node.parentElement
  for (let depth = 0; around && depth < 5 && !around.matches('.scroll,.root,.screen-content'); depth += 1) {
    const room = around.getBoundingClientRect()
    if (width > room.width + 1 || height > room.height + 1) return false
    around = around.parentElement
  }
  return true
}

/**
 * The sizes that the server gave.
 * @type {WeakMap<PageElement, string>}
 */
const ownSizes = new WeakMap()

/** @param {PageElement} node */
function shrink(node) {
  const { style } = node
  // The server replaces all of the style, also this mark.
  if (style.getPropertyValue('--shrunk')) style.fontSize = ownSizes.get(node) ?? ''
  else ownSizes.set(node, style.fontSize)
  style.removeProperty('--shrunk')
  if (isWhole(node) || !node.clientWidth) return
  const size = parseFloat(getComputedStyle(node).fontSize)
  let low = Number(style.getPropertyValue('--smallest')), high = 1
  for (let step = 0; step < 7; step += 1) {
    const middle = (low + high) / 2
    style.fontSize = `${size * middle}px`
    if (isWhole(node)) low = middle
    else high = middle
  }
  style.fontSize = `${size * low}px`
  style.setProperty('--shrunk', '1')
}

// What is around has another size, and the words may be larger again.
const surroundings = new ResizeObserver((list) => {
  for (const { target } of list) for (const node of target.children) {
    if (node.matches('.shrinks')) shrink(/** @type {PageElement} */ (node))
  }
})

function shrinkAll() {
  for (const node of all('.shrinks')) {
    if (node.parentElement) surroundings.observe(node.parentElement)
    shrink(node)
  }
}

shrinkAll()
afterApplying(shrinkAll)
document.fonts.addEventListener('loadingdone', shrinkAll)

// Makes text smaller before it is cut, within the limit of its view. Without this file the text is cut.
import { all } from './dom.js'
import { afterApplying } from './loading.js'

/**
 * Whether the text is not cut and lies within the views around it. Five views are asked, because a button or a stack is as
 * large as its text, and the views around it are not.
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
 * The font sizes that the server set.
 * @type {WeakMap<PageElement, string>}
 */
const ownSizes = new WeakMap()

/** @param {PageElement} node */
function shrink(node) {
  const { style } = node
  // A new style of the server has no `--shrunk`, and then its font size is the original one.
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

// When a parent changes its size, the text in it may be larger again.
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

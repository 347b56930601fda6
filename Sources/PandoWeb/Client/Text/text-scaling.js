// Makes text smaller before it is cut, within the limit of its view (`minimumScaleFactor`). Without this file the text is cut.
import { all } from '../Document/dom.js'
import { afterApplying } from '../more-loader.js'

/**
 * Whether the text is not cut and lies within the views around it. Five views are compared, because a button or a
 * stack is as large as its text, and the views around it are not. Lengths are rounded, so a text that fits may
 * seem a point too wide. A text that shrinks has to fit exactly, or it would end with dots.
 * @type {(node: PageElement, slack?: number) => boolean}
 */
function isWhole(node, slack = 1) {
  if (node.scrollWidth > node.clientWidth + slack || node.scrollHeight > node.clientHeight + 1) return false
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
  // A title in one line with other parts of its bar is cut instead, in its own size.
  const own = getComputedStyle(node), size = parseFloat(own.fontSize)
  if (node.matches('.screen-title') && own.whiteSpace === 'nowrap') return
  const smallest = Number(style.getPropertyValue('--smallest'))
  let low = smallest, high = 1
  for (let step = 0; step < 7; step += 1) {
    const middle = (low + high) / 2
    style.fontSize = `${size * middle}px`
    if (isWhole(node, 0)) low = middle
    else high = middle
  }
  // Half a point less, which the lengths are rounded by.
  style.fontSize = `${size * Math.max(low - low / 2 / node.clientWidth, smallest)}px`
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

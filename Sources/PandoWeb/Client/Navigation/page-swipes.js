// Pages of a tab view. A swipe shows the page beside.
import { on } from '../Document/dom.js'

/** How far pages are swiped until another is shown, in points. */
const FAR = 50
/**
 * The pages under the finger, where the finger came down, and where it is.
 * @type {{ pages: PageElement, from: Touch, to: Touch } | null}
 */
let turn = null

on(['touchstart'], ({ target, touches }) => {
  // Nodes that move along the same axis come first.
  const pages = touches.length > 1 || target.closest('input,.scroll.h,.row:has(.swipe,.row-edits)') ? null : target.closest('.pages')
  turn = pages && { pages, from: touches[0], to: touches[0] }
})
on(['touchmove'], ({ touches }) => {
  if (turn) turn.to = touches[0]
})
on(['touchend', 'touchcancel'], ({ type }) => {
  if (!turn) return
  const { pages, from, to } = turn, across = to.clientX - from.clientX, down = to.clientY - from.clientY
  turn = null
  if (type !== 'touchend' || Math.abs(across) < Math.max(FAR, Math.abs(down))) return
  // The page is changed by a click on its dot.
  const dot = pages.querySelector('.tab-button[aria-selected=true]'), isToEnd = across > 0 === (getComputedStyle(pages).direction === 'ltr')
  const next = /** @type {any} */ (isToEnd ? dot?.previousElementSibling : dot?.nextElementSibling)
  next?.click()
})

// Keys that scroll a page, where what has the focus is not in what scrolls. A browser scrolls the document by them, and here
// the content of a screen scrolls under its bar.
import { all, media, on } from '../Document/dom.js'

/** How far an arrow key scrolls, in points, and a page, as a share of what is in sight. */
const ARROW = 40, PAGE = 0.875

/** @param {PageElement} node */
const canScroll = (node) => node.scrollHeight > node.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(node).overflowY) && node.checkVisibility()

/** @param {PageElement} node */
const area = (node) => node.clientWidth * node.clientHeight

/**
 * The node that scrolls most of what is in sight, in the dialog on top or else in the page.
 * @returns {PageElement | undefined}
 */
function mainScroller() {
  const around = all('[aria-modal=true]').pop() ?? document.body
  const nodes = all('.scroll,.screen-content,.collection,.root,.sheet-content,.tab-panel', around).filter((node) => !node.closest('[inert]') && canScroll(node))
  return nodes.sort((a, b) => area(b) - area(a))[0]
}

/**
 * How far a key scrolls a node.
 * @type {(key: string, isBack: boolean, node: PageElement) => number | undefined}
 */
function distance(key, isBack, node) {
  const page = node.clientHeight * PAGE
  /** @type {Record<string, number>} */
  const ways = { ' ': isBack ? -page : page, PageDown: page, PageUp: -page, ArrowDown: ARROW, ArrowUp: -ARROW, Home: -node.scrollHeight, End: node.scrollHeight }
  return ways[key]
}

on(['keydown'], (event) => {
  const { target, key, shiftKey, ctrlKey, altKey, metaKey, defaultPrevented } = event
  if (defaultPrevented || ctrlKey || altKey || metaKey || shiftKey && key !== ' ') return
  // A heading has the focus after its screen was pushed. A tab handles the other keys itself.
  const isTab = target.matches('[role=tab]') && /^Page/.test(key)
  if (!isTab && target !== document.body && !target.matches('h1,h2,.screen,dialog')) return
  const node = mainScroller(), by = node && distance(key, shiftKey, node)
  if (!node || !by) return
  event.preventDefault()
  node.scrollBy({ top: by, behavior: media('(prefers-reduced-motion: reduce)') ? 'auto' : 'smooth' })
})

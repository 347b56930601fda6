// Lets scrolled content pass behind the views of `safeAreaInset`. Until this file is loaded, these views are beside the
// content.
import { all, on } from './dom.js'
import { afterApplying } from '../more-loader.js'

/** @typedef {'BlockStart' | 'BlockEnd'} Side */

/**
 * The paddings that scrolled nodes have here, by their sides: the one that is set, and the room for an inset in it.
 * @type {WeakMap<Element, Record<string, string>>}
 */
const paddings = new WeakMap()
/**
 * The scrolled nodes with room for an inset, by its side.
 * @type {Map<PageElement, Set<Side>>}
 */
let roomy = new Map()
/** @type {WeakSet<Element>} */
const watched = new WeakSet()
const sizes = new ResizeObserver(placeInsets)

/**
 * What scrolls in the content of an inset up to the inset, along its whole width.
 * @type {(content: PageElement, isTop: boolean) => PageElement | undefined}
 */
function scrollerBeside(content, isTop) {
  const box = content.getBoundingClientRect()
  return [content, ...all('.collection,.scroll-y,.scroll-xy', content)].find((node) => {
    const { top, bottom, width } = node.getBoundingClientRect()
    return Math.abs(isTop ? top - box.top : bottom - box.bottom) < 1 && Math.abs(width - box.width) < 1
      && /auto|scroll/.test(getComputedStyle(node).overflowY)
  })
}

/** @type {(node: PageElement, side: Side, room: number) => void} */
function leaveRoom(node, side, room) {
  const style = /** @type {any} */ (node.style), name = 'padding' + side, known = paddings.get(node) ?? {}
  // A batch may have written the style of the node anew.
  if (style[name] !== known[side]) known[side + 'Own'] = getComputedStyle(node)[/** @type {any} */ (name)]
  style[name] = known[side] = `${parseFloat(known[side + 'Own']) + room}px`
  style['scrollPadding' + side] = room + 'px'
  if (paddings.has(node)) return
  paddings.set(node, known)
  // A view that is scrolled to an end is not behind an inset (scrolling.js).
  Object.defineProperty(node, 'room', {
    get() {
      const { x, y, width, height } = node.getBoundingClientRect()
      const [start, end] = [style.scrollPaddingBlockStart, style.scrollPaddingBlockEnd].map((length) => parseFloat(length) || 0)
      return new DOMRect(x, y + start, width, height - start - end)
    },
  })
}

function placeInsets() {
  /** @type {typeof roomy} */
  const found = new Map()
  for (const around of all('.insets')) {
    const isTop = around.matches('.insets-top'), nodes = /** @type {PageElement[]} */ ([...around.children])
    const [inset, content] = isTop ? nodes : nodes.reverse()
    if (!content) continue
    if (!watched.has(inset)) sizes.observe(inset)
    watched.add(inset)
    /** @type {Side} */
    const side = isTop ? 'BlockStart' : 'BlockEnd'
    const scroller = scrollerBeside(content, isTop)
    const style = /** @type {any} */ (inset.style), room = inset.offsetHeight + (parseFloat(getComputedStyle(around).rowGap) || 0)
    if (!scroller && around.closest('.scroll,.collection')) continue
    const at = scroller?.scrollTop ?? 0
    // Nothing is behind an inset at the top before its content has scrolled. A box that moves by itself is a shift of the layout.
    if (isTop && scroller && at <= 0 && !roomy.get(scroller)?.has(side)) {
      scroller.addEventListener('scroll', placeInsets, { once: true })
      continue
    }
    // Without content that scrolls within it, the whole may scroll.
    style.position = 'sticky'
    style['inset' + side] = 0
    style.zIndex = 2
    style['margin' + (isTop ? 'BlockEnd' : 'BlockStart')] = scroller ? -room + 'px' : ''
    if (!scroller) continue
    leaveRoom(scroller, side, room)
    // Between the two changes the content may have had less way to scroll.
    if (scroller.scrollTop !== at) scroller.scrollTop = at
    found.set(scroller, (found.get(scroller) ?? new Set()).add(side))
  }
  for (const [node, sides] of roomy) for (const side of sides) if (!found.get(node)?.has(side)) leaveRoom(node, side, 0)
  roomy = found
}

placeInsets()
afterApplying(placeInsets)
// What a key reaches is not behind an inset.
on(['focusin'], ({ target }) => target.closest?.('.insets') && target.matches(':focus-visible') && target.scrollIntoView({ block: 'nearest' }))

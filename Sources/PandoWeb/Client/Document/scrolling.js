// Follows the scroll requests of the server, and measures scroll views.
import { all, media, number } from './dom.js'

/**
 * The scroll requests that were followed.
 * @type {WeakMap<Element, string>}
 */
const followed = new WeakMap()
/**
 * The scrollers that move, each with the timer that will find it at rest.
 * @type {Map<EventTarget | null, ReturnType<typeof setTimeout>>}
 */
const moving = new Map()

const page = /** @type {Element} */ (document.scrollingElement)

/**
 * The node, or the nearest one around it, that scrolls.
 * @type {(node: PageElement | null) => Element}
 */
function scrollerOf(node) {
  for (let place = node; place && place !== document.body; place = place.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(place)
    if (/auto|scroll/.test(overflowY) && place.scrollHeight > place.clientHeight
      || /auto|scroll/.test(overflowX) && place.scrollWidth > place.clientWidth) return place
  }
  return page
}

/**
 * The visible rectangle of a scroller, without what stands over its ends (insets.js).
 * @type {(scroller: any) => DOMRect}
 */
const roomOf = (scroller) => scroller === page ? new DOMRect(0, 0, innerWidth, innerHeight) : scroller.room ?? scroller.getBoundingClientRect()

/**
 * The visible rectangle in which a scroll target comes to rest. The padding around the targets is their scroll margin.
 * @type {(scroller: Element, target: Element) => DOMRect}
 */
function restOf(scroller, target) {
  const room = scroller === page ? roomOf(page) : scroller.getBoundingClientRect()
  const [top, right, bottom, left] = ['Top', 'Right', 'Bottom', 'Left'].map((side) =>
    (parseFloat(/** @type {any} */ (getComputedStyle(scroller))['scrollPadding' + side]) || 0)
      + parseFloat(/** @type {any} */ (getComputedStyle(target))['scrollMargin' + side]))
  return new DOMRect(room.left + left, room.top + top, room.width - left - right, room.height - top - bottom)
}

/** Follows the scroll requests that came since the last time, in the server's order. */
export function followScrolls() {
  const wishOf = (/** @type {PageElement} */ node) => node.dataset.scroll ?? ''
  const nodes = all('[data-scroll]').filter((node) => followed.get(node) !== wishOf(node))
  for (const node of nodes.sort((lhs, rhs) => parseInt(wishOf(lhs)) - parseInt(wishOf(rhs)))) {
    const [, kind, x, y, way] = wishOf(node).split(' ')
    followed.set(node, wishOf(node))
    /** @type {ScrollToOptions} */
    const options = { behavior: way === 'smooth' && !media('(prefers-reduced-motion: reduce)') ? 'smooth' : 'auto' }
    if (kind === 'point') {
      if (x !== '-') options.left = +x
      if (y !== '-') options.top = +y
      scrollerOf(node).scrollTo(options)
    } else if (x === '-') {
      node.scrollIntoView({ ...options, block: 'nearest', inline: 'nearest' })
    } else {
      // In a layout of scroll targets, the whole target comes into sight, with the padding around what has the identity: by a
      // few points a browser would scroll on to the next one.
      const target = node.closest('.snap-places > *') ?? node, box = target.getBoundingClientRect()
      const scroller = scrollerOf(node.parentElement), room = restOf(scroller, target)
      options.left = box.left - room.left + (box.width - room.width) * +x
      options.top = box.top - room.top + (box.height - room.height) * +y
      scroller.scrollBy(options)
    }
  }
}

/**
 * Notes that a scroller moves. Calls `rest` when it has not moved for a moment.
 * @type {(target: EventTarget | null, rest: () => void) => void}
 */
export function noteScroll(target, rest) {
  const scroller = target === document ? page : target
  clearTimeout(moving.get(scroller))
  moving.set(scroller, setTimeout(() => {
    moving.delete(scroller)
    rest()
  }, 150))
}

/**
 * The measures of a scroll view: the size and the place of its visible rectangle, the offset and the size of its content,
 * whether it moves, and the first element in sight.
 * @type {(node: PageElement) => (number | boolean | null)[]}
 */
export function scrollMeasure(node) {
  const scroller = scrollerOf(node), room = roomOf(scroller)
  const places = node.querySelector('.snap-places') ?? (node.children[1]?.id ? node : node.firstElementChild ?? node)
  const rest = restOf(scroller, places.firstElementChild ?? node)
  const shown = [...places.children].find((child) => {
    const { left, top, right, bottom, width, height } = child.getBoundingClientRect()
    // A target may be as narrow as a line.
    return width + height && Math.max(right, left + 2) > rest.left + 1 && Math.max(bottom, top + 2) > rest.top + 1
  })
  const id = shown?.matches('[id^=p]') ? shown : shown?.querySelector('[id^=p]')
  return [
    scroller.clientWidth, scroller.clientHeight, room.left, room.top,
    scroller.scrollLeft, scroller.scrollTop, scroller.scrollWidth, scroller.scrollHeight, moving.has(scroller),
    id ? number(/** @type {PageElement} */ (id)) : null,
  ].map((value) => typeof value === 'number' ? Math.round(value * 2) / 2 : value)
}

// What the server asks to be scrolled, and where things are scrolled to.
import { all, media, number } from './dom.js'

/**
 * The requests that were followed.
 * @type {WeakMap<Element, string>}
 */
const followed = new WeakMap()
/**
 * What moves now.
 * @type {Set<EventTarget | null>}
 */
const moving = new Set()
/** @type {Map<EventTarget | null, ReturnType<typeof setTimeout>>} */
const rests = new Map()

/**
 * What scrolls at a node: itself or what is around it.
 * @type {(node: PageElement | null, isInside: boolean) => Element}
 */
function scrollerOf(node, isInside) {
  for (let place = isInside ? node : node?.parentElement; place && place !== document.body; place = place.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(place)
    if (/auto|scroll/.test(overflowY) && place.scrollHeight > place.clientHeight) return place
    if (/auto|scroll/.test(overflowX) && place.scrollWidth > place.clientWidth) return place
  }
  return document.scrollingElement ?? document.documentElement
}

/**
 * The rectangle that is in sight of what scrolls.
 * @type {(scroller: Element) => DOMRect}
 */
const roomOf = (scroller) => scroller === document.scrollingElement
  ? new DOMRect(0, 0, innerWidth, innerHeight) : scroller.getBoundingClientRect()

/** Does what the server has asked for since the last time, in its order. */
export function followScrolls() {
  const wishes = all('[data-scroll]').filter((node) => followed.get(node) !== node.dataset.scroll)
  wishes.sort((lhs, rhs) => parseInt(lhs.dataset.scroll ?? '') - parseInt(rhs.dataset.scroll ?? ''))
  for (const node of wishes) {
    const wish = node.dataset.scroll ?? '', [, kind, x, y, way] = wish.split(' ')
    followed.set(node, wish)
    /** @type {ScrollBehavior} */
    const behavior = way === 'smooth' && !media('(prefers-reduced-motion: reduce)') ? 'smooth' : 'auto'
    /** @type {ScrollToOptions} */
    const options = { behavior }
    if (kind === 'point') {
      if (x !== '-') options.left = +x
      if (y !== '-') options.top = +y
      scrollerOf(node, true).scrollTo(options)
    } else if (x === '-' || y === '-') {
      node.scrollIntoView({ ...options, block: 'nearest', inline: 'nearest' })
    } else {
      const scroller = scrollerOf(node, false), room = roomOf(scroller), box = node.getBoundingClientRect()
      options.left = box.left - room.left + (box.width - room.width) * +x
      options.top = box.top - room.top + (box.height - room.height) * +y
      scroller.scrollBy(options)
    }
  }
}

/**
 * Notes that something moves, until it has not moved for a moment.
 * @type {(target: EventTarget | null, rest: () => void) => void}
 */
export function noteScroll(target, rest) {
  const scroller = target === document ? document.scrollingElement : target
  clearTimeout(rests.get(scroller))
  moving.add(scroller)
  rests.set(scroller, setTimeout(() => {
    moving.delete(scroller)
    rests.delete(scroller)
    rest()
  }, 150))
}

/**
 * The size and the place of the room that a node has, where its content is scrolled to, how large that is, whether it moves,
 * and the first element in sight.
 * @type {(node: PageElement) => (number | boolean | null)[]}
 */
export function scrollMeasure(node) {
  const scroller = scrollerOf(node, true), room = roomOf(scroller), isPage = scroller === document.scrollingElement
  const places = (node.matches('.snap-places') ? node : node.querySelector('.snap-places'))
    ?? (node.children.length === 1 && node.firstElementChild ? node.firstElementChild : node)
  const shown = [...places.children].find((child) => {
    const { right, bottom, width, height } = child.getBoundingClientRect()
    return width && height && right > room.left + 1 && bottom > room.top + 1
  })
  const id = shown && (shown.closest('[id^=p]') === shown ? shown : shown.querySelector('[id^=p]'))
  return [
    scroller.clientWidth, scroller.clientHeight, isPage ? 0 : room.left, isPage ? 0 : room.top,
    scroller.scrollLeft, scroller.scrollTop, scroller.scrollWidth, scroller.scrollHeight, moving.has(scroller),
    id ? number(/** @type {PageElement} */ (id)) : null,
  ].map((value) => typeof value === 'number' ? Math.round(value * 2) / 2 : value)
}

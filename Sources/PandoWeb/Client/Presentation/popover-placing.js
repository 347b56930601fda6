// Places menus, popovers and tooltips. In browsers with CSS anchor positioning `popover-placing.css` does so, in others this
// module. The arrow of a popover is placed here in all browsers.
import { all, on } from '../Document/dom.js'

const isPlaced = CSS.supports('position-area', 'end')
/** The distances to the source and to the edge of the window, in points. */
const GAP = 6, EDGE = 8

/**
 * The source of a menu or a popover: the node beside which it is placed.
 * @param {PageElement} node
 */
function sourceOf(node) {
  const { source } = node.dataset
  return /** @type {PageElement | null} */ (document.querySelector(node.matches('.at-point') ? '#pando-point'
    : source ? `[data-source="${source}"]:not(.popover)` : `[popovertarget="${node.id}"]`))
}

/** @type {(at: number, size: number, room: number) => number} */
const within = (at, size, room) => Math.max(Math.min(at, room - size - EDGE), EDGE)

/**
 * The place along an axis: on the wanted side of the source, or on the other one if only that has room.
 * @type {(start: number, end: number, size: number, room: number, isBefore: boolean) => number}
 */
function sit(start, end, size, room, isBefore) {
  const after = end + GAP, before = start - GAP - size
  const isRoomAfter = after + size <= room - EDGE, isRoomBefore = before >= EDGE
  return within((isBefore ? isRoomBefore || !isRoomAfter : !isRoomAfter && isRoomBefore) ? before : after, size, room)
}

/** @type {(node: PageElement, box: DOMRect) => void} */
export function placeBeside(node, { left, top, right, bottom }) {
  const { offsetWidth: width, offsetHeight: height } = node, isRight = getComputedStyle(node).direction === 'rtl'
  const isPopover = !node.matches('.menu-items'), isInner = node.parentElement.closest('.menu-items')
  const isAcross = isInner || node.matches('.popover-leading,.popover-trailing')
  const x = isPopover ? (left + right - width) / 2 : isRight ? right - width : left
  const isBefore = isRight !== node.matches('.popover-leading')
  node.style.margin = '0'
  node.style.inset = isAcross
    ? `${within(isPopover ? (top + bottom - height) / 2 : top, height, innerHeight)}px auto auto `
      + `${sit(left, right, width, innerWidth, isBefore)}px`
    : `${sit(top, bottom, height, innerHeight, node.matches('.popover-top'))}px auto auto ${within(x, width, innerWidth)}px`
}

/**
 * Points the arrow of a popover at its source.
 * @type {(node: PageElement, box: DOMRect) => void}
 */
function pointAt(node, box) {
  // A popover that opens grows around its middle.
  const own = node.getBoundingClientRect(), { offsetWidth: width, offsetHeight: height } = node
  const isAcross = own.left >= box.right - 1 || own.right <= box.left + 1
  node.dataset.side = isAcross ? own.left >= box.right - 1 ? 'left' : 'right' : own.top >= box.bottom - 1 ? 'top' : 'bottom'
  const [at, size] = isAcross ? [box.top - own.top + (box.height - own.height + height) / 2, height]
    : [box.left - own.left + (box.width - own.width + width) / 2, width]
  node.style.setProperty('--arrow', `${Math.max(Math.min(at, size - 20), 20)}px`)
}

/** Places all menus and popovers that are open. */
export function placeAll() {
  for (const node of all('.menu-items:popover-open,.popover')) {
    const box = sourceOf(node)?.getBoundingClientRect()
    if (!box) continue
    if (!isPlaced) placeBeside(node, box)
    if (node.matches('.popover')) pointAt(node, box)
  }
}

on(['scroll'], placeAll)
addEventListener('resize', placeAll)

// Drags things and rows. A finger has to hold a row for a moment first.
import { moveRow } from './controls.js'
import { all, has, nearest, on } from './dom.js'
import { listenWhile } from './listening.js'
import { send } from './socket.js'

/**
 * The row that is dragged.
 * @type {PageElement | null}
 */
let row = null
/**
 * Where the pointer drags the row, the list around the row, and how far that list scrolls at most, in points.
 * @type {{ at: [number, number], list: Element, most: number } | null}
 */
let pointed = null

function unmark() {
  for (const marked of all('.drop-before,.drop-after')) marked.classList.remove('drop-before', 'drop-after')
}

/**
 * The row beside which the dragged one would be dropped, and whether after it.
 * @type {(target: Element | null, y: number) => [PageElement, boolean] | undefined}
 */
function goal(target, y) {
  const other = nearest(/** @type {PageElement} */ (target), 'move')
  if (!row || !other || other === row || other.parentNode !== row.parentNode) return
  const box = other.getBoundingClientRect()
  return [other, y > box.y + box.height / 2]
}

/** @type {(goal: [PageElement, boolean]) => void} */
const mark = ([other, isAfter]) => other.classList.add(isAfter ? 'drop-after' : 'drop-before')

/** @type {(goal: [PageElement, boolean]) => void} */
function drop([other, isAfter]) {
  const before = isAfter ? other.nextElementSibling : other
  if (row && before !== row) moveRow(row, before)
}

// A pointer in a field selects text, so the row around the field is not draggable meanwhile.
on(['mousedown'], ({ target }) => {
  const node = target.matches('input,textarea') && target.closest('[draggable=true]')
  if (!node) return
  node.draggable = false
  addEventListener('mouseup', () => node.draggable = true, { once: true })
})

on(['dragstart'], (event) => {
  const { target, dataTransfer } = event
  const node = target.closest?.('[draggable=true]')
  if (!node) return
  row = has(node, 'move') ? node : null
  const list = listAround(node)
  pointed = row && { at: [event.clientX, event.clientY], list, most: list.scrollHeight - list.clientHeight }
  dataTransfer.setData('text/plain', node.dataset.drag ?? '')
})

on(['dragover', 'drop', 'dragend'], (event) => {
  const { type, target, clientX: x, clientY: y, dataTransfer } = event
  unmark()
  if (pointed) {
    pointed.at = [x, y]
    frame ||= requestAnimationFrame(scrollOn)
  }
  const zone = nearest(target, 'drop'), place = goal(target, y)
  if (place) {
    event.preventDefault()
    if (type === 'dragover') mark(place)
    if (type === 'drop') drop(place)
  } else if (zone && type !== 'dragend') {
    const box = zone.getBoundingClientRect(), words = dataTransfer.getData('text/plain')
    event.preventDefault()
    if (type === 'drop' && words) send(zone, 'drop', [words], [x - box.x, y - box.y])
  }
  if (type !== 'dragover') row = pointed = null
})

/** How long a finger holds a row before it drags, in milliseconds. A long press, which opens a menu, takes longer. */
const HOLD = 350
/** @type {ReturnType<typeof setTimeout>} */
let holding
/**
 * The row under the finger, where the finger came down and where it is; the list around the row, how far it was scrolled
 * then, and how far it scrolls at most, in points.
 * @type {{ node: PageElement, x: number, y: number, isHeld: boolean, at: [number, number], list: Element,
 *   scrolled: number, most: number } | null}
 */
let inHand = null
/** The distance from the edge of a list within which a drag scrolls it, in points. */
const NEAR = 48
let frame = 0

/** @type {(node: Element) => Element} */
function listAround(node) {
  for (let list = node.parentElement; list; list = list.parentElement) {
    if (list.scrollHeight > list.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(list).overflowY)) return list
  }
  return document.documentElement
}

/** Draws the row at the finger, and marks where it would be dropped. */
function carry() {
  if (!inHand || !row) return
  const { at: [x, y], list, scrolled } = inHand
  row.style.setProperty('--lifted', `${y - inHand.y + list.scrollTop - scrolled}px`)
  unmark()
  const place = goal(document.elementFromPoint(x, y), y)
  if (place) mark(place)
}

/** Scrolls the list while a row is dragged near its edge, faster nearer to the edge. */
function scrollOn() {
  frame = 0
  const hand = inHand ?? pointed
  if (!hand || !row) return
  const { at: [, y], list } = hand, box = list.getBoundingClientRect()
  const above = Math.max(box.top, 0) + NEAR - y, below = y - Math.min(box.bottom, innerHeight) + NEAR
  const by = above > 0 ? -above : Math.max(below, 0), before = list.scrollTop
  // A row that is drawn below the last one lengthens what the list can scroll, so the limit from the start of the drag
  // counts.
  const most = Math.max(hand.most - before, 0)
  list.scrollTop += Math.min(Math.min(Math.max(by / 3, -16), 16), most)
  if (list.scrollTop === before) return
  carry()
  frame = requestAnimationFrame(scrollOn)
}

/** Ends a drag by a finger. */
function releaseRow() {
  clearTimeout(holding)
  cancelAnimationFrame(frame)
  frame = 0
  unmark()
  if (inHand) {
    const { node } = inHand
    node.draggable = true
    node.classList.remove('lifted')
    node.style.removeProperty('--lifted')
  }
  inHand = row = null
}

// On the window, before the listeners by which a touch scrolls, pulls or swipes.
addEventListener('touchstart', ({ target, touches }) => {
  releaseRow()
  const from = /** @type {PageElement} */ (target), node = nearest(from, 'move')
  if (touches.length > 1 || !node?.draggable || from.closest('.row-edits,.swipe,input,textarea,select,.swiped')) return
  const { clientX: x, clientY: y } = touches[0], list = listAround(node)
  inHand = { node, x, y, isHeld: false, at: [x, y], list, scrolled: list.scrollTop, most: list.scrollHeight - list.clientHeight }
  // The browser would drag an image of the row.
  node.draggable = false
  holding = setTimeout(() => {
    if (!inHand) return
    inHand.isHeld = true
    node.classList.add('lifted')
  }, HOLD)
}, { capture: true, passive: true })

// Prevents the scroll of a touch that drags a row or has opened a menu. The selector finds rows that move and nodes with
// menus.
listenWhile('[data-on~=move],.row-edits,.swipe,.context,[data-on~=action],[data-on~=menu]', 'touchmove', (event) => {
  const { clientX: x, clientY: y } = event.touches[0], target = /** @type {PageElement} */ (event.target)
  const isFar = inHand && Math.hypot(x - inHand.x, y - inHand.y) > 10
  if (inHand && !inHand.isHeld) {
    if (isFar) releaseRow()
    return
  }
  // A finger that opened a menu does not scroll.
  const menu = target.closest('.menu-items') ? undefined : all('.menu-items:popover-open')[0]
  if (!inHand && !menu) return
  if (event.cancelable) event.preventDefault()
  event.stopPropagation()
  if (!inHand || !isFar && !row) return
  menu?.hidePopover()
  row = inHand.node
  inHand.at = [x, y]
  carry()
  frame ||= requestAnimationFrame(scrollOn)
})

for (const type of ['touchend', 'touchcancel']) {
  addEventListener(type, (event) => {
    const { clientX: x, clientY: y } = /** @type {TouchEvent} */ (event).changedTouches[0] ?? {}
    if (row && inHand) {
      if (event.cancelable) event.preventDefault()
      event.stopPropagation()
      const place = type === 'touchend' && goal(document.elementFromPoint(x, y), y)
      if (place) drop(place)
    }
    releaseRow()
  }, { capture: true, passive: false })
}

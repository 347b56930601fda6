// Drags nodes and rows. A finger has to hold a row for a moment first.
import { moveRow } from '../Controls/controls.js'
import { all, has, nearest, on } from '../Document/dom.js'
import { listenWhile } from './blocking-listeners.js'
import { beforeDrawing } from '../Motion/batch-animations.js'
import { send } from '../Connection/socket.js'

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

/** Whether a row was put down and the server has not drawn that yet. */
let isDropped = false

/**
 * The rows of a list that can be moved.
 * @param {PageElement} row
 */
const rowsBeside = (row) => /** @type {PageElement[]} */ ([...row.parentNode.children]).filter((node) => has(node, 'move'))

/**
 * The row beside which the dragged one would be dropped, and whether after it. Rows that move aside count where they
 * were before.
 * @type {(target: Element | null, y: number) => [PageElement, boolean] | undefined}
 */
function goal(target, y) {
  const around = row?.offsetParent
  if (!row || !around || !row.parentNode.contains(target)) return
  const at = y - around.getBoundingClientRect().top - around.clientTop + around.scrollTop
  const other = rowsBeside(row).find(({ offsetTop: top, offsetHeight: height }) => at >= top && at < top + height)
  if (other && other !== row) return [other, at > other.offsetTop + other.offsetHeight / 2]
}

/**
 * Opens a gap where the dragged row would go, and closes the one that it leaves. The row that comes to the end has no line below.
 * @type {(goal: [PageElement, boolean]) => void}
 */
function makeWay([other, isAfter]) {
  if (!row) return
  const rows = rowsBeside(row), from = rows.indexOf(row), at = rows.indexOf(other) + (isAfter ? 1 : 0), to = at > from ? at - 1 : at
  const end = rows[to], space = rows[1].offsetTop - rows[0].offsetTop - rows[0].offsetHeight, by = row.offsetHeight + space
  row.parentNode.classList.add('makes-way')
  for (const [index, node] of rows.entries()) {
    const isPassed = index > from && index <= to ? -by : index < from && index >= to ? by : 0
    const own = end.offsetTop - row.offsetTop + (to > from ? end.offsetHeight - row.offsetHeight : 0)
    node.style.setProperty('--way', `${node === row ? own : isPassed}px`)
  }
  const last = to === rows.length - 1 ? row : from === rows.length - 1 ? rows[from - 1] : rows.at(-1)
  if (row.parentNode.lastElementChild === rows.at(-1)) for (const node of rows) node.classList.toggle('at-end', node === last)
}

/** Puts the rows back to where they are, in time or at once. */
function endWay(isAtOnce = false) {
  isDropped = false
  for (const list of all('.makes-way')) {
    for (const node of /** @type {any} */ (list.children)) {
      node.style.removeProperty('--way')
      node.classList.remove('at-end')
    }
    if (isAtOnce) list.classList.remove('makes-way')
  }
}

// The server draws the row in its place, from where it was put down.
beforeDrawing.push(() => isDropped && endWay(true))

/** @type {(goal: [PageElement, boolean]) => void} */
function drop(place) {
  const [other, isAfter] = place, before = isAfter ? other.nextElementSibling : other
  if (!row || before === row) return
  makeWay(place)
  isDropped = true
  moveRow(row, before)
}

on(['mousedown'], (event) => {
  const { target } = event
  const field = /** @type {PageElement} */ (document.activeElement)
  // The views under a search field exist while the field has the focus, so a press on them must not move the focus. Nor does a
  // press on a button leave a field whose focus the application follows.
  if (target.matches('search :not(input)') || target.closest('button:not(.menu *)') && field.matches('input,textarea') && field.closest('.focuses')) event.preventDefault()
  // A pointer in a field selects text, so the row around the field is not draggable meanwhile.
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
  const lifted = nearest(node, 'lift')
  if (!lifted) return
  send(lifted, 'lift', true)
  // A node that has left the page meanwhile gets no event, and has no preview any more.
  addEventListener('dragend', () => lifted.isConnected && send(lifted, 'lift', false), { once: true })
})

/**
 * The node over which something is dragged that can be dropped there.
 * @type {PageElement | null}
 */
let aimed = null

/**
 * Notes over which node something is dragged, and sends that to the server if there is a handler for it.
 * @param {PageElement | null} node
 */
function aim(node) {
  if (node === aimed) return
  if (aimed?.isConnected && has(aimed, 'target')) send(aimed, 'target', false)
  aimed = node
  if (has(node, 'target')) send(/** @type {PageElement} */ (node), 'target', true)
}

// A drag that leaves the window is over no node.
on(['dragleave'], ({ relatedTarget }) => { if (!relatedTarget) aim(null) })

// A browser refuses a drop on a node whose dragenter was not taken, until the next dragover. Rows that move aside
// bring another node under the pointer.
on(['dragenter', 'dragover', 'drop', 'dragend'], (event) => {
  const { type, target, clientX: x, clientY: y, dataTransfer } = event, isOver = type === 'dragenter' || type === 'dragover'
  if (pointed) {
    pointed.at = [x, y]
    frame ||= requestAnimationFrame(scrollOn)
  }
  const zone = nearest(target, 'drop'), place = goal(target, y)
  if (place) {
    event.preventDefault()
    if (isOver) makeWay(place)
    if (type === 'drop') drop(place)
  } else if (zone && type !== 'dragend') {
    const box = zone.getBoundingClientRect(), words = dataTransfer.getData('text/plain')
    event.preventDefault()
    if (type === 'drop' && words) send(zone, 'drop', [words], [x - box.x, y - box.y])
  }
  aim(isOver && !place && zone || null)
  if (row && !place && !isDropped || type === 'dragend' && !isDropped) endWay()
  if (!isOver) row = pointed = null
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
  const place = goal(document.elementFromPoint(x, y), y)
  if (place) makeWay(place)
  else endWay()
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
  if (!isDropped) endWay()
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

// The browser has a menu for a link that a finger holds, and shows it after the row is held.
on(['contextmenu'], (event) => { if (inHand?.isHeld) event.preventDefault() })

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

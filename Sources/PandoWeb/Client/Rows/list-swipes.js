// Touch gestures: a swipe shows the tools of a row, a pull refreshes a list, and scrolling takes the keyboard away.
import { all, on } from '../Document/dom.js'
import { send } from '../Connection/socket.js'

/** How far a list is pulled until it is refreshed, in points. */
const PULL = 80
/**
 * The row and the list under the finger, where the finger came down, the axis of its movement, and how far it went.
 * @type {{ row: PageElement, list: PageElement | undefined, x: number, y: number, axis: string, by: number } | null}
 */
let slide = null
/** Whether the touch closes a swiped row, and does nothing else. */
let isClosing = false

/**
 * Whether a movement goes away from the leading edge. It uncovers the tools of that edge.
 * @type {(row: PageElement, by: number) => boolean}
 */
const isToEnd = (row, by) => by > 0 === (getComputedStyle(row).direction === 'ltr')

/** @type {(row: PageElement, by: number) => void} */
function swipe(row, by) {
  row.classList.toggle('swiped', !!by)
  row.classList.toggle('to-end', !!by && isToEnd(row, by))
  row.style.setProperty('--swipe', `${by}px`)
}

/** @type {(list: PageElement, by: number) => void} */
function pull(list, by) {
  list.classList.toggle('pulled', by > 0)
  list.style.setProperty('--pull', `${Math.min(Math.max(by, 0), PULL * 1.5)}px`)
}

/**
 * The tools at the side of a row that a movement shows.
 * @type {(row: PageElement, by: number) => PageElement | null}
 */
const toolsAt = (row, by) => row.querySelector(isToEnd(row, by) ? '.swipe-leading' : '.swipe-trailing,.row-edits')

on(['touchstart'], ({ target, touches }) => {
  const open = all('.swiped').filter((row) => !row.contains(target))
  for (const row of open) swipe(row, 0)
  isClosing = !!open[0]
  const { clientX: x, clientY: y } = touches[0], list = target.closest('[data-on~=refresh]:is(.list,.scroll)')
  slide = touches.length > 1 ? null
    : { row: target.closest('.row:has(.swipe,.row-edits)'), list: list?.scrollTop ? undefined : list, x, y, axis: '', by: 0 }
})
on(['touchmove'], ({ target, touches }) => {
  if (!slide) return
  const { row, list, x, y } = slide, across = touches[0].clientX - x, down = touches[0].clientY - y
  if (!slide.axis && Math.hypot(across, down) > 10) slide.axis = Math.abs(across) > Math.abs(down) ? 'x' : 'y'
  slide.by = slide.axis === 'x' ? across : down
  if (slide.axis === 'x' && row && toolsAt(row, across)) swipe(row, across)
  if (slide.axis === 'y' && list) pull(list, down)
  const field = /** @type {PageElement} */ (document.activeElement)
  if (slide.axis === 'y' && target.closest('.drops-keyboard') && field.matches('input,textarea') && field !== target) field.blur()
})
on(['touchend', 'touchcancel'], (event) => {
  const { type } = event
  // A touch that closes a row makes no click.
  if (isClosing && event.cancelable) event.preventDefault()
  const { row, list, axis, by } = slide ?? {}
  slide = null
  if (axis === 'y' && list) {
    pull(list, 0)
    if (/** @type {number} */ (by) > PULL && type === 'touchend') send(list, 'refresh')
  }
  if (axis !== 'x' || !row || !by) return
  const tools = toolsAt(row, by), far = Math.abs(by)
  // The tools are as wide as the finger went. Their own width is measured without that.
  row.style.setProperty('--swipe', '0px')
  const width = tools?.offsetWidth ?? 0
  const isFull = far > row.offsetWidth * .6 && (tools?.dataset.value === 'fullSwipe' || tools?.matches('.row-edits'))
  if (isFull && type === 'touchend') /** @type {any} */ (tools?.querySelector('.button,.row-delete'))?.click()
  swipe(row, !isFull && far > width / 2 ? Math.sign(by) * width : 0)
})

// Clicks, long presses, gestures and hovering.
import { ACTIONS } from '../Controls/controls.js'
import { all, has, NATIVE, nearest, number, on } from '../Document/dom.js'
import { topDialog } from '../Keyboard/focus.js'
import { closeMenus, openContextMenu } from '../Presentation/menus.js'
import { send } from '../Connection/socket.js'
import { showWork } from '../Controls/pending-buttons.js'

/**
 * The pressed node, and where the press began.
 * @type {PageElement}
 */
let pressed
/** @type {[number, number] | undefined} */
let from
/** The text that was selected before the press. */
let marked = ''
/** @type {ReturnType<typeof setTimeout>} */
let longPress
/**
 * Whether the press became a long press or a drag, which ends without a click.
 * @type {boolean | undefined}
 */
let wasHeld
/**
 * What is dragged: drags.js reports its places.
 * @type {PageElement | null | undefined}
 */
let dragged
/** @type {Set<PageElement>} */
let hovered = new Set()

on(['click'], (event) => {
  const { target, clientX: x, clientY: y, detail } = event, top = topDialog()
  if (wasHeld && detail) return event.preventDefault()
  if (top && has(top, 'dismiss') && (top.matches('.popover') ? !top.contains(target)
    : target === top.parentNode && target === pressed && top.role !== 'alertdialog')) return innerWidth > 600 || event.preventDefault(), send(top, 'dismiss')
  const button = target.closest('[data-action]')
  if (button) {
    ACTIONS[/** @type {string} */ (button.dataset.action)]?.(button)
    if (button.closest('.menu-items')) closeMenus()
    return
  }
  const tab = target.closest('[role=tab]')
  if (tab) return send(tab.closest('.tab-view'), 'change', 'selection', [number(tab)])
  const placed = nearest(target, 'spatialTap'), native = target.closest(NATIVE)
  if (placed && (placed.contains(native) ? placed === native : true)) sendPlace(placed, detail && [x, y], detail)
  const row = target.closest('.row'), links = row ? all('.link-push', row) : []
  // A press anywhere in a row follows the only link in it, unless this press selected text there.
  const selection = getSelection(), hasSelected = row?.contains(selection?.focusNode ?? null) && `${selection}` && `${selection}` !== marked
  const node = target.closest(NATIVE + ',[data-on~=tap]') ?? (links[1] || hasSelected ? null : links[0])
  if (!node || node.matches('input,textarea,select,label')) return
  if (node.matches('.link-push')) {
    // The browser opens the address of the screen in another tab or window.
    if (node.contains(target) && (event.ctrlKey || event.metaKey || event.shiftKey)) return
    event.preventDefault()
  }
  if (node.matches('summary')) {
    if (node.ariaDisabled === 'true') return
    const details = node.parentNode
    if (has(node, 'change')) send(details, 'change', 'flag', !details.open)
    if (!has(node, 'tap')) return
  }
  if (node.matches('.menu-button')) {
    // A menu button with an action of its own has a mark that opens the menu; so do a long press and the arrow key.
    if (!has(node, 'tap') || target.closest('.menu-mark')) return
    event.preventDefault()
  }
  if (has(node, 'tap') && !(detail > 1 && has(node, 'doubleTap'))) {
    send(node, 'tap')
    showWork(node)
  }
  if (node.closest('.menu-items') && !node.matches('summary,.menu-button')) closeMenus()
})

/**
 * Sends a tap with its place in the node. A tap by the keyboard is in the middle.
 * @type {(node: PageElement, point: number[] | 0, count: number) => void}
 */
export function sendPlace(node, point, count) {
  const { left, top, width, height } = node.getBoundingClientRect()
  send(node, 'spatialTap', point ? [point[0] - left, point[1] - top] : [width / 2, height / 2], count || 1)
}

on(['dblclick'], ({ target }) => {
  const node = nearest(target, 'doubleTap')
  if (node) send(node, 'doubleTap')
})

on(['pointerdown'], (event) => {
  const { target, clientX: x, clientY: y, pointerType } = event
  pressed = target
  marked = `${getSelection()}`
  from = [x, y]
  wasHeld = false
  clearTimeout(longPress)
  if (event.button) return
  const long = nearest(target, 'longPress'), node = target.closest('input,textarea,select,[data-on~=drag]')
  longPress = setTimeout(() => { wasHeld = !!(long ? send(long, 'longPress') : pointerType === 'touch' && openContextMenu(target, [x, y])) }, 500)
  if (has(node, 'drag')) dragged = node
})

on(['pointermove'], ({ clientX: x, clientY: y, pointerId }) => {
  const isFar = from && Math.hypot(x - from[0], y - from[1]) > 10
  if (isFar) clearTimeout(longPress)
  if (!dragged) return
  if (isFar && !wasHeld) dragged.setPointerCapture(pointerId)
  wasHeld ||= isFar
})

on(['pointerup', 'pointercancel'], () => {
  clearTimeout(longPress)
  dragged = null
})

// A disabled button gets no clicks. The button may be enabled on the server, which has text that was typed just before.
on(['pointerup'], ({ target, button }) => {
  const node = target.closest('button:disabled:not([data-action])')
  if (!button && !wasHeld && has(node, 'tap') && node.contains(pressed)) send(node, 'tap')
})

on(['pointerover', 'pointerout'], ({ type, target, relatedTarget, pointerType }) => {
  if (pointerType === 'touch') return
  const now = new Set()
  let node = nearest(type === 'pointerover' ? target : relatedTarget, 'hover')
  for (; node; node = nearest(node.parentElement, 'hover')) now.add(node)
  for (const node of hovered) if (!now.has(node) && node.isConnected) send(node, 'hover', false)
  for (const node of now) if (!hovered.has(node)) send(node, 'hover', true)
  hovered = now
})

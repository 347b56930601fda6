// Menus that a button, a secondary click, a long press or a key opens; also those of accessibility actions and of a row's
// tools, which are made here.
import { active, all, byId, nearest, on } from '../Document/dom.js'
import { stops } from '../Keyboard/focus.js'
import { make } from '../Document/nodes.js'
import { placeAll } from './popover-placing.js'
import { send } from '../Connection/socket.js'
import { word } from '../Connection/translations.js'

const OPEN = '.menu-items:popover-open'
const DELETES = '.row-delete,.role-destructive'
/**
 * The node beside which a menu at the pointer is placed. It keeps a distance from the sides of the
 * window, because a menu on its other side would end there.
 */
const point = document.createElement('i')
point.id = 'pando-point'
/**
 * The nodes that get the focus when their menus close, for menus where that is not the button.
 * @type {WeakMap<PageElement, PageElement>}
 */
const backs = new WeakMap()

/** @param {PageElement} menu */
const button = (menu) => document.querySelector(`[popovertarget="${menu.id}"]`)

/**
 * Closes all menus, except the menus around a node. Returns the first menu that was open.
 * @param {PageElement} [target]
 */
export function closeMenus(target) {
  const open = all(OPEN).filter((menu) => !target || !menu.contains(target) && !button(menu)?.contains(target))
  const isInside = open.some((menu) => menu.contains(active()))
  const back = open[0] && (backs.get(open[0]) ?? button(open[0]))
  for (const menu of open.reverse()) if (menu.matches(OPEN)) menu.hidePopover()
  if (isInside) /** @type {any} */ (back)?.focus()
  return open[0]
}

/**
 * Opens a menu beside its button, or at a point of the window. The point tells whether a key opens the menu.
 * @param {PageElement} menu
 * @param {MenuPoint} [at]
 */
export function openMenu(menu, at) {
  menu.classList.toggle('at-point', !!at)
  backs.delete(menu)
  if (at) {
    backs.set(menu, active())
    point.style.cssText = `left:clamp(8px,${at[0]}px,100vw - 8px);top:${at[1]}px`
    document.body.append(point)
  }
  if (!menu.matches(OPEN)) menu.showPopover()
  // A menu that the pointer opens begins without a focused item.
  if (at && !at[2]) menu.tabIndex = -1, menu.focus()
  enterMenu(menu)
}

/** @param {PageElement} menu */
function enterMenu(menu) {
  placeAll()
  if (!menu.contains(active())) items(menu)[0]?.focus()
}

/**
 * The items of a menu, without those of menus in it.
 * @param {PageElement} menu
 */
const items = (menu) => stops(menu).filter((node) => node.closest('.menu-items') === menu)

/**
 * Opens the context menu of a node, or of what is around the node. True if there is one.
 * @type {(target: PageElement, at: MenuPoint) => boolean}
 */
export function openContextMenu(target, at) {
  if (target.closest('input,textarea,.menu-items')) return false
  const own = target.closest('.menu,:has(>.context)')?.querySelector(':scope>.menu-items,:scope>.context>.menu-items')
  // A row has the menu of the only view in it that has one.
  const row = target.closest('.row,tr'), inRow = row ? all('.context>.menu-items', row) : []
  const isNear = row ? row.contains(own) : own
  const menu = isNear ? own : inRow.length === 1 ? inRow[0] : own ?? actionMenu(nearest(target, 'action')) ?? toolMenu(row)
  if (!menu) return false
  const asked = nearest(target, 'menu'), isAsked = asked && !row?.contains(menu)
  if (!isAsked && menu.matches(OPEN)) return true
  closeMenus()
  // The items may depend on the row, so the server makes them when the menu opens.
  const open = () => { if (menu.childElementCount) openMenu(menu, at) }
  if (isAsked) send(asked, 'menu').after = open
  else open()
  return true
}

on(['contextmenu'], (event) => {
  if (openContextMenu(event.target, [event.clientX, event.clientY])) event.preventDefault()
})
on(['toggle'], ({ target, newState }) => {
  if (newState === 'open' && target.matches?.(OPEN)) enterMenu(target)
})
on(['pointerdown'], ({ target }) => closeMenus(target))

/**
 * Makes a menu of what can be done with a node. The menu is used once, has the tint of the node, and marks the items of
 * tools that delete.
 * @type {(node: PageElement, words: string[], pick: (index: number) => unknown, tools: PageElement[]) => PageElement}
 */
function makeMenu(node, words, pick, tools) {
  const back = active()
  /** @type {(words: string, index: number) => WireNode} */
  const item = (words, index) => ['button', {
    class: `button menu-item${tools[index]?.matches(DELETES) ? ' role-destructive' : ''}`,
    role: 'menuitem', 'data-index': index }, [words]]
  const menu = make(['div', { class: 'menu-items', popover: 'manual', role: 'menu', 'aria-label': word('Actions') }, words.map(item)])
  /** @param {any} event */
  menu.onclick = ({ target: { dataset: { index } } }) => index && pick(+index)
  /** @param {any} event */
  menu.ontoggle = ({ newState }) => {
    if (newState === 'open') return
    menu.remove()
    if (active() === document.body) back.focus()
  }
  // The menu is a child of the body, outside the node that sets the tint.
  for (const name of ['--tint', '--tint-text', '--on-tint']) menu.style.setProperty(name, getComputedStyle(node).getPropertyValue(name))
  document.body.append(menu)
  return menu
}

/**
 * The accessibility actions of a node as a menu.
 * @param {PageElement | undefined} node
 */
const actionMenu = (node) => node && makeMenu(node, /** @type {string} */ (node.dataset.actions).split('\x1f'),
  (index) => send(node, 'action', index), [])

/**
 * A menu of the tools of a row, for users of the keyboard. Where a row has actions at its end, Delete is one of them.
 * @param {PageElement} row
 */
function toolMenu(row) {
  const tools = row ? all('.swipe .button,.row-edit:not(:disabled,.swipe-trailing~*>.row-delete)', row) : []
  if (!tools[0]) return
  // Tools that delete come last in a menu. Of swipe actions they often come first, nearest to the edge.
  tools.sort((one, other) => /** @type {any} */ (one.matches(DELETES)) - /** @type {any} */ (other.matches(DELETES)))
  const words = tools.map((tool) => tool.ariaLabel ?? /** @type {string} */ (tool.textContent).trim())
  return makeMenu(row, words, (index) => tools[index].click(), tools)
}

/**
 * Handles a key in a menu. True if the key has no other effect.
 * @type {(key: string, target: PageElement) => boolean | void}
 */
export function pressInMenu(key, target) {
  const menu = target.closest('.menu-items'), list = items(menu), at = list.indexOf(target)
  const by = { ArrowDown: at + 1, ArrowUp: Math.max(at, 0) - 1, Home: 0, End: -1 }[key]
  if (by !== undefined) return list.at(by % list.length)?.focus(), true
  const isBack = getComputedStyle(menu).direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
  if (key === isBack) {
    if (menu.parentElement.closest('.menu-items')) menu.hidePopover(), /** @type {any} */ (button(menu)).focus()
    return true
  }
  if (/^Arrow/.test(key)) {
    const inner = target.getAttribute('popovertarget')
    if (inner) openMenu(byId(inner))
    return true
  }
  // Tab goes on from the menu's button.
  if (key === 'Tab') return void closeMenus()
  if (!/^\S$/.test(key)) return
  const order = [...list.slice(at + 1), ...list.slice(0, at + 1)]
  return order.find((node) => /** @type {string} */ (node.textContent).trim().toLowerCase().startsWith(key.toLowerCase()))?.focus(), true
}

// Menus: those of the application, and one of a node's accessibility actions.
import { active, all, nearest, on } from './dom.js'
import { stops } from './focus.js'
import { make } from './nodes.js'
import { send } from './socket.js'

/**
 * Closes the menus that a node is not in; gives back the first of them.
 * @param {PageElement} [target]
 */
export function closeMenus(target) {
  const open = all('.menu[open],.context-menu[open]').filter((menu) => !target || !menu.contains(target))
  for (const menu of open) {
    if (menu.contains(active())) menu.firstElementChild.focus()
    menu.open = false
  }
  return open[0]
}

/** @param {PageElement} menu */
export function openMenu(menu) {
  menu.open = true
  stops(menu.lastElementChild)[0]?.focus()
}

on(['contextmenu'], (event) => {
  const { target } = event
  if (target.closest('input,textarea,.menu-items')) return
  const menu = target.closest('.menu')
    ?? target.closest(':has(>.context-menu)')?.querySelector(':scope>.context-menu')
    ?? actionMenu(nearest(target, 'action'), event)
  if (!menu) return
  event.preventDefault()
  openMenu(menu)
})

/**
 * The accessibility actions of a node as a menu.
 * @type {(node: PageElement | undefined, at: MouseEvent) => PageElement | undefined}
 */
function actionMenu(node, { clientX: x, clientY: y }) {
  if (!node) return
  /** @type {(words: string, index: number) => WireNode} */
  const item = (words, index) => ['button', { class: 'button menu-item', 'data-index': index }, [words]]
  const items = /** @type {string} */ (node.dataset.actions).split('\x1f').map(item)
  const menu = make(['details', { class: 'context-menu', style: `position:fixed;inset:${y}px auto auto ${x}px` },
    [['summary', {}, []], ['div', { class: 'menu-items' }, items]]])
  /** @param {any} event */
  menu.onclick = ({ target: { dataset: { index } } }) => index && send(node, 'action', +index)
  menu.ontoggle = () => {
    if (menu.open) return
    menu.remove()
    node.focus()
  }
  document.body.append(menu)
  return menu
}

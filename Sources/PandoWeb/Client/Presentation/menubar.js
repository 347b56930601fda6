// The menu bar of a window (WAI-ARIA Authoring Practices, "Menubar"). Arrow keys move from menu to menu, and the mouse does
// while a menu is open. Items of all menus show their shortcuts in the signs of the platform.
import { all, on } from '../Document/dom.js'

const BAR = '.part-commands'
const isMac = /Mac|iP/.test(navigator.platform)
/**
 * The signs of keys, in the order in which shortcuts name them: on a Mac, elsewhere.
 * @type {Record<string, [string, string]>}
 */
const SIGNS = { control: ['⌃', 'Ctrl+'], option: ['⌥', 'Alt+'], shift: ['⇧', 'Shift+'], command: ['⌘', 'Ctrl+'], return: ['↩', '↵'],
  delete: ['⌫', '⌫'], deleteForward: ['⌦', 'Del'], escape: ['⎋', 'Esc'], tab: ['⇥', 'Tab'], space: ['␣', '␣'], upArrow: ['↑', '↑'],
  downArrow: ['↓', '↓'], leftArrow: ['←', '←'], rightArrow: ['→', '→'] }

/**
 * A shortcut as a menu shows it: of `command+shift+n`, ⇧⌘N or Ctrl+Shift+N.
 * @param {string} shortcut
 */
function signs(shortcut) {
  const [, before, key] = /** @type {any} */ (shortcut.match(/^((?:\w+\+)*)(.+)$/)), names = before.split('+')
  const order = isMac ? ['control', 'option', 'shift', 'command'] : ['command', 'control', 'option', 'shift']
  const held = order.filter((name) => names.includes(name)).map((name) => SIGNS[name][+!isMac])
  return [...new Set(held)].join('') + (SIGNS[key]?.[+!isMac] ?? key.toUpperCase())
}

/** @param {PageElement} button */
const menuOf = (button) => /** @type {any} */ (button.nextElementSibling)

/** @param {PageElement} bar */
const openIn = (bar) => all('.menu-button', bar).find((button) => menuOf(button)?.matches(':popover-open'))

/**
 * Moves the focus to a menu of the bar, and opens the menu if another one was open.
 * @type {(bar: PageElement, button: PageElement) => void}
 */
function go(bar, button) {
  const old = openIn(bar)
  if (old === button) return
  if (old) menuOf(old).hidePopover()
  button.focus()
  if (old) menuOf(button).showPopover()
}

addEventListener('keydown', (event) => {
  const { key, target, ctrlKey, altKey, metaKey, shiftKey } = /** @type {any} */ (event)
  const bar = target.closest?.(BAR)
  if (!bar || !/^Arrow(Left|Right)$/.test(key) || ctrlKey || altKey || metaKey || shiftKey) return
  const isForth = (key === 'ArrowRight') === (getComputedStyle(bar).direction === 'ltr')
  // The same keys open and close a menu in a menu.
  const menu = target.closest('.menu-items'), isInner = menu?.parentElement.closest('.menu-items')
  if (isForth ? menu && target.hasAttribute('popovertarget') : isInner) return
  const buttons = all(':scope > .menu > .menu-button', bar).filter((button) => button.checkVisibility())
  const at = buttons.findIndex((button) => button === target || menuOf(button)?.contains(target))
  go(bar, /** @type {any} */ (buttons.at((at + (isForth ? 1 : -1)) % buttons.length)))
  event.preventDefault()
  event.stopPropagation()
}, true)

on(['pointerover'], ({ target, pointerType }) => {
  const button = target.closest?.(`${BAR} > .menu > .menu-button`), bar = button?.closest(BAR)
  if (button && pointerType === 'mouse' && openIn(bar)) go(bar, button)
})

on(['toggle'], ({ target, newState }) => {
  if (newState !== 'open') return
  for (const item of all('[data-shortcut]', target)) item.dataset.keys = signs(/** @type {string} */ (item.dataset.shortcut))
})

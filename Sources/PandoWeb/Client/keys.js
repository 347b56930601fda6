// Keys: shortcuts, and what the keyboard does in dialogs and menus.
import { active, all, byId, has, media, NATIVE, nearest, on } from './dom.js'
import { hasTyping, submit } from './fields.js'
import { stops, topDialog } from './focus.js'
import { closeMenus, openContextMenu, openMenu, pressInMenu } from './menus.js'
import { sendPlace } from './pointer.js'
import { isAwaiting, send } from './socket.js'

const isApple = /Mac|iP/.test(navigator.platform)
/**
 * The names of keys in shortcuts.
 * @type {Record<string, string>}
 */
const KEYS = { ' ': 'space', Enter: 'return', Backspace: 'delete', Delete: 'deleteForward', ArrowUp: 'upArrow',
  ArrowDown: 'downArrow', ArrowLeft: 'leftArrow', ArrowRight: 'rightArrow' }

/** @param {KeyboardEvent} event */
function modifiers(event) {
  const { shiftKey: shift, ctrlKey: control, altKey: option, metaKey: command } = event
  return Object.entries({ shift, control, option, command }).filter(([, isDown]) => isDown).map(([name]) => name)
}

/** @param {PageElement} node */
const isDisabled = (node) => node.matches(':disabled,[aria-disabled=true]')

/**
 * The node whose shortcut was pressed, if it or the button of its menu is in sight; one that is enabled before others.
 * @type {(event: KeyboardEvent, isTyping: boolean) => PageElement | undefined}
 */
function shortcut(event, isTyping) {
  const { key, code, altKey } = event, down = modifiers(event)
  const letter = altKey && /^(Key|Digit).$/.test(code) ? /** @type {string} */ (code.at(-1)) : key
  const pressed = KEYS[letter] ?? letter
  const nodes = all('[data-shortcut]', topDialog() ?? document).filter((node) => {
    const [, before, wanted] = /** @type {any} */ (node.dataset.shortcut).match(/^((?:\w+\+)*)(.+)$/)
    const needed = before.split('+').filter(Boolean)
      .map((/** @type {string} */ name) => !isApple && name === 'command' ? 'control' : name)
    // Shift belongs to the sign.
    const isSign = /^\W$/.test(letter)
    /** @param {string} name */
    const isSame = (name) => needed.includes(name) === down.includes(name) || (isSign && name === 'shift')
    return wanted.toLowerCase() === pressed.toLowerCase() && ['shift', 'control', 'option', 'command'].every(isSame)
      && !(isTyping && !needed.length && wanted.length === 1)
      && !node.closest('[hidden]')
      && (node.closest('.menu:not(.menu *)')?.firstElementChild ?? node).checkVisibility()
  })
  return nodes.find((node) => !isDisabled(node)) ?? nodes[0]
}

/**
 * Presses the node of a shortcut; false if the key is for others too.
 *
 * A node that is disabled here may not be so for the server, which has got what was typed just before: it decides.
 * Where it has answered everything, the key does what it would do without that node.
 * @param {PageElement} node
 */
function pressShortcut(node) {
  const isTaken = !isDisabled(node) || isAwaiting()
  if (has(node, 'shortcut')) send(node, 'shortcut')
  else node.click()
  return isTaken
}

/**
 * What a key asks of the page's history; undefined if it is the field's, or another key.
 * @type {(event: KeyboardEvent & { target: PageElement }) => 'undo' | 'redo' | undefined}
 */
function historyKey({ key, shiftKey, ctrlKey, altKey, metaKey, target }) {
  const letter = key.toLowerCase(), isRedo = shiftKey || letter === 'y'
  if (altKey || (isApple ? !metaKey || ctrlKey : !ctrlKey || metaKey)) return
  if (letter !== 'z' && (letter !== 'y' || isApple || shiftKey)) return
  if (!hasTyping(target, isRedo)) return isRedo ? 'redo' : 'undo'
}

on(['keydown', 'keyup'], (event) => {
  const { type, key, target, repeat, isComposing } = event
  if (isComposing || /^(Shift|Control|Alt|Meta|CapsLock|Dead|Process|Unidentified)$/.test(key)) return
  const isTyping = target.matches('input,textarea,select'), down = modifiers(event)
  const isPlain = !down.some((name) => name !== 'shift'), isButton = target.matches('button,summary,a')
  const listener = nearest(target, 'key')
  if (listener) send(listener, 'key', key, down, type === 'keyup' ? 'up' : repeat ? 'repeat' : 'down')
  if (type === 'keyup') return
  const isAnswered = () => {
    const top = topDialog()
    const isPress = (key === 'Enter' || key === ' ') && isPlain
    const isReturn = key === 'Enter' && isPlain && target.matches('input')
    const isSubmit = isReturn && has(target, 'submit')
    if (isSubmit) submit(target)
    // Nothing waits for it: a keyboard on the screen has done its work.
    else if (isReturn && media('(pointer: coarse)')) target.blur()
    // What was typed is taken back before anything else is.
    const isFields = /^z$/i.test(key) && !event.altKey && hasTyping(target, event.shiftKey)
    if (!isFields && !(isPress && (isButton || target.matches('textarea')))) {
      const node = shortcut(event, isTyping)
      if (node && pressShortcut(node)) return true
    }
    if (isSubmit) return true
    const request = historyKey(event)
    if (request) return send(null, request), true
    if (key === 'Escape') {
      if (closeMenus()) return true
      const cancel = top?.querySelector('.question-actions .role-cancel')
      if (cancel) return cancel.click(), true
      const node = isTyping && has(target, 'dismiss') ? target : has(top, 'dismiss') && top
      return node && (send(node, 'dismiss'), true)
    }
    if (target.closest('.menu-items') && !isTyping && isPlain && pressInMenu(key, target)) return true
    if (key === 'Tab' && top?.ariaModal === 'true') {
      // The focus may have gone to the end of a list: there the key leaves it.
      const list = [...all('.part-toasts:focus-within'), top].flatMap(stops), at = list.indexOf(active())
      const next = event.shiftKey ? Math.max(at, 0) - 1 : at + 1
      // A field of a date has several stops, of which the browser alone knows the last.
      if (top.contains(list[at]) && (top.contains(list[next]) || target.matches('.input-date'))) return
      return (list.at(next % list.length) ?? top).focus(), true
    }
    if (key === 'ArrowDown' && target.matches('.menu-button')) {
      return openMenu(byId(/** @type {string} */ (target.getAttribute('popovertarget')))), true
    }
    if (key === 'ContextMenu' || key === 'F10' && event.shiftKey) {
      const { left, bottom } = target.getBoundingClientRect()
      return openContextMenu(target, [left + 8, bottom, true])
    }
    if (isPress && !target.matches(NATIVE)) {
      // Return does what a double press on a row does; Space selects it.
      const first = key === 'Enter' && has(target, 'menu') ? 'doubleTap' : 'tap'
      const kind = [first, 'tap', 'doubleTap', 'longPress'].find((kind) => has(target, kind))
      if (kind) return repeat || send(target, kind), true
      if (has(target, 'spatialTap')) return repeat || sendPlace(target, 0, 1), true
    }
    // Keys that would scroll are the element's, and from a day in a calendar they go on to others.
    if (listener && target.closest('.calendar') && /^(Arrow|Page|Home|End)/.test(key)) return true
    return listener && isPlain && !target.matches(NATIVE) && /^( |Arrow.*|Page.*|Home|End|Backspace)$/.test(key)
  }
  if (isAnswered()) event.preventDefault()
})

// Keys: shortcuts, and what the keyboard does in dialogs and menus.
import { active, all, byId, has, media, NATIVE, nearest, on } from '../Document/dom.js'
import { hasTyping, submit } from '../Controls/fields.js'
import { stops, topDialog } from './focus.js'
import { closeMenus, openContextMenu, openMenu, pressInMenu } from '../Presentation/menus.js'
import { sendPlace } from '../Pointer/pointer.js'
import { isAwaiting, send } from '../Connection/socket.js'

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
 * The node whose shortcut was pressed. The node, or the button of its menu, has to be in sight. Enabled nodes come first.
 * @type {(event: KeyboardEvent, isTyping: boolean) => PageElement | undefined}
 */
function shortcut(event, isTyping) {
  const { key, code, altKey } = event, down = modifiers(event)
  const letter = altKey && /^(Key|Digit).$/.test(code) ? /** @type {string} */ (code.at(-1)) : key
  const pressed = KEYS[letter] ?? letter
  const nodes = all('[data-shortcut]', topDialog() ?? document).filter((node) => {
    const [, before, wanted] = /** @type {any} */ (node.dataset.shortcut).match(/^((?:\w+\+)*)(.+)$/)
    const needed = before.split('+')
      .map((/** @type {string} */ name) => !isApple && name === 'command' ? 'control' : name)
    // Some layouts need Shift to type the sign, so Shift does not count.
    const isSign = /^\W$/.test(letter)
    /** @param {string} name */
    const isSame = (name) => needed.includes(name) === down.includes(name) || (isSign && name === 'shift')
    return wanted.toLowerCase() === pressed.toLowerCase() && ['shift', 'control', 'option', 'command'].every(isSame)
      && !(isTyping && !before && wanted.length === 1)
      && !node.closest('[hidden]')
      && (node.closest('.menu:not(.menu *)')?.firstElementChild ?? node).checkVisibility()
  })
  return nodes.find((node) => !isDisabled(node)) ?? nodes[0]
}

/**
 * Presses the node of a shortcut; false if the key keeps its other effects.
 *
 * A node that is disabled in the browser may be enabled on the server, which has text that was typed just before. So
 * the server gets the press and decides. If all events are answered, the node is really disabled, and the key does
 * what it would do without the shortcut.
 * @param {PageElement} node
 */
function pressShortcut(node) {
  const isTaken = !isDisabled(node) || isAwaiting()
  if (has(node, 'shortcut')) send(node, 'shortcut')
  else node.click()
  return isTaken
}

/**
 * What a key does in the page's history of changes; undefined for other keys, and if the field undoes or redoes by
 * itself.
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
    // Return submits nothing here, so it closes the keyboard on the screen.
    else if (isReturn && media('(pointer: coarse)')) target.blur()
    // The field undoes its own typing before the page's history undoes anything.
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
      // For Tab, a list moves the focus to its last stop (list-focus.js). Tab continues from that node and not from
      // the target.
      const list = [...all('.part-toasts:focus-within'), top].flatMap(stops), at = list.indexOf(active())
      const next = event.shiftKey ? Math.max(at, 0) - 1 : at + 1
      // A date field has several stops, and only the browser knows the last.
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
    // A link to a screen is pressed by Space too, whether it has an address or not.
    if (key === ' ' && target.matches('.link-push')) return repeat || target.click(), true
    if (isPress && !target.matches(NATIVE)) {
      // Return does what a double press on a row does; Space selects it.
      const first = key === 'Enter' && has(target, 'menu') ? 'doubleTap' : 'tap'
      const kind = [first, 'tap', 'doubleTap', 'longPress'].find((kind) => has(target, kind))
      if (kind) return repeat || send(target, kind), true
      if (has(target, 'spatialTap')) return repeat || sendPlace(target, 0, 1), true
    }
    // An element that handles keys also gets the keys that scroll a page. In a calendar these keys move
    // from day to day.
    if (listener && target.closest('.calendar') && /^(Arrow|Page|Home|End)/.test(key)) return true
    return listener && isPlain && !target.matches(NATIVE) && /^( |Arrow.*|Page.*|Home|End|Backspace)$/.test(key)
  }
  if (isAnswered()) event.preventDefault()
})

// Which node has the focus, and the dialogs that hold it.
import { active, all, byId, FOCUSABLE, has, media, nearest, on, setPlain } from './dom.js'
import { choose } from './files.js'
import { send } from './socket.js'

/**
 * The node whose focus the server knows of.
 * @type {PageElement | null}
 */
let focused = null
/**
 * Each dialog, with what had the focus before, and what was around that before the batch.
 * @type {[dialog: PageElement, back: PageElement, trail: Trail][]}
 */
let dialogs = []
/** Whether a batch is being applied, which moves the focus without the user. */
let isApplying = false
/**
 * The name of the node that is to have the focus, or null for none.
 * @type {string | null | undefined}
 */
let wanted
/**
 * What had the focus before the batch.
 * @type {Trail}
 */
let trail = []
/**
 * What got the focus last, until the user leaves it: what becomes disabled loses it unasked.
 * @type {PageElement | undefined}
 */
let recent
/**
 * What had the focus before a toast.
 * @type {PageElement | undefined}
 */
let beforeToasts
/**
 * What had the focus on screens that others cover.
 * @type {WeakMap<PageElement, PageElement>}
 */
const onScreens = new WeakMap()

/**
 * Whether the key Tab can stop at a node. Of the buttons of a group it stops at one.
 * @param {PageElement} node
 */
export const canFocus = (node) => !node.disabled && node.tabIndex >= 0 && node.getClientRects().length
  && !node.matches('fieldset:has(:checked,:focus) [type=radio]:not(:checked,:focus)')

/**
 * The nodes at which the key Tab stops.
 * @param {PageElement} node
 */
export const stops = (node) => all(FOCUSABLE, node).filter(canFocus)

/** @type {() => PageElement | undefined} */
export const topDialog = () => dialogs.at(-1)?.[0]

/** @param {PageElement | null | undefined} node */
function focus(node) {
  if (!node) return
  const inside = [node, ...all('*', node)]
  const found = inside.find((node) => has(node, 'focus')) ?? inside.find((node) => node.matches(FOCUSABLE)) ?? node
  if (!found.matches(FOCUSABLE)) found.tabIndex = -1
  found.focus()
}

/** @type {(node: PageElement) => Trail} */
function trailOf(node) {
  const around = []
  for (let up = node; up && up !== document.body; up = up.parentElement) {
    around.push([up, up.nextElementSibling, up.previousElementSibling])
  }
  return around
}

/**
 * Changes the document; where the focus goes meanwhile is not the user's doing.
 * @param {() => void} change
 */
export function applyQuietly(change) {
  const node = active() === document.body && recent?.matches('body :disabled') ? recent : active(), screen = node.closest('.screen')
  trail = trailOf(node)
  for (const entry of dialogs) if (entry[1].isConnected) entry[2] = trailOf(entry[1])
  if (screen) onScreens.set(screen, node)
  isApplying = true
  wanted = undefined
  change()
  isApplying = false
}

/**
 * Moves the focus at the end of the batch.
 * @type {Patches['f']}
 */
export function moveFocus(name) {
  wanted = name
}

/** @param {PageElement | undefined} node */
const isThere = (node) => node?.isConnected && node.checkVisibility()

/** Who lost the focus with a node that went gets it back nearby. */
export function settleFocus() {
  leaveDialogs()
  if (trail.length && (active() === document.body || !isThere(active()))) {
    const next = onTop() ?? follower(trail)
    isThere(next) ? focus(next) : focusScreen(screens().at(-1))
  }
  watchDialogs()
  if (wanted) focus(byId(wanted))
  if (wanted === null) active().blur()
  // The button of a stepper that is at its end hands the focus to the other one, from which the keyboard goes on.
  if (active().matches('.stepper-buttons>:disabled')) focus(active().parentElement?.querySelector(':enabled'))
  noteFocus(active())
}

/** Where to go on when the screen that had the focus went, or another one covers it. */
function onTop() {
  const at = trail.map(([node]) => node.matches('.screen') && !isThere(node)).lastIndexOf(true)
  const top = all(':scope>.screen', trail[at + 1]?.[0] ?? document.body).at(-1)
  if (at < 0 || !top || !isThere(top)) return
  return entrance(top)
}

/**
 * What gets the focus on a screen that comes into sight: what had it there, or the heading, which says where one is.
 * @param {PageElement} screen
 */
function entrance(screen) {
  const old = /** @type {PageElement} */ (onScreens.get(screen))
  return isThere(old) ? old : [...all('.screen-title', screen), ...all('.bar>.dismiss', screen), screen].find(isThere)
}

/** @param {PageElement | undefined} screen */
export const focusScreen = (screen) => screen && focus(entrance(screen))

/** The screens in sight. */
const screens = () => all('.screen:not([inert] *)').filter(isThere)

/** @param {Trail} trail */
const rowIn = (trail) => trail.find(([node]) => node.matches('.row,tr'))

/**
 * What is nearest to what had the focus.
 * @type {(trail: Trail) => PageElement | undefined}
 */
function follower(trail) {
  const [, next, previous] = rowIn(trail) ?? [], last = trail.find(([node]) => node.id)?.[0].id
  const twin = byId(last) ?? byId((next ?? previous)?.id + last?.replace(/^p\d+/, ''))
  if (isThere(twin)) return twin
  for (const [node, next, previous] of trail) {
    if (isThere(node)) return stops(node)[0] ?? (node.closest('.part-toasts') ? beforeToasts : node)
    for (const beside of [next, previous]) {
      const list = beside && !beside.matches('.part-toasts') ? [beside, ...all(FOCUSABLE, beside)].filter((node) => node.matches(FOCUSABLE) && canFocus(node)) : []
      if (list[0]) return beside === next ? list[0] : list.at(-1)
    }
  }
}

/** @param {PageElement} dialog */
function enter(dialog) {
  const list = stops(dialog), cancel = dialog.querySelector('.question-actions .role-cancel')
  // What is asked for first; who presses Return by habit destroys nothing.
  const field = cancel && dialog.querySelector('input,textarea')
  const first = list.find((node) => !node.matches('.bar *,[data-action],.grabber,.role-destructive'))
  // What closes a sheet is not what it is for. A field would bring up the keyboard of a phone.
  const title = first?.matches('.input') && !media('(pointer: coarse)') ? first : all('.screen-title', dialog).find(isThere)
  const entry = dialog.querySelector('[autofocus],[data-focus]') ?? field ?? cancel ?? title ?? first
    ?? (dialog.matches('.question') ? null : list[0])
  if (entry) return focus(entry)
  dialog.tabIndex = -1
  dialog.focus()
}

/** Gives the focus back of dialogs that are gone. */
function leaveDialogs() {
  for (const [dialog, back, trail] of dialogs.filter(([dialog]) => !dialog.isConnected).reverse()) {
    dialogs = dialogs.filter(([other]) => other !== dialog)
    if (active() !== document.body) continue
    // With a row that went its neighbour has it, as without a dialog.
    const isLost = !back?.isConnected, next = isLost && rowIn(trail)?.slice(1).some(isThere) && follower(trail)
    // A screen that came with the same batch covers what had it, or that went, or nothing had it.
    const found = back === document.body || isLost ? screens()
      : isThere(back) ? [] : all(':scope>.screen', back.closest('.stack') ?? back)
    isThere(/** @type {any} */ (next)) ? focus(/** @type {any} */ (next)) : found[0] ? focusScreen(found.at(-1)) : back?.focus()
  }
}

/** Enters dialogs that are new. */
export function watchDialogs() {
  // Keys scroll what has nothing else to stop at.
  for (const node of all('.scroll:not([data-on])')) {
    setPlain(node, 'tabindex', all(FOCUSABLE, node).some(canFocus) ? null : '0')
  }
  // The copy of one that fades out is none.
  for (const dialog of all(':is(.layer>dialog,.popover):not(body>[inert],body>[inert] *)')) {
    if (dialogs.some(([other]) => other === dialog)) continue
    dialogs.push([dialog, active(), []])
    if (!dialog.contains(active())) enter(dialog)
    const field = dialog.querySelector('[type=file]')
    if (field) choose(field)
  }
}

/**
 * Tells the server which node has the focus.
 * @param {PageElement} target
 */
export function noteFocus(target) {
  const now = nearest(target, 'focus') ?? null
  if (isApplying || now === focused) return
  if (focused?.isConnected) send(focused, 'focus', false)
  focused = now
  if (now) send(now, 'focus', true)
}

on(['focusin'], ({ target, relatedTarget }) => {
  const top = topDialog(), isToast = (/** @type {PageElement | null} */ node) => node?.closest('.part-toasts')
  recent = target
  if (isToast(target) && !isToast(relatedTarget)) beforeToasts = relatedTarget
  if (!isApplying && top?.ariaModal === 'true' && !top.contains(target) && !isToast(target)) return enter(top)
  noteFocus(target)
})
// The focus that goes with the window comes back with it.
on(['focusout'], ({ target, relatedTarget }) => {
  if (!target.matches(':disabled')) recent = undefined
  if (document.hasFocus()) noteFocus(relatedTarget)
})

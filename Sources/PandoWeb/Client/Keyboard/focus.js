// Tracks which node has the focus, and keeps the focus in dialogs.
import { active, all, byId, FOCUSABLE, has, media, nearest, on, setPlain } from '../Document/dom.js'
import { send } from '../Connection/socket.js'

/**
 * The node whose focus was reported to the server.
 * @type {PageElement | null}
 */
let focused = null
/**
 * The open dialogs, each with the node that had the focus before it opened, and the trail of that node before the batch.
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
 * The trail of the node that had the focus before the batch.
 * @type {Trail}
 */
let trail = []
/**
 * The node that got the focus last, until the user leaves it. A node that becomes disabled loses the focus without the user.
 * @type {PageElement | undefined}
 */
let recent
/**
 * The node that had the focus before a toast got it.
 * @type {PageElement | undefined}
 */
let beforeToasts
/**
 * The nodes that had the focus on screens that others cover.
 * @type {WeakMap<PageElement, PageElement>}
 */
const onScreens = new WeakMap()

/**
 * Whether Tab stops at a node. Of a group of radio buttons, Tab stops at one.
 * @param {PageElement} node
 */
export const canFocus = (node) => !node.disabled && node.tabIndex >= 0 && node.getClientRects().length
  && !node.matches('fieldset:has(:checked,:focus) [type=radio]:not(:checked,:focus)')

/**
 * The nodes at which Tab stops.
 * @param {PageElement} node
 */
export const stops = (node) => all(FOCUSABLE, node).filter(canFocus)

/** @type {() => PageElement | undefined} */
export const topDialog = () => dialogs.at(-1)?.[0]

/** @param {PageElement | null | undefined} node */
function focus(node) {
  if (!node) return
  const inside = [node, ...all('*', node)]
  const found = inside.find((node) => has(node, 'focus') || node.matches(FOCUSABLE) && canFocus(node)) ?? node
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
 * Changes the document. Moves of the focus meanwhile are not the user's, so they are not reported.
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

/** Moves the focus to a node nearby if its own was removed or hidden. */
export function settleFocus() {
  leaveDialogs()
  if (trail.length && (active() === document.body || !isThere(active()))) {
    const next = onTop() ?? successor(trail)
    isThere(next) ? focus(next) : focusScreen(screens().at(-1))
  }
  watchDialogs()
  if (wanted) focus(byId(wanted))
  if (wanted === null) active().blur()
  noteFocus(active())
}

/** The node that gets the focus if the screen that had it was removed or is covered by another. */
function onTop() {
  const at = trail.map(([node]) => node.matches('.screen') && !isThere(node)).lastIndexOf(true)
  const top = all(':scope>.screen', trail[at + 1]?.[0] ?? document.body).at(-1)
  if (at < 0 || !top || !isThere(top)) return
  return entrance(top)
}

/**
 * The node that gets the focus on a screen that comes into sight: the one that had it there before, else the
 * heading, which says which screen this is.
 * @param {PageElement} screen
 */
function entrance(screen) {
  const old = /** @type {PageElement} */ (onScreens.get(screen))
  return isThere(old) ? old : [...all('.screen-title', screen), ...all('.bar>.dismiss', screen), screen].find(isThere)
}

/** @param {PageElement | undefined} screen */
export const focusScreen = (screen) => screen && focus(entrance(screen))

/** The screens in sight. */
const screens = () => all('.screen:not([inert],[inert] *)').filter(isThere)

/** @param {Trail} trail */
const rowIn = (trail) => trail.find(([node]) => node.matches('.row,tr'))

/**
 * The node nearest to the one that had the focus.
 * @type {(trail: Trail) => PageElement | undefined}
 */
function successor(trail) {
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
  // A field of the dialog comes first, then Cancel: Return pressed by habit destroys nothing.
  const field = cancel && dialog.querySelector('input,textarea')
  // A stop out of sight would scroll what is read first out of sight.
  const first = list.find((node) => {
    const { left, top } = node.getBoundingClientRect()
    return !node.matches('.bar *,[data-action],.grabber,.role-destructive') && top < innerHeight && left < innerWidth
  })
  // A sheet is entered at its first stop if that is a field, else at its title, and not at the button that closes it. On a
  // phone a field would bring up the keyboard.
  const isField = first?.matches('.input')
  const title = isField && !media('(pointer: coarse)') ? first : all('.screen-title', dialog).find(isThere)
  const entry = dialog.querySelector('[autofocus],[data-focus]') ?? field ?? cancel ?? title ?? (isField ? null : first)
  if (entry) return focus(entry)
  dialog.tabIndex = -1
  dialog.focus()
}

/** Gives the focus back to where it was before dialogs that are gone. */
function leaveDialogs() {
  for (const [dialog, back, trail] of dialogs.filter(([dialog]) => !dialog.isConnected).reverse()) {
    dialogs = dialogs.filter(([other]) => other !== dialog)
    if (active() !== document.body) continue
    // If the row of that node is gone too, the row's neighbour gets the focus, as without a dialog.
    const isLost = !back?.isConnected, next = isLost && rowIn(trail)?.slice(1).some(isThere) && successor(trail)
    // If nothing had the focus, or its node is gone, or a screen of this batch covers the node, a screen in sight gets the
    // focus.
    const found = back === document.body || isLost ? screens()
      : isThere(back) ? [] : all(':scope>.screen', back.closest('.stack') ?? back)
    isThere(/** @type {any} */ (next)) ? focus(/** @type {any} */ (next)) : found[0] ? focusScreen(found.at(-1)) : back?.focus()
  }
}

/** Moves the focus into new dialogs. */
export function watchDialogs() {
  // A scroll view without stops is a stop itself, so that keys can scroll it.
  for (const node of all('.scroll:not([data-on])')) {
    setPlain(node, 'tabindex', all(FOCUSABLE, node).some(canFocus) ? null : '0')
  }
  // The inert copy of a dialog that fades out is not a dialog.
  for (const dialog of all(':is(.layer>dialog,.popover):not(body>[inert],body>[inert] *)')) {
    if (dialogs.some(([other]) => other === dialog)) continue
    dialogs.push([dialog, active(), []])
    if (!dialog.contains(active())) enter(dialog)
  }
}

/**
 * Reports which node has the focus.
 * @param {PageElement} target
 */
export function noteFocus(target) {
  const now = nearest(target, 'focus') ?? null
  if (isApplying || now === focused) return
  // The server takes the focus from the node that had it.
  if (now ?? focused?.isConnected) send(now ?? focused, 'focus', !!now)
  focused = now
}

on(['focusin'], ({ target, relatedTarget }) => {
  const top = topDialog(), isToast = (/** @type {PageElement | null} */ node) => node?.closest('.part-toasts')
  recent = target
  if (isToast(target) && !isToast(relatedTarget)) beforeToasts = relatedTarget
  if (!isApplying && top?.ariaModal === 'true' && !top.contains(target) && !isToast(target)) return enter(top)
  noteFocus(target)
})
// A window that loses the focus gives it back to the same node later, so its loss is not reported.
on(['focusout'], ({ target, relatedTarget }) => {
  if (!target.matches(':disabled')) recent = undefined
  if (document.hasFocus()) noteFocus(relatedTarget)
})

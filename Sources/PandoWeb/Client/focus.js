// Which node has the focus, and the dialogs that hold it.
import { active, all, byId, FOCUSABLE, has, nearest, on } from './dom.js'
import { choose } from './files.js'
import { send } from './socket.js'

/**
 * The node whose focus the server knows of.
 * @type {PageElement | null}
 */
let focused = null
/**
 * Each dialog, with what had the focus before.
 * @type {[dialog: PageElement, back: PageElement][]}
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
 * The name of the node that had the focus before the batch, and the row beside it.
 * @type {string | undefined}
 */
let last
/** @type {PageElement | null | undefined} */
let beside

/** @param {PageElement} node */
const canFocus = (node) => !node.disabled && node.tabIndex >= 0 && node.getClientRects().length

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

/**
 * Changes the document; where the focus goes meanwhile is not the user's doing.
 * @param {() => void} change
 */
export function applyQuietly(change) {
  const node = active(), row = node?.closest('.row')
  last = node?.closest('[id]')?.id
  beside = row && (row.nextElementSibling ?? row.previousElementSibling)
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

/** Who lost the focus with a node that went gets it back nearby. */
export function settleFocus() {
  if (last && active() === document.body) {
    focus(byId(last) ?? byId(beside?.id + last.replace(/^p\d+/, '')))
  }
  watchDialogs()
  if (wanted) focus(byId(wanted))
  if (wanted === null) active().blur()
  noteFocus(active())
}

/** @param {PageElement} dialog */
function enter(dialog) {
  const all = stops(dialog)
  focus(dialog.querySelector('[autofocus]') ?? all.find((node) => !node.dataset.action) ?? all[0] ?? dialog)
}

/** Enters dialogs that are new, and gives the focus back of those that are gone. */
export function watchDialogs() {
  for (const [dialog, back] of dialogs.filter(([dialog]) => !dialog.isConnected).reverse()) {
    dialogs = dialogs.filter(([other]) => other !== dialog)
    if (active() === document.body && back?.isConnected) back.focus()
  }
  // The copy of one that fades out is none.
  for (const dialog of all(':is(.layer>dialog,.popover):not(body>[inert],body>[inert] *)')) {
    if (dialogs.some(([other]) => other === dialog)) continue
    dialogs.push([dialog, active()])
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

on(['focusin'], ({ target }) => {
  const top = topDialog()
  if (!isApplying && top?.ariaModal === 'true' && !top.contains(target) && !target.closest('.part-toasts')) return enter(top)
  noteFocus(target)
})
// The focus that goes with the window comes back with it.
on(['focusout'], ({ relatedTarget }) => document.hasFocus() && noteFocus(relatedTarget))

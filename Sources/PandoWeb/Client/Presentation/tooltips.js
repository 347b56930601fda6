// Tooltips: the words of `title`, placed beside their node as menus are. Without this file the browser shows its own.
import { all, nearest, on } from '../Document/dom.js'
import { afterApplying } from '../more-loader.js'
import { placeBeside } from './popover-placing.js'

/**
 * Milliseconds before a tooltip appears under a mouse; under a finger, whose long press opens a menu first; and
 * before it goes once the pointer has left.
 */
const COMING = 500, HELD = 600, LEAVING = 150

const tip = /** @type {PageElement} */ (document.createElement('div'))
tip.id = 'pando-tip'
tip.role = 'tooltip'
tip.popover = 'manual'
document.body.append(tip)

/**
 * The node whose tooltip is shown or about to be, and the attribute that names the tooltip to assistive technology:
 * its node, its name and its former value.
 * @type {{ node: PageElement, words: string, owner: PageElement, name: string, old: string | null } | null}
 */
let shown = null
/** @type {ReturnType<typeof setTimeout>} */
let tipTimer
let isByKey = false
/**
 * The node whose tooltip was hidden while the pointer is on it.
 * @type {PageElement | null | undefined}
 */
let dismissed
/**
 * The point at which a finger rests on a node with a tooltip.
 * @type {[number, number] | null}
 */
let finger = null
/** Whether the lifted finger showed a tooltip. Its click is ignored. */
let hasTipped = false

/** @type {(node: PageElement, time: number) => void} */
function take(node, time) {
  if (node === shown?.node) return
  leave()
  const owner = node.contains(document.activeElement) ? /** @type {PageElement} */ (document.activeElement) : node
  // A node without a name has the tooltip as its name, any other node as its description.
  const isNamed = owner !== node || node.ariaLabel || node.hasAttribute('aria-labelledby') || node.labels?.length || node.innerText?.trim()
  const name = isNamed ? 'aria-describedby' : 'aria-labelledby'
  shown = { node, words: '', owner, name, old: owner.getAttribute(name) }
  takeWords()
  tipTimer = setTimeout(showTip, time)
}

/**
 * Takes the words out of `title`. An empty `title` keeps the browser from showing its own tooltip. A missing one means that
 * the server removed it.
 */
function takeWords() {
  if (!shown?.node.title) return
  const { node, owner, name, old } = shown
  tip.textContent = shown.words = node.title
  node.title = ''
  owner.setAttribute(name, old ? `${old} ${tip.id}` : tip.id)
}

function showTip() {
  if (!shown?.node.isConnected || all('.menu-items:popover-open')[0]) return leave()
  tip.showPopover()
  placeTip()
}

/** Hides the tooltip. `title` stays empty while the pointer is there, or the browser would show its own tooltip. */
function hideTip() {
  clearTimeout(tipTimer)
  tip.hidePopover()
}

/** Hides the tooltip and restores the attributes, unless the server has changed them meanwhile. */
function leave() {
  hideTip()
  if (!shown) return
  const { node, words, owner, name, old } = shown
  shown = null
  if (node.getAttribute('title') === '') node.title = words
  if (!owner.getAttribute(name)?.split(' ').includes(tip.id)) return
  if (old) owner.setAttribute(name, old)
  else owner.removeAttribute(name)
}

const isTipOpen = () => tip.matches(':popover-open')

function placeTip() {
  if (!shown || !isTipOpen()) return
  const box = shown.node.getBoundingClientRect()
  if (!box.width || box.bottom < 0 || box.top > innerHeight) leave()
  else placeBeside(tip, box)
}

/** @param {PageElement | null} target */
const titled = (target) => target === tip ? shown?.node : /** @type {PageElement | null | undefined} */ (target?.closest?.('[title]'))

on(['pointerover'], ({ target, pointerType, buttons }) => {
  if (pointerType === 'touch' || buttons) return
  const node = titled(target)
  if (node && node === dismissed) return
  dismissed = null
  if (!node) {
    if (!shown || shown.node.contains(document.activeElement) && isByKey) return
    clearTimeout(tipTimer)
    tipTimer = setTimeout(leave, LEAVING)
  } else if (node !== shown?.node) {
    if (node.title) take(node, COMING)
  } else {
    clearTimeout(tipTimer)
    if (!isTipOpen()) tipTimer = setTimeout(showTip, COMING)
  }
})
document.documentElement.addEventListener('pointerleave', ({ pointerType }) => {
  // A lifted finger counts as a pointer that leaves.
  if (pointerType !== 'touch') leave()
})

on(['focusin'], ({ target }) => {
  const node = titled(target)
  if (node?.title && isByKey) take(node, COMING)
})
on(['focusout'], () => {
  if (shown?.node.matches(':hover')) hideTip()
  else leave()
})
on(['pointerdown'], ({ target, pointerType, clientX, clientY }) => {
  isByKey = hasTipped = false
  if (target === tip) return pointerType === 'touch' ? leave() : undefined
  const node = titled(target)
  if (pointerType !== 'touch') {
    dismissed = node
    if (node && node === shown?.node) hideTip()
    else leave()
    return
  }
  leave()
  // Other effects of a long press come first.
  if (!node?.title || ['menu', 'longPress', 'drag'].some((kind) => nearest(target, kind))) return
  take(node, HELD)
  finger = [clientX, clientY]
})
on(['pointermove'], ({ clientX, clientY }) => {
  if (!finger || isTipOpen() || Math.hypot(clientX - finger[0], clientY - finger[1]) < 10) return
  finger = null
  leave()
})
on(['pointerup', 'pointercancel'], () => {
  if (!finger) return
  finger = null
  hasTipped = isTipOpen()
  if (!hasTipped) leave()
})
// On the window, before the listeners of the page's own clicks.
addEventListener('click', (event) => {
  if (!hasTipped || !event.detail) return
  hasTipped = false
  event.preventDefault()
  event.stopImmediatePropagation()
}, true)
// On the window, before the listeners of the page's own keys: Escape closes the tooltip and nothing else.
addEventListener('keydown', (event) => {
  isByKey = true
  if (!isTipOpen() || event.key !== 'Escape') return
  dismissed = shown?.node
  if (dismissed?.matches(':hover')) hideTip()
  else leave()
  event.preventDefault()
  event.stopImmediatePropagation()
}, true)
on(['toggle'], ({ target }) => {
  if (target !== tip && target.matches?.('.menu-items:popover-open')) leave()
})
on(['scroll'], placeTip)
addEventListener('resize', placeTip)
afterApplying(() => {
  if (!shown) return
  if (!shown.node.isConnected || !shown.node.hasAttribute('title')) return leave()
  takeWords()
  placeTip()
})

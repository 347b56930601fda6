// Keys that move the focus to a part of the page: the slash to the search, arrow keys from tab to tab, letters to the only
// field of a dialog, and F6 to the buttons of toasts, also from a dialog, and back.
import { all, nearest, on } from '../Document/dom.js'
import { afterApplying } from '../more-loader.js'

/**
 * The node that had the focus before F6.
 * @type {PageElement | null}
 */
let leftNode = null
/** Whether Tab was pressed last. */
let isWalk = false

/** @param {PageElement} node */
const isToast = (node) => node?.closest('.part-toasts')

/** @type {() => PageElement | undefined} */
const modal = () => all('[aria-modal=true]').pop()

/** @param {PageElement[]} list */
const seen = (list) => list.filter((node) => !node.disabled && node.checkVisibility())

/**
 * The node to which a key moves the focus. A view that handles keys gets the slash itself.
 * @type {(event: { key: string, target: PageElement }) => PageElement | null | undefined}
 */
function goalOf({ key, target }) {
  const tabs = target.closest('[role=tablist]')
  if (key === 'F6') {
    if (isToast(target)) return leftNode
    leftNode = target
    return seen(all('.part-toasts :is(a[href],button)'))[0]
  }
  if (target.matches('input,textarea,select')) return
  if (key === '/' && !nearest(target, 'key')) return seen(all('.part-search input', modal()))[0]
  if (!tabs || !/^(Arrow|Home$|End$)/.test(key)) return
  const list = seen(all('button,a[href],[tabindex]', tabs)), by = /Down|Right/.test(key) ? 1 : -1
  return key === 'Home' ? list[0] : key === 'End' ? list.at(-1) : list.at((list.indexOf(target) + by) % list.length)
}

/** A bar of tabs is one stop of Tab: the tab that is shown. */
function settleTabs() {
  for (const tab of all('[role=tablist] [role=tab]')) tab.tabIndex = tab.ariaSelected === 'true' ? 0 : -1
}
settleTabs()
afterApplying(settleTabs)

/**
 * The only field of the top dialog. Letters that are typed beside the field, as in the list of a command palette, go there.
 * @type {(event: { key: string, target: PageElement }) => PageElement | undefined}
 */
function onlyField({ key, target }) {
  const dialog = modal()
  if (!dialog || key.length !== 1 || key === ' ' || nearest(target, 'key') || target.matches('input,textarea,select')) return
  const fields = seen(all('input:not([type=checkbox],[type=radio]),textarea,select', dialog))
  if (!fields[1] && fields[0]?.matches(':not(select)')) return fields[0]
}

on(['keydown'], (event) => {
  isWalk = event.key === 'Tab'
  const { ctrlKey, altKey, metaKey, defaultPrevented } = event
  if (defaultPrevented || ctrlKey || altKey || metaKey) return
  const goal = goalOf(event)
  // The browser types the letter into the node that has the focus by then.
  if (!goal) return onlyField(event)?.focus()
  if (!goal.isConnected) return
  event.preventDefault()
  goal.focus()
})
on(['pointerdown'], () => { isWalk = false })
// Only the browser knows the last stop of some fields, such as dates. If Tab leaves the dialog from there and reaches a
// toast, the focus goes back to the dialog.
on(['focusin'], ({ target, relatedTarget }) => {
  const top = modal()
  if (!top || !isWalk || !isToast(target) || isToast(relatedTarget)) return
  seen(all('a[href],button,input,select,textarea,summary,[tabindex="0"]', top))[0]?.focus()
})

// Tab reaches the bar at the lower edge of a screen after the content, though it is before the content in the document.
import { all, on } from '../Document/dom.js'

on(['keydown'], (event) => {
  const { key, shiftKey, ctrlKey, altKey, metaKey, defaultPrevented } = event
  if (key !== 'Tab' || ctrlKey || altKey || metaKey || defaultPrevented) return
  const node = /** @type {PageElement} */ (document.activeElement)
  const isThere = (/** @type {PageElement} */ node) => !node.disabled && node.tabIndex >= 0 && node.getClientRects().length
    && !node.matches('fieldset:has(:checked,:focus) [type=radio]:not(:checked,:focus)')
  const bars = all('.tools-bottom:not(.tools-keyboard)').filter((bar) => bar.childElementCount && bar.checkVisibility())
  if (!bars.length) return
  const stops = all('a[href],button,input,textarea,select,summary,[tabindex]').filter(isThere), order = [...stops], step = shiftKey ? -1 : 1, at = stops.indexOf(node)
  for (const bar of bars) {
    const screen = bar.closest('.screen'), own = stops.filter((node) => bar.contains(node)), last = stops.filter((node) => screen.contains(node) && !bar.contains(node)).at(-1)
    if (!own.length || !last) continue
    order.splice(order.indexOf(own[0]), own.length)
    order.splice(order.indexOf(last) + 1, 0, ...own)
  }
  const next = order[order.indexOf(node) + step]
  if (at < 0 || next === stops[at + step]) return
  if (next) {
    event.preventDefault()
    return next.focus()
  }
  if (shiftKey) return
  // The browser goes on from the end of the page.
  const end = document.createElement('i')
  end.tabIndex = 0
  document.body.append(end)
  end.focus()
  setTimeout(() => end.remove())
})

// A pointer that is pressed and moved along a segmented control chooses the segment below it. A finger that begins to scroll on
// a slider leaves the slider's value as it was, and a slider reports its release.
import { has, on } from '../Document/dom.js'
import { send } from '../Connection/socket.js'

/**
 * The control under a pointer that is down, and the segment that it chose.
 * @type {{ control: PageElement, segment: PageElement | null } | null}
 */
let along = null
/**
 * The slider on which a finger came down, and its value before.
 * @type {{ range: PageElement, value: string } | null}
 */
let scrolledFrom = null

/** @param {Element | null} node */
const segmentAt = (node) => /** @type {PageElement | null} */ (node?.closest('.choices-segmented .choice') ?? null)

on(['pointerdown'], ({ target, button, pointerType }) => {
  const segment = button ? null : segmentAt(target)
  along = segment && { control: segment.closest('fieldset'), segment }
  scrolledFrom = pointerType === 'touch' && target.matches('[type=range]') ? { range: target, value: target.value } : null
})
on(['pointermove'], ({ clientX: x, clientY: y }) => {
  const segment = along && segmentAt(document.elementFromPoint(x, y))
  if (!along || !segment || segment === along.segment || !along.control.contains(segment)) return
  along.segment = segment
  segment.querySelector('input')?.click()
})
on(['pointerup', 'pointercancel'], ({ type }) => {
  // The browser cancels a press when it scrolls.
  if (scrolledFrom && type === 'pointercancel' && scrolledFrom.range.value !== scrolledFrom.value) {
    scrolledFrom.range.value = scrolledFrom.value
    scrolledFrom.range.dispatchEvent(new Event('input', { bubbles: true }))
  }
  along = scrolledFrom = null
})
// Reports a slider that a pointer or a key has released.
on(['change', 'pointercancel'], ({ target }) => {
  if (target.matches('[type=range]') && has(target, 'submit')) send(target, 'submit')
})

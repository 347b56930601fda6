// Keeps the width of a picker while it has the focus. While closed, its list is transparent and in the
// layout, where it gives the picker its width; the list that opens leaves the layout.
import { on } from '../Document/dom.js'

const canKeep = CSS.supports('selector(:open)')

on(['focusin', 'pointerdown', 'keydown', 'focusout'], ({ type, target, relatedTarget }) => {
  const select = target.closest?.('.select'), isLeft = type === 'focusout'
  // The options of an open list are no events of the picker, but the focus may leave it from one of them.
  if (!canKeep || !select || (isLeft ? select.contains(relatedTarget) : target !== select || select.matches(':open'))) return
  select.classList.remove('kept')
  select.style.minWidth = ''
  if (isLeft) return
  select.style.minWidth = `${select.getBoundingClientRect().width}px`
  select.classList.add('kept')
})

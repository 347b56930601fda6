// Keeps the width of a picker while it has the focus. While closed, its list is transparent and in the
// layout, where it gives the picker its width; the list that opens leaves the layout.
import { on } from '../Document/dom.js'

const canKeep = CSS.supports('selector(:open)')

on(['focusin', 'pointerdown', 'keydown', 'focusout'], ({ type, target, relatedTarget }) => {
  const select = target.closest?.('.select'), isLeft = type === 'focusout'
  // Events of the options in an open list do not count, except when the focus leaves the picker from an
  // option.
  if (!canKeep || !select || (isLeft ? select.contains(relatedTarget) : target !== select || select.matches(':open'))) return
  select.classList.remove('kept')
  select.style.minWidth = ''
  if (isLeft) return
  select.style.minWidth = `${select.getBoundingClientRect().width}px`
  select.classList.add('kept')
})

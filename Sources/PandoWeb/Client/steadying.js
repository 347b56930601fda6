// Keeps the width of a picker while it has the focus, so that its list can open: closed, the list is in the layout and gives the
// picker its width, and is out of sight, where nothing gets the focus.
import { on } from './dom.js'

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

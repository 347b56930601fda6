// A press anywhere on the header of a section folds or unfolds it, except on another control there.
import { on } from '../Document/dom.js'

const PRESSABLE = 'a,button,input,select,textarea,label,[data-on~=tap]'

on(['click'], ({ target }) => {
  if (target.closest(PRESSABLE) || !getSelection()?.isCollapsed) return
  /** @type {any} */ (target.closest(':is(.section-head,.group-title)')?.querySelector(':scope>.section-fold'))?.click()
})

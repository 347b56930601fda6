// Escape takes the focus out of a title that is edited in place, and out of an empty search field.
import { on } from '../Document/dom.js'

on(['keydown'], ({ key, target, isComposing }) => {
  if (key !== 'Escape' || isComposing || !target.matches('.field-plain,.field-search')) return
  // In a dialog Escape closes the dialog, and in a search field with text it empties the field.
  if (!target.closest('dialog,[popover],[role=dialog]') && (target.matches('.field-plain') || !target.value)) target.blur()
})

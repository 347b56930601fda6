// Escape takes the caret out of a title that is edited where it stands, and out of a search without words.
import { on } from './dom.js'

on(['keydown'], ({ key, target, isComposing }) => {
  if (key !== 'Escape' || isComposing || !target.matches('.field-plain,.field-search')) return
  // In a dialog the key is the dialog's, and in a search with words the words'.
  if (!target.closest('dialog,[popover],[role=dialog]') && (target.matches('.field-plain') || !target.value)) target.blur()
})

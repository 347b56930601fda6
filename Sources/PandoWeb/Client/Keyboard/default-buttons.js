// Return in a field of a dialog presses the button that the dialog is for, as on a desktop and with the keyboard of a phone.
import { all, has, on } from '../Document/dom.js'

/**
 * The button that confirms: the only one of a question that neither cancels nor destroys, or the one of a sheet's bar.
 * @param {PageElement} dialog
 */
function confirming(dialog) {
  const answers = all('.question-actions .button:not(.role-cancel)', dialog)
  const found = answers.length ? answers : all('.at-confirmationAction .button', dialog)
  return found[1] || found[0]?.matches('.role-destructive,:disabled') ? undefined : found[0]
}

on(['keydown'], (event) => {
  const { target, key, repeat, isComposing, shiftKey, ctrlKey, altKey, metaKey } = event
  if (key !== 'Enter' || repeat || isComposing || shiftKey || ctrlKey || altKey || metaKey || event.defaultPrevented) return
  const dialog = target.matches('input:not([type=checkbox],[type=radio],[type=file])') && !has(target, 'submit') && target.closest('dialog')
  const button = dialog && confirming(dialog)
  if (!button) return
  event.preventDefault()
  button.click()
})

// Loads a page again whose session has ended, and keeps what was typed.
import { active, all, FIELD } from '../Document/dom.js'
import { changed } from '../Controls/controls.js'
import { fieldNamed, labelOf, nameOf, touched } from '../Controls/fields.js'
import { reconnect } from './socket.js'

/** Loads the document again. If the server refuses that document too, the next load waits, longer each time. */
export function reload() {
  const now = Date.now()
  // The time to wait in browsers that store nothing for the page.
  let left = 10000 - performance.now()
  try {
    const [time, wait] = JSON.parse(sessionStorage.pandoReload ?? '[0,10000]'), age = now - time
    left = Math.min(wait - age, wait)
    if (left <= 0) {
      sessionStorage.pandoReload = JSON.stringify([now, age > wait * 4 ? 10000 : Math.min(wait * 2, 600000)])
    }
  } catch {}
  if (left <= 0) return location.reload()
  reconnect(left)
}

// The user can type until the next document is there, so the fields are kept at the last moment. A field with the focus in
// which nothing was typed keeps the value of the next document.
addEventListener('pagehide', () => {
  const typed = all(FIELD).filter((field) => (touched.has(field) || field === active()) && field.type !== 'password')
  try {
    sessionStorage.pandoTyped = JSON.stringify(typed.map((field) =>
      [nameOf(field), labelOf(field), touched.has(field) ? field.value : null, field === active() && [field.selectionStart, field.selectionEnd]]))
  } catch {}
})

/**
 * Restores the fields in which the user typed before the document was loaded again, or before it was live, with the caret.
 * Sends their values.
 */
export function restoreFields() {
  try {
    const { type } = /** @type {any} */ (performance.getEntriesByType('navigation')[0])
    const typed = type === 'reload' ? JSON.parse(sessionStorage.pandoTyped ?? '[]') : []
    delete sessionStorage.pandoTyped
    // The field with the focus is the last one, because setting the caret fails for some kinds of fields and ends the loop.
    for (const [name, label, value, caret] of typed.sort((/** @type {any} */ one) => one[3] ? 1 : -1)) {
      const alike = all(FIELD).filter((field) => labelOf(field) === label)
      const field = alike.length > 1 ? alike.find((field) => field === fieldNamed(name)) : alike[0]
      if (!field) continue
      field.value = value ?? field.value
      if (!caret) continue
      field.focus()
      field.setSelectionRange(caret[0], caret[1])
    }
  } catch {}
  for (const field of all(FIELD)) if (field.value !== field.defaultValue && field.type !== 'color') changed(field)
}

// Loads a page again whose session has ended, and keeps what was typed and how far parts of the page were scrolled.
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

/** The views that may scroll. The browser itself restores the scroll position of the page as a whole. */
const SCROLLERS = '.root,.screen-content,.scroll,.list,.form,.table,.split>.part,.tab-panel,.sheet-content'

// The user can type until the next document is there, so the fields are kept at the last moment. A field with the focus in
// which nothing was typed keeps the value of the next document.
addEventListener('pagehide', () => {
  const typed = all(FIELD).filter((field) => (touched.has(field) || field === active()) && field.type !== 'password')
  try {
    sessionStorage.pandoTyped = JSON.stringify(typed.map((field) =>
      [nameOf(field), labelOf(field), touched.has(field) ? field.value : null, field === active() && [field.selectionStart, field.selectionEnd]]))
    sessionStorage.pandoScrolls = JSON.stringify([location.href, ...all(SCROLLERS).map(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop])])
  } catch {}
})

/** Why the browser loaded the document: `navigate`, `reload` or `back_forward`. */
const loading = () => /** @type {any} */ (performance.getEntriesByType('navigation')[0]).type

/** Scrolls a document that was loaded again to where the one before was, if it has the same scroll views. */
export function restoreScrolls() {
  try {
    const [address, ...places] = JSON.parse(sessionStorage.pandoScrolls), nodes = all(SCROLLERS)
    delete sessionStorage.pandoScrolls
    if (loading() === 'navigate' || address !== location.href || places.length !== nodes.length) return
    for (const [index, [left, top]] of places.entries()) if (left || top) nodes[index].scrollTo(left, top)
  } catch {}
}

/**
 * Restores the fields in which the user typed before the document was loaded again, or before it was live, with the caret.
 * Sends their values.
 */
export function restoreFields() {
  try {
    const typed = loading() === 'reload' ? JSON.parse(sessionStorage.pandoTyped ?? '[]') : []
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

// A page that its server does not know any more is loaded again, with what was typed.
import { all, FIELD } from './dom.js'
import { changed } from './controls.js'
import { fieldNamed, labelOf, nameOf, touched } from './fields.js'
import { reconnect } from './socket.js'

/** Loads the document again. One that is refused again waits, each time longer. */
export function reload() {
  const now = Date.now()
  // Where nothing can be kept.
  let left = 10000 - performance.now()
  try {
    const [time, wait] = JSON.parse(sessionStorage.pandoReload ?? '[0,10000]'), age = now - time
    left = Math.min(wait - age, wait)
    if (left <= 0) {
      const typed = all(FIELD).filter((field) => touched.has(field) && field.type !== 'password')
      sessionStorage.pandoTyped = JSON.stringify(typed.map((field) => [nameOf(field), labelOf(field), field.value]))
      sessionStorage.pandoReload = JSON.stringify([now, age > wait * 4 ? 10000 : Math.min(wait * 2, 600000)])
    }
  } catch {}
  if (left <= 0) return location.reload()
  reconnect(left)
}

/** Sends what was typed before the document was loaded again, or before it was live. */
export function restoreFields() {
  try {
    for (const [name, label, value] of JSON.parse(sessionStorage.pandoTyped ?? '[]')) {
      const alike = all(FIELD).filter((field) => labelOf(field) === label)
      const field = alike.length > 1 ? alike.find((field) => field === fieldNamed(name)) : alike[0]
      if (field) field.value = value
    }
    delete sessionStorage.pandoTyped
  } catch {}
  for (const field of all(FIELD)) if (field.value !== field.defaultValue && field.type !== 'color') changed(field)
}

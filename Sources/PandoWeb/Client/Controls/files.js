// Files that the user chooses. A dialog that asks for files opens the browser's file chooser.
import { all, byId, number, on } from '../Document/dom.js'
import { home } from '../Connection/addresses.js'
import { afterApplying } from '../more-loader.js'
import { send, session } from '../Connection/socket.js'
import { word } from '../Connection/translations.js'

/** The numbers of the elements whose chooser was opened. */
const asked = new Set()

/** Opens the browser's file chooser, if the browser allows a page to do so. A press on the field opens it too. */
function choose() {
  for (const field of all('dialog [type=file]:not([inert] *)')) {
    const id = number(field)
    if (asked.has(id)) continue
    asked.add(id)
    if (navigator.userActivation?.isActive) field.click()
  }
}

on(['cancel'], ({ target }) => target.matches('[type=file]') && send(target, 'dismiss'))
on(['change'], ({ target }) => target.files?.length && upload(target))

/**
 * Uploads files one after the other. The dialog may be drawn anew meanwhile, so its parts are looked up each time.
 * @param {PageElement} field
 */
async function upload(field) {
  const id = number(field), [secret, token] = session()
  /** @type {(selector: string) => any} */
  const part = (selector) => byId('p' + id)?.querySelector(selector)
  const files = [...field.files], total = files.reduce((sum, { size }) => sum + size, 0)
  /** @type {string[]} */
  const names = []
  /** @type {(words: string, done?: number) => void} */
  const show = (words, done) => {
    const bar = part('progress')
    if (!bar) return
    part('[role=alert]').textContent = words
    part('[type=file]').disabled = done !== undefined
    bar.hidden = done === undefined
    bar.value = total ? /** @type {number} */ (done) / total || 0 : 0
  }
  let sum = 0
  show('', 0)
  part('[data-action=dismiss]').focus()
  for (const file of files) {
    const request = new XMLHttpRequest(), query = new URLSearchParams({ name: file.name, total: total + '' })
    request.open('POST', new URL(`upload/${secret}/${id}?${query}`, home))
    request.setRequestHeader('Pando-Token', token)
    request.upload.onprogress = ({ loaded }) => part('progress') ? show('', sum + loaded) : request.abort()
    await new Promise((done) => {
      request.onloadend = done
      request.send(file)
    })
    if (request.status !== 201) {
      field.value = ''
      const isPlain = request.getResponseHeader('content-type')?.startsWith('text/plain')
      return show(isPlain ? request.responseText : word('The file could not be sent.'))
    }
    names.push(request.responseText)
    sum += file.size
  }
  if (part('progress')) send(part('[type=file]'), 'files', names)
}

choose()
afterApplying(choose)
// Files that the user chose before this file was there.
for (const field of all('[type=file]')) if (field.files.length) upload(field)

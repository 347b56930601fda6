// The status line: the state of the connection, and notices of the server.

export const status = document.createElement('div')
status.id = 'pando-status'
status.role = 'status'

/** The server's notice, which is shown while there is none about the connection. */
let standing = ''

/** @param {string} words */
export function say(words) {
  words ||= standing
  if (status.textContent !== words) status.textContent = words
}

/**
 * Shows a notice of the server until the next one. An empty notice ends it.
 * @param {string} words
 */
export function stand(words) {
  standing = words
  say('')
}

/**
 * Shows words for some seconds.
 * @param {string} words
 */
export function sayBriefly(words) {
  say(words)
  setTimeout(() => status.textContent === words && say(''), 8000)
}

// The line that says how the connection is, and what the server has to say about the whole page.

export const status = document.createElement('div')
status.id = 'pando-status'
status.role = 'status'

/** What the server says, while there is nothing about the connection. */
let standing = ''

/** @param {string} words */
export function say(words) {
  words ||= standing
  if (status.textContent !== words) status.textContent = words
}

/**
 * Says something until the server says something else, or nothing.
 * @param {string} words
 */
export function stand(words) {
  standing = words
  say('')
}

/**
 * Says something for some seconds.
 * @param {string} words
 */
export function sayBriefly(words) {
  say(words)
  setTimeout(() => status.textContent === words && say(''), 8000)
}

// The line that says how the connection is.

export const status = document.createElement('div')
status.id = 'pando-status'
status.role = 'status'

/** @param {string} words */
export function say(words) {
  if (status.textContent !== words) status.textContent = words
}

/**
 * Says something for some seconds.
 * @param {string} words
 */
export function sayBriefly(words) {
  say(words)
  setTimeout(() => status.textContent === words && say(''), 8000)
}

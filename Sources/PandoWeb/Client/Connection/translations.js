// The words of the script itself, in the language of the page.
import { meta } from '../Document/dom.js'

/**
 * The translations that the server gave, by the English words; none if the page is in English.
 * @type {Record<string, string> | undefined}
 */
let words

/** @param {string} english */
export function word(english) {
  words ??= JSON.parse(meta('pando-words') ?? '{}')
  return /** @type {any} */ (words)[english] ?? english
}

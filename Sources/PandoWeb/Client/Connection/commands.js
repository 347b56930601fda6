// Client commands: what the browser does for the application besides patches.
import { make } from '../Document/nodes.js'
import { isWindow } from '../Navigation/history.js'
import { sayBriefly } from './status.js'
import { word } from './translations.js'

/** @type {(href: string, attributes: object) => void} */
function click(href, attributes) {
  const link = make(['a', { ...attributes, href }, []])
  if (link.href) link.click()
}

/**
 * Opens an address. Another site, or another window of the application, opens in a new tab. No address closes this tab.
 * @type {Patches['open']}
 */
export function openAddress(address) {
  if (!address) return close()
  const { protocol, origin, search } = new URL(address, document.baseURI)
  if (isWindow(search)) {
    if (!open(address)) sayBriefly(word('The browser did not open a new tab.'))
    return
  }
  const isAway = /^http/.test(protocol) && origin !== location.origin
  click(address, isAway ? { target: '_blank', rel: 'noopener noreferrer' } : {})
}

/** @type {Patches['save']} */
export const saveFile = (address) => click(address, { download: '' })

/** @param {string} words */
export async function copy(words) {
  try {
    return await navigator.clipboard.writeText(words)
  } catch {}
  // Without TLS browsers have no `navigator.clipboard`. The older command `copy` works there.
  /** @param {any} event */
  const answer = (event) => {
    event.clipboardData.setData('text/plain', words)
    event.preventDefault()
  }
  document.addEventListener('copy', answer)
  if (!document.execCommand('copy')) sayBriefly(word('The browser did not let this page copy.'))
  document.removeEventListener('copy', answer)
}

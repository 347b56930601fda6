// Window metrics, which are sent to the server: the size of the window, the preferences of its user and others.
import { root } from './addresses.js'
import { media } from '../Document/dom.js'
import { post } from './socket.js'

/** @type {string} */
let known
/** @type {ReturnType<typeof setTimeout>} */
let timer

const metrics = () => [Intl.DateTimeFormat().resolvedOptions().timeZone ?? '', innerWidth, innerHeight,
  media('(prefers-color-scheme: dark)'), media('(prefers-reduced-motion: reduce)'), document.hidden]

/** The metrics that are sent with the hello. */
export function firstMetrics() {
  const now = metrics()
  known = JSON.stringify(now)
  return now
}

/** Sends the metrics if they changed, and stores them in a cookie for the next document. */
export function sendMetrics() {
  const now = metrics(), text = JSON.stringify(now)
  document.cookie = `pando-window=${encodeURIComponent(text)};path=${root.pathname};max-age=31536000;samesite=lax`
  if (text !== known && post(['window', ...now])) known = text
}

export function sendMetricsSoon() {
  clearTimeout(timer)
  timer = setTimeout(sendMetrics, 150)
}

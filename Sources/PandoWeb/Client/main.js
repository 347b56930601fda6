// Pando in the browser: applies the server's patches, and sends what the user does. The frames are described in
// docs/PROTOCOL.md.
import { active, meta, on } from './dom.js'
import { isWaiting } from './fields.js'
import { noteFocus, watchDialogs } from './focus.js'
import { popped, startHistory } from './history.js'
import './list-focus.js'
import './keys.js'
import { loadMore } from './more-loader.js'
import { measureSoon, startMeasuring } from './measuring.js'
import { apply } from './patching.js'
import './pointer.js'
import { reload, restoreFields } from './reloading.js'
import { lookSoon, startLooking } from './row-windows.js'
import { followScrolls } from './scrolling.js'
import { connect, sayOffline, start } from './socket.js'
import { say, status } from './status.js'
import { firstMetrics, sendMetrics, sendMetricsSoon } from './window-metrics.js'

if (meta('pando')) {
  document.body.append(status)
  restoreFields()
  watchDialogs()
  noteFocus(active())
  startHistory()
  start({
    hello() {
      // What was measured without a connection was not sent.
      measureSoon()
      lookSoon()
      return firstMetrics()
    },
    apply,
    waits: isWaiting,
    refused: reload,
  })
  sendMetrics()
  followScrolls()
  startMeasuring()
  startLooking()
  loadMore()
  for (const type of ['online', 'pageshow']) addEventListener(type, connect)
  addEventListener('offline', sayOffline)
  // If the connection is still open, the notice goes. If not, the end of the connection sets another notice.
  addEventListener('online', () => say(''))
  addEventListener('popstate', popped)
  addEventListener('resize', sendMetricsSoon)
  matchMedia('(prefers-color-scheme: dark)').onchange = sendMetricsSoon
  on(['visibilitychange'], () => {
    sendMetricsSoon()
    if (!document.hidden) connect()
  })
}

// Pando in the browser: applies the server's patches, and sends what the user does. The frames are described in
// docs/PROTOCOL.md.
import { active, meta, on } from './Document/dom.js'
import { isWaiting } from './Controls/fields.js'
import { noteFocus, watchDialogs } from './Keyboard/focus.js'
import { popped, startHistory } from './Navigation/history.js'
import './Rows/list-focus.js'
import './Keyboard/keys.js'
import { loadMore } from './more-loader.js'
import { measureSoon, startMeasuring } from './Document/measuring.js'
import { apply } from './Document/patching.js'
import './Pointer/pointer.js'
import { reload, restoreFields, restoreScrolls } from './Connection/reloading.js'
import { lookSoon, startLooking } from './Rows/row-windows.js'
import { followScrolls } from './Document/scrolling.js'
import { connect, sayOffline, start } from './Connection/socket.js'
import { say, status } from './Connection/status.js'
import { firstMetrics, sendMetrics, sendMetricsSoon } from './Connection/window-metrics.js'

if (meta('pando')) {
  document.body.append(status)
  restoreFields()
  // After the fields, because the browser scrolls to the one that gets the focus.
  restoreScrolls()
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

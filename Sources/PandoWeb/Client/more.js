// What few pages need: a file of its own, which loading.js fetches where a page has charts or tables, or takes pinches.
import './charts.js'
import './resizing.js'
import './pinching.js'

// What few pages need: a file of its own, which loading.js fetches where a page has charts, tables, pickers, sheets, tabs, tooltips,
// toasts, a search, wheels, fields whose selection counts, lines that are cut in their middle, words that shrink, images whose
// failure counts, views that follow others or something to drag, rows to swipe, lists to pull, menus in menus, shortcuts in them,
// views of which the first is shown that fits, images that move, or takes pinches. The looks come first: others measure what they
// give.
import './looks.js'
import './charts.js'
import './closing.js'
import './cutting.js'
import './dragging.js'
import './fitting.js'
import './following.js'
import './jumping.js'
import './leaving.js'
import './menubar.js'
import './moves.js'
import './numbering.js'
import './resizing.js'
import './selecting.js'
import './shrinking.js'
import './pictures.js'
import './pinching.js'
import './sheets.js'
import './submenus.js'
import './swiping.js'
import './tips.js'
import './turning.js'
import './wheels.js'

/// The names of all attributes that are ever written. None of them runs a script.
enum HTMLName: String, Comparable, Hashable, Sendable {
  case id, `class`, style, role, hidden, inert, lang, dir, title, tabindex, draggable
  case alt, src, srcset, loading, decoding, href, rel, target
  case type, name, value, placeholder, checked, selected, multiple, disabled, required
  case min, max, step, list, rows, autocomplete, autocapitalize, autocorrect
  case spellcheck, inputmode, enterkeyhint, autofocus, open, popover, popovertarget, colspan, scope
  case accept, charset, content, media, label, size
  case ariaBusy = "aria-busy"
  case ariaChecked = "aria-checked"
  case ariaControls = "aria-controls"
  case ariaCurrent = "aria-current"
  case ariaDescription = "aria-description"
  case ariaDescribedby = "aria-describedby"
  case ariaDisabled = "aria-disabled"
  case ariaExpanded = "aria-expanded"
  case ariaHaspopup = "aria-haspopup"
  case ariaErrormessage = "aria-errormessage"
  case ariaHidden = "aria-hidden"
  case ariaInvalid = "aria-invalid"
  case ariaKeyshortcuts = "aria-keyshortcuts"
  case ariaLabel = "aria-label"
  case ariaLabelledby = "aria-labelledby"
  case ariaLevel = "aria-level"
  case ariaLive = "aria-live"
  case ariaModal = "aria-modal"
  case ariaMultiselectable = "aria-multiselectable"
  case ariaOrientation = "aria-orientation"
  case ariaPressed = "aria-pressed"
  case ariaSelected = "aria-selected"
  case ariaSort = "aria-sort"
  case ariaValuenow = "aria-valuenow"
  case ariaValuetext = "aria-valuetext"
  case dataAction = "data-action"
  case dataActions = "data-actions"
  case dataDrag = "data-drag"
  case dataFollow = "data-follow"
  case dataFit = "data-fit"
  case dataFrames = "data-frames"
  case dataMatch = "data-match"
  case dataMatching = "data-matching"
  case dataMeasure = "data-measure"
  case dataOn = "data-on"
  case dataPlacement = "data-placement"
  case dataRows = "data-rows"
  case dataShortcut = "data-shortcut"
  case dataPrefers = "data-prefers"
  case dataX = "data-x"
  case dataY = "data-y"
  case dataScheme = "data-scheme"
  case dataSource = "data-source"
  case dataScroll = "data-scroll"
  case dataSelection = "data-selection"
  case dataTestid = "data-testid"
  case dataTransition = "data-transition"
  case dataChange = "data-change"
  case dataValue = "data-value"
  case nonce
  case `as`, blocking, crossorigin
  // SVG.
  case viewBox, d, x, y, x1, y1, x2, y2, cx, cy, r, rx, width, height, offset, transform
  case fill, stroke, points, xmlns
  case fillRule = "fill-rule"
  case clipRule = "clip-rule"
  case strokeWidth = "stroke-width"
  case strokeLinecap = "stroke-linecap"
  case strokeLinejoin = "stroke-linejoin"
  case strokeDasharray = "stroke-dasharray"
  case strokeMiterlimit = "stroke-miterlimit"
  case vectorEffect = "vector-effect"
  case preserveAspectRatio
  case stopColor = "stop-color"
  case textAnchor = "text-anchor"
  case dominantBaseline = "dominant-baseline"
  case gradientUnits
  case mask
  case maskUnits
  case pathLength
  case focusable

  static func < (lhs: HTMLName, rhs: HTMLName) -> Bool { lhs.rawValue < rhs.rawValue }
}

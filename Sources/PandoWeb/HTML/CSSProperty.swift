/// The properties that an inline style ever sets. `--…` are read by the style sheet.
enum CSSProperty: String, Hashable, Sendable {
  // Box.
  case display, width, height
  case minWidth = "min-width"
  case maxWidth = "max-width"
  case minHeight = "min-height"
  case maxHeight = "max-height"
  case aspectRatio = "aspect-ratio"
  case boxSizing = "box-sizing"
  case objectFit = "object-fit"
  case objectPosition = "object-position"
  case paddingBlock = "padding-block"
  case paddingInline = "padding-inline"
  case scrollPaddingBlock = "scroll-padding-block"
  case scrollPaddingInline = "scroll-padding-inline"
  case marginBlock = "margin-block"
  case marginInline = "margin-inline"
  case gap
  case columnGap = "column-gap"
  case rowGap = "row-gap"
  case flex
  case flexDirection = "flex-direction"
  case flexGrow = "flex-grow"
  case flexShrink = "flex-shrink"
  case alignItems = "align-items"
  case alignContent = "align-content"
  case alignSelf = "align-self"
  case justifyContent = "justify-content"
  case justifyItems = "justify-items"
  case justifySelf = "justify-self"
  case gridTemplateColumns = "grid-template-columns"
  case gridTemplateRows = "grid-template-rows"
  case gridAutoFlow = "grid-auto-flow"
  case gridColumn = "grid-column"
  case gridRow = "grid-row"
  case position, left, top, inset
  case anchorName = "anchor-name"
  case positionAnchor = "position-anchor"
  case zIndex = "z-index"
  case pointerEvents = "pointer-events"
  case overflow
  case containerType = "container-type"
  // Paint.
  case content
  case color, background, opacity, filter, transform, translate, rotate, scale
  case border, margin, order, padding, fill, stroke, mask
  case maskImage = "mask-image"
  case maskSize = "mask-size"
  case stopColor = "stop-color"
  case strokeWidth = "stroke-width"
  case transformOrigin = "transform-origin"
  case borderRadius = "border-radius"
  case borderImage = "border-image"
  case boxShadow = "box-shadow"
  case outline
  case outlineOffset = "outline-offset"
  case clipPath = "clip-path"
  case mixBlendMode = "mix-blend-mode"
  case isolation, cursor
  case borderStyle = "border-style"
  case borderColor = "border-color"
  case borderBlockWidth = "border-block-width"
  case borderInlineWidth = "border-inline-width"
  case backgroundOrigin = "background-origin"
  case strokeDashoffset = "stroke-dashoffset"
  case colorScheme = "color-scheme"
  case backgroundClip = "background-clip"
  // Text.
  case font
  case fontSize = "font-size"
  case fontFamily = "font-family"
  case fontWeight = "font-weight"
  case fontStyle = "font-style"
  case fontVariantNumeric = "font-variant-numeric"
  case fontVariantCaps = "font-variant-caps"
  case fontStretch = "font-stretch"
  case letterSpacing = "letter-spacing"
  case writingMode = "writing-mode"
  case lineHeight = "line-height"
  case textAlign = "text-align"
  case textTransform = "text-transform"
  case textDecorationLine = "text-decoration-line"
  case textDecorationStyle = "text-decoration-style"
  case textDecorationColor = "text-decoration-color"
  case textOverflow = "text-overflow"
  case whiteSpace = "white-space"
  case verticalAlign = "vertical-align"
  // Read by the style sheet.
  case tint = "--tint"
  case tintText = "--tint-text"
  case onTint = "--on-tint"
  case fraction = "--fraction"
  case line = "--line"
  case iconScale = "--icon"
  case lineClamp = "--lines"
  case minLines = "--min-lines"
  case smallest = "--smallest"
  case barSides = "--side"
  case promptColor = "--label-3"
  case maxLines = "--max-lines"
  case need = "--need"
  case typeScale = "--type"
  case ink = "--ink"
  case padX = "--pad"
  /// What views inside that are pressed beside others write in `pointer-events`.
  case events = "--events"
  case ground = "--under"
  case columnWidth = "--column"
  case rowHeight = "--row"
  case leastColumn = "--least"
  case mostColumn = "--most"
  case snapX = "--snap-x"
  case snapY = "--snap-y"
  case detent = "--detent"
  case overlap = "--overlap"
  case layers = "--layers"
  case lowerLayers = "--lower"
  case moves = "--moves"
  case motion = "--motion"
  case repeats = "--repeats"
  case ratio = "--ratio"
  case high = "--high"
  case footnote = "--footnote"
  case secondLabel = "--label-2"
  case secondInk = "--second"
}

/// The declarations of one inline style, in the order they were made.
struct CSSDeclarations: Hashable, Sendable {
  struct Declaration: Hashable, Sendable {
    var property: CSSProperty
    var value: CSSValue
  }

  private(set) var all: [Declaration] = []

  var isEmpty: Bool { all.isEmpty }

  /// The value of a property; the last one set counts.
  subscript(property: CSSProperty) -> CSSValue? {
    get { all.last { $0.property == property }?.value }
    set {
      let index = all.firstIndex { $0.property == property }
      switch (newValue, index) {
      case (let value?, let index?): all[index].value = value
      case (let value?, nil): all.append(Declaration(property: property, value: value))
      case (nil, let index?): all.remove(at: index)
      case (nil, nil): break
      }
    }
  }

  /// Takes over the declarations of another style.
  mutating func merge(_ other: CSSDeclarations) {
    for declaration in other.all { self[declaration.property] = declaration.value }
  }

  /// The declarations as they are written.
  var text: String {
    all.map { "\($0.property.rawValue):\($0.value.text)" }.joined(separator: ";")
  }
}

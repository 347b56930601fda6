/// What an element says about itself, by name.
///
/// The order of the cases is the order in which attributes are kept and sent.
public enum AttributeKey: UInt8, CaseIterable, Hashable, Sendable {
  // MARK: Content

  /// `.text`: the words of a text, a problem, or the plain name of a control.
  case text
  /// `.runs`: the words of a text that has more than one style; `text` has them without styles.
  case runs
  /// `.text`: which part of its parent a ``ElementKind/part`` is: `label`, `icon`, `title`,
  /// `header`, `footer`, `content`, `actions`, `message`, `currentValue`, `minimum`, `maximum`,
  /// `background`, `foreground`, `overlay`, `sidebar`, `detail`, `search`, `leading`, `trailing`.
  case part
  /// `.text`: a title: of a screen, a dialog, a chart.
  case title
  /// `.text`: words under a title.
  case subtitle
  /// `.text`: the label of a field, as plain text; shown inside a form, read aloud elsewhere.
  case label
  /// `.text`: what an empty field shows.
  case prompt
  /// `.text`, `.number`, `.date`, `.color`: the value of a control.
  case value
  /// `.text`: the name of a system image.
  case systemName
  /// `.text`: an address: of an image's file, of what a link opens.
  case source
  /// `.list`: what leads to the screens of a stack, as parts of an address.
  case address
  /// `.picture`: an image whose bytes the application has.
  case picture
  /// `.shape`: what a shape draws.
  case shape
  /// `.chart`: the marks of a chart.
  case chart
  /// `.text`: a number on a tab or a row.
  case badge
  /// `.text`: what a pointer that rests shows.
  case help

  // MARK: State

  /// `.flag`.
  case isOn, isSelected, isDisabled, isExpanded, isHidden, isFocused, isEditing, isPlain
  /// `.flag`: the label is for assistive technology only.
  case labelIsHidden
  /// `.flag`: a progress without a fraction.
  case isIndeterminate
  /// `.text`: `destructive`, `cancel`, `confirm`, `close`.
  case role
  /// `.text`: the style of a control or container by SwiftUI's name: `borderedProminent`,
  /// `segmented`, `insetGrouped`, `circular`.
  case style
  /// `.text`: `mini`, `small`, `regular`, `large`, `extraLarge`.
  case controlSize
  /// `.text`: where a toolbar item stands, an edge of a popover, a display mode of a title.
  case placement
  /// `.number`
  case minimum, maximum, step
  /// `.list`: which parts of a date are picked: `date`, `hourAndMinute`.
  case components
  /// `.text`: `text`, `email`, `url`, `number`, `decimal`, `phone`: the keyboard a field wants.
  case keyboard
  /// `.text`: what a field is for, as `autocomplete` of HTML has it.
  case contentType
  /// `.text`: `sentences`, `words`, `characters`, `never`.
  case capitalization
  /// `.flag`: whether a field corrects what is typed.
  case autocorrection
  /// `.text`: the word on the return key.
  case submitLabel
  /// `.text`: `command+shift+k`, `escape`, `return`.
  case keyboardShortcut
  /// `.text`: what is carried when an element is dragged, as `text/plain`.
  case draggable
  /// `.list`: the heights a sheet rests at: `medium`, `large`, `fraction(0.3)`, `height(200)`.
  case detents
  /// `.list`: the values offered while a field is empty or being typed in.
  case suggestions
  /// `.list`: which files may be chosen, as `accept` of HTML has it; absent means any.
  case acceptedTypes
  /// `.flag`: several files may be chosen at once.
  case allowsMultiple

  // MARK: Layout

  /// `.text`: `horizontal`, `vertical`, `both`.
  case axis
  /// `.number`: points between children; absent means the renderer's default.
  case spacing
  /// `.number`: points between rows of a grid.
  case rowSpacing
  /// `.text`: where children stand across a stack, or inside a frame: `leading`, `center`,
  /// `trailing`, `top`, `bottom`, `firstTextBaseline`, `topLeading` and so on.
  case alignment
  /// `.tracks`: the columns or rows of a lazy grid.
  case tracks
  /// `.number`: how many columns a cell takes.
  case span
  /// `.edges`: points inside; `nan` stands for the renderer's default.
  case padding
  /// `.number`: points. `.infinity` as a maximum takes the room there is.
  case width, height, minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight
  /// `.text`: where the content stands in a frame that is larger.
  case frameAlignment
  /// `.number`: width over height.
  case aspectRatio
  /// `.text`: `fit` or `fill`.
  case contentMode
  /// `.list`: the axes along which an element keeps its ideal size.
  case fixedSize
  /// `.flag`: taps and the pointer go through to what is behind.
  case ignoresPointer
  /// `.number`
  case layoutPriority, zIndex
  /// `.point`: points.
  case offset, position
  /// `.flag`: an image that takes the size it is given.
  case isResizable
  /// `.text`: `small`, `medium`, `large`: the size of system images beside text.
  case imageScale
  /// `.flag`: whether indicators are shown while scrolling.
  case showsIndicators
  /// `.flag`: whether it goes under the edges of the screen.
  case ignoresSafeArea

  // MARK: Paint

  /// `.paint`
  case foreground, background, tint
  /// `.shape`: the outline of the background and of what is clipped.
  case backgroundShape, clip
  /// `.paint`
  case borderPaint
  /// `.number`: points.
  case borderWidth, cornerRadius
  /// `.text`: `hidden` or `visible`: the line between this row and its neighbours; with an edge,
  /// `hidden(top)`, the line on this side only.
  case separator
  /// `.paint`
  case separatorPaint
  /// `.shadow`
  case shadow
  /// `.number`: 0 to 1.
  case opacity
  /// `.number`: points, or the factor of the filter.
  case blur, brightness, contrast, saturation, grayscale
  /// `.number`: degrees.
  case rotation, hueRotation
  /// `.flag`: whether colours are turned into their opposites.
  case colorInversion
  /// `.paint`: the colour by which colours are multiplied.
  case colorMultiplication
  /// `.point`: factors along the axes.
  case scale
  /// `.text`
  case blendMode
  /// `.text`: `light` or `dark`, for an element and what is in it.
  case colorScheme

  // MARK: Text

  /// `.font`
  case font
  /// `.flag`
  case bold, italic, monospaced, monospacedDigit, underline, strikethrough
  /// `.number`: how heavy letters are, 100 to 900, in the font there is.
  case fontWeight
  /// `.number`: points.
  case kerning, baselineOffset, lineSpacing
  /// `.number`
  case lineLimit, minimumScaleFactor
  /// `.text`: `leading`, `center`, `trailing`.
  case textAlignment
  /// `.text`: `uppercase`, `lowercase`.
  case textCase
  /// `.text`: `head`, `middle`, `tail`.
  case truncation
  /// `.flag`: whether text can be selected by the reader.
  case textSelection

  // MARK: Accessibility

  /// `.text`
  case accessibilityLabel, accessibilityHint, accessibilityValue, identifier
  /// `.list`: traits by SwiftUI's name: `isHeader`, `isButton`, `isSelected`.
  case accessibilityTraits
  /// `.flag`
  case accessibilityHidden
  /// `.list`: the names of what can be done with it besides tapping.
  case accessibilityActions
  /// `.number`: 1 to 6.
  case headingLevel
  /// `.text`: `ignore`, `combine`, `contain`.
  case accessibilityChildren

  // MARK: Behaviour

  /// `.events`: which events the element answers.
  case events
  /// `.text`: how it comes and goes: `opacity`, `slide`, `move(edge: top)`, `scale`.
  case transition
  /// `.animation`: how changes of its own attributes are drawn.
  case animation
}

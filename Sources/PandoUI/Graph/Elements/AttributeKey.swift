/// The name of an element's attribute.
///
/// Attributes are stored and sent in the order of the cases.
public enum AttributeKey: UInt8, CaseIterable, Hashable, Sendable {
  // MARK: Content

  /// `.text`: the text of a text or problem, or the plain name of a control.
  case text
  /// `.runs`: the runs of a text with more than one style; `text` has the same text without styles.
  case runs
  /// `.text`: the role of a ``ElementKind/part`` in its parent: `label`, `icon`, `title`,
  /// `header`, `footer`, `content`, `actions`, `message`, `currentValue`, `minimum`, `maximum`,
  /// `background`, `foreground`, `overlay`, `sidebar`, `detail`, `search`, `leading`, `trailing`,
  /// `annotation`, `chartOverlay`, `chartBackground`.
  case part
  /// `.text`: the title of a screen, a dialog or a chart.
  case title
  /// `.text`: the text under a title.
  case subtitle
  /// `.text`: the label of a field, as plain text; shown inside a form, read aloud elsewhere.
  case label
  /// `.text`: the placeholder of an empty field.
  case prompt
  /// `.text`, `.number`, `.date`, `.color`: the value of a control.
  case value
  /// `.text`: what is selected of the text of a field whose application follows it, as two offsets of UTF-16 units.
  case selectedRange
  /// `.text`: the name of a system image.
  case systemName
  /// `.text`: the address of an image's file or of a link's destination.
  case source
  /// `.list`: components of an address. Of a stack they are the path to its screens; of a link, the components that its
  /// screen adds to the path. Of a tab or a selected row they are its name; of a tab, empty if something else has its
  /// address.
  case address
  /// `.flag`: the application marks the address of the page as not found.
  case isAddressUnavailable
  /// `.flag`: the address of the tab is that of its tab view.
  case isHome
  /// `.text`: the title of the document where no screen has one.
  case windowTitle
  /// `.picture`, `.asset`: an image whose data or files the application provides.
  case picture
  /// `.text`: the name of an image that the application does not have.
  case missingName
  /// `.shape`: the drawing of a shape.
  case shape
  /// `.canvas`: what commands have drawn.
  case canvas
  /// `.chart`: the marks of a chart.
  case chart
  /// `.text`: a number on a tab or a row.
  case badge
  /// `.text`: the tooltip.
  case help

  // MARK: State

  /// `.flag`.
  case isOn, isSelected
  // The three that decide whether an element answers an event stand together: one search finds all (`Interactivity`).
  /// `.flag`.
  case isDisabled, isHidden
  /// `.flag`: the element keeps its room but is not drawn, and only shortcuts press it.
  case isInvisible
  /// `.flag`.
  case isExpanded, isFocused, isEditing, isPlain
  /// `.flag`: the label is only for assistive technology.
  case labelIsHidden
  /// `.flag`: the indicator is not drawn: the arrow of a menu or of a link in a row, the headers of
  /// a table.
  case indicatorIsHidden
  /// Whether the content is being reloaded at the request of the user.
  case isRefreshing
  /// `.flag`: a progress view without a fraction.
  case isIndeterminate
  /// `.text`: `destructive`, `cancel`, `confirm`, `close`.
  case role
  /// `.text`: the style of a control or container by SwiftUI's name: `borderedProminent`,
  /// `segmented`, `insetGrouped`, `circular`.
  case style
  /// `.text`: `mini`, `small`, `regular`, `large`, `extraLarge`.
  case controlSize
  /// `.text`: the outline of a button: `capsule`, `circle`, `roundedRectangle`; `.number`: the radius
  /// of its corners, in points.
  case borderShape
  /// `.text`: why the value of a field is invalid.
  case error
  /// `.text`: the position of a toolbar item, the edge of a popover, the sizing of a sheet, the
  /// display mode of a title, or the place of the cells in a column.
  case placement
  /// `.number`
  case minimum, maximum, step
  /// `.list`: the components of a date that can be picked: `date`, `hourAndMinute`.
  case components
  /// `.flag`: a field shows a formatted value; its text is a draft while the user types.
  case isFormatted
  /// `.text`: the keyboard for a field: `text`, `email`, `url`, `number`, `decimal`, `phone`.
  case keyboard
  /// `.text`: the purpose of a field, as in HTML's `autocomplete`.
  case contentType
  /// `.text`: `sentences`, `words`, `characters`, `never`.
  case capitalization
  /// `.flag`: whether a field corrects typed text.
  case autocorrection
  /// `.text`: the label of the return key.
  case submitLabel
  /// `.text`: `command+shift+k`, `escape`, `return`.
  case keyboardShortcut
  /// `.text`: the data of a dragged element, as `text/plain`.
  case draggable
  /// `.list`: the heights of a sheet: `medium`, `large`, `fraction(0.3)`, `height(200)`.
  case detents
  /// `.flag`: the page behind a sheet can be used.
  case allowsBehind
  /// `.list`: the suggestions for a field that is empty or being edited.
  case suggestions
  /// `.list`: the types of file that may be chosen, as in HTML's `accept`; absent means any.
  case acceptedTypes
  /// `.flag`: a button that is held repeats its action.
  case repeatsAction
  /// `.flag`: the choices of a picker are side by side.
  case isHorizontal
  /// `.flag`: every other row has another background.
  case alternatesRows
  /// `.flag`: several files or rows may be chosen at once. Of a table, false if one row can be selected.
  case allowsMultiple

  // MARK: Layout

  /// `.text`: `horizontal`, `vertical`, `both`.
  case axis
  /// `.number`: points between children; absent means the renderer's default.
  case spacing
  /// `.number`: points between rows of a grid.
  case rowSpacing
  /// `.text`: the alignment of children across a stack, or inside a frame: `leading`, `center`,
  /// `trailing`, `top`, `bottom`, `firstTextBaseline`, `topLeading` and so on.
  case alignment
  /// `.tracks`: the columns or rows of a lazy grid.
  case tracks
  /// `.number`: the number of columns that a cell spans.
  case span
  /// `.number`: the level of a row in a tree, from 1, of a row of a list or of the first cell of a
  /// table's row. The outermost rows of a list have none. Of a table, it says that the rows may
  /// have levels.
  case level
  /// `.edges`: the padding in points; `nan` stands for the renderer's default.
  case padding
  /// `.number`: points. `.infinity` as a maximum takes the available space.
  case width, height, minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight
  /// `.text`: the position of the content in a larger frame.
  case frameAlignment
  /// `.number`: width divided by height.
  case aspectRatio
  /// `.text`: `fit` or `fill`.
  case contentMode
  /// `.list`: the axes along which an element keeps its ideal size.
  case fixedSize
  /// `.list`: the axes along which an element that fills its cell of a grid does not make the cell
  /// larger.
  case unsizedAxes
  /// `.flag`: taps and the pointer pass through to what is behind.
  case ignoresPointer
  /// `.flag`: the whole frame takes gestures, and not only what is drawn in it.
  case hasContentShape
  /// `.flag`: a box in whose frame the content has a `position`. Only the content takes taps, and not the empty
  /// room around it.
  case holdsPositioned
  /// `.number`
  case layoutPriority, zIndex
  /// `.point`: points.
  case offset, position
  /// `.flag`: an image that adapts to the size of its frame.
  case isResizable
  /// `.flag`: an image whose pixels stay sharp where it is drawn larger.
  case isPixelated
  /// `.flag`: an image that is drawn again and again in its frame.
  case isTiled
  /// `.edges`: the edges of an image that keep their size while what is inside is stretched or tiled.
  case capInsets
  /// `.text`: where scrolled content comes to rest: at the `children` of the element, or at it `self`. A box that is `inside`
  /// has the padding of the children.
  case scrollTarget
  /// `.text`: a request to scroll, as its number, `view` or `point`, the place in both directions or `-`, and
  /// `smooth` or `instant`. For `view`, the place is a fraction of the size of the element, which is scrolled into
  /// sight. For `point`, it is a place in the scrolled content of the element, in points.
  case scrollRequest
  /// `.paint`: the background of a screen's bar.
  case barBackground
  /// `.paint`: the colour of the prompt of a field.
  case promptPaint
  /// `.text`: the colour scheme of a screen's bar, `light` or `dark`.
  case barColorScheme
  /// `.flag`: a scroll view at the end of its content stays there when the content grows.
  case staysAtEnd
  /// `.text`: the alignment of content that is smaller than its scroll view: `center`, `end`.
  case contentAlignment
  /// `.edges`: the room between the content of a scroll view and its edges, in points, through which the content scrolls.
  case contentMargins
  /// `.flag`: the padding is a safe area, through which the content of a scroll view scrolls.
  case isSafeAreaPadding
  /// `.flag`: the scrolled content is also drawn a little beyond the edges along which it does not
  /// scroll.
  case isUnclipped
  /// `.flag`: the keyboard of a device goes when the content is scrolled.
  case dismissesKeyboard
  /// `.list`: the parts that stay in sight while the content of a lazy stack or grid is scrolled:
  /// `headers`, `footers`.
  case pinnedViews
  /// `.text`: `small`, `medium`, `large`: the size of system images beside text.
  case imageScale
  /// `.text`: `hierarchical`, `palette`: how the layers of a system image are coloured.
  case symbolMode
  /// `.paint`: the foreground of the second layer of system images.
  case secondForeground
  /// `.flag`: whether scroll indicators are shown.
  case showsIndicators
  /// `.flag`: whether the element extends under the edges of the screen.
  case ignoresSafeArea
  /// `.text`: what the renderer measures of the element: `size`, `place` (with the size), or
  /// `ideal` (the size in unlimited room); with ` inside`, the same of the room for its content;
  /// `scroll`: the place of the scrolled content, with the size and place of the visible rectangle.
  case measure
  /// `.point`: the upper left corner in the container, in points, of an element that the container
  /// places.
  case origin
  /// `.chartPlace`: the place of the element in the drawing of a chart.
  case chartPlace
  /// `.number`: how many rows a ``ElementKind/rowGap`` replaces.
  case rowCount
  /// `.number`: the average height of the rows that were measured, in points.
  case rowHeight
  /// `.list`: the offset of the first row that is made, how many are made, and how many there are.
  case rowWindow

  // MARK: Paint

  /// `.paint`
  case foreground, background, tint
  /// `.shape`: the outline of the background and of the clipped area.
  case backgroundShape, clip
  /// `.mask`: the element is seen only where the mask is opaque.
  case mask
  /// `.paint`
  case borderPaint
  /// `.number`: points.
  case borderWidth, cornerRadius
  /// `.text`: `hidden` or `visible`: the line between this row and its neighbours; with an edge, as in
  /// `hidden(top)`, only the line on this side.
  case separator
  /// `.paint`
  case separatorPaint
  /// `.shadow`
  case shadow
  /// `.number`: 0 to 1.
  case opacity
  /// `.number`: the blur radius in points, or the factor of another filter.
  case blur, brightness, contrast, saturation, grayscale
  /// `.number`: degrees.
  case rotation, hueRotation
  /// `.flag`: whether colours are inverted.
  case colorInversion
  /// `.flag`: whether luminance becomes opacity, and all colours black.
  case luminanceToAlpha
  /// `.paint`: the colour that is multiplied with all colours.
  case colorMultiplication
  /// `.point`: factors along the axes.
  case scale
  /// `.point`: the point of the element that a rotation or a scaling leaves in place, as a fraction of
  /// its size; absent means the middle.
  case transformAnchor
  /// `.transform`: a rotation in space, or a projection; after `rotation` and `scale`.
  case transform
  /// `.text`
  case blendMode
  /// `.flag`: the element and its content are drawn together, and blended with what is behind them as one.
  case isIsolated
  /// `.text`: `light` or `dark`, for an element and its content.
  case colorScheme
  /// `.text`: `light` or `dark`, for the window or the layer that the element is in.
  case preferredColorScheme

  // MARK: Text

  /// `.font`
  case font
  /// `.flag`
  case bold, italic, monospaced, monospacedDigit, underline, strikethrough
  /// `.text`: `dot`, `dash`, `dashDot` or `dashDotDot`: of the lines under and through a text.
  case linePattern
  /// `.color`: of these lines; absent means that of the text.
  case lineColor
  /// `.number`: the font weight, 100 to 900, in the inherited font.
  case fontWeight
  /// `.number`: points.
  case kerning, baselineOffset, lineSpacing
  /// `.number`: how many lines a text has at most, and for how many it takes the space at least.
  case lineLimit, minLines
  /// `.number`
  case minimumScaleFactor
  /// `.number`: the factor of the sizes of the text styles inside.
  case typeScale
  /// `.flag`: the characters are placeholders for others that are not loaded yet.
  case isRedacted
  /// `.text`: `leading`, `center`, `trailing`.
  case textAlignment
  /// `.text`: `uppercase`, `lowercase`.
  case textCase
  /// `.text`: `head`, `middle`, `tail`.
  case truncation
  /// `.flag`: whether the user can select the text.
  case textSelection

  // MARK: Accessibility

  /// `.text`
  case accessibilityLabel, accessibilityHint, accessibilityValue, identifier
  /// `.list`: traits by SwiftUI's name: `isHeader`, `isButton`, `isSelected`.
  case accessibilityTraits
  /// `.flag`
  case accessibilityHidden
  /// `.list`: the names of actions besides tapping.
  case accessibilityActions
  /// `.number`: 1 to 6.
  case headingLevel
  /// `.text`: `ignore`, `combine`, `contain`.
  case accessibilityChildren

  // MARK: Behaviour

  /// `.events`: the kinds of event that the element handles.
  case events
  /// `.text`: how the element appears and disappears: `opacity`, `slide`, `move(edge: top)`, `scale`.
  case transition
  /// `.text`: how new text or a new image replaces the old one: `opacity`, `interpolate`,
  /// `numericText`, `numericText down`, `numericText 42` for a number whose change gives the
  /// direction, `symbolEffect`.
  case contentTransition
  /// `.text`: the form of the pointer over the element by SwiftUI's name: `link`, `grabIdle`, `columnResize(leading)`; `none`.
  case pointer
  /// `.flag`: the element has no ring when it has the focus.
  case hidesFocus
  /// `.animation`: the animation for changes of the element's own attributes.
  case animation
  /// `.number`: the number that a popover shares with the view that it belongs to.
  case popoverSource
  /// `.text`: `leftToRight` or `rightToLeft`, for an element and its content.
  case layoutDirection
  /// `.list`: the identity that the element shares with others that replace it; `source`, or
  /// `follower` if its frame is that of the source; `frame`, `position` or `size` for what it
  /// takes, and the anchor: `frame 0.5 0.5`.
  case matchedGeometry
  /// `.text`: how a system image moves: `pulse`, and `bounce 3` for the third time.
  case symbolEffect
}

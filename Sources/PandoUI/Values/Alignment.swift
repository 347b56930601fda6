/// The alignment of views in both directions.
public struct Alignment: Hashable, Sendable {
  /// The alignment from leading to trailing.
  public var horizontal: HorizontalAlignment
  /// The alignment from top to bottom.
  public var vertical: VerticalAlignment

  /// Makes an alignment from one for each direction.
  ///
  /// - Parameters:
  ///   - horizontal: The alignment from leading to trailing.
  ///   - vertical: The alignment from top to bottom.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle of both directions.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// In the middle of the leading side.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// In the middle of the trailing side.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// In the middle of the upper side.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// In the middle of the lower side.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// In the upper leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// In the upper trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// In the lower leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// In the lower trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// In the middle, on the baseline of the first line of text.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center,
    vertical: .firstTextBaseline
  )
  /// In the middle, on the baseline of the last line of text.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center,
    vertical: .lastTextBaseline
  )
  /// At the leading side, on the baseline of the first line of text.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading,
    vertical: .firstTextBaseline
  )
  /// At the leading side, on the baseline of the last line of text.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading,
    vertical: .lastTextBaseline
  )
  /// At the trailing side, on the baseline of the first line of text.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing,
    vertical: .firstTextBaseline
  )
  /// At the trailing side, on the baseline of the last line of text.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing,
    vertical: .lastTextBaseline
  )

  /// The name of the alignment in attributes: `center`, `top`, `bottomTrailing`.
  package var name: String {
    let across = horizontal.name
    let down = vertical.name
    if across == "center" { return down }
    if down == "center" { return across }
    if down.hasSuffix("Baseline") { return across + down.prefix(1).uppercased() + down.dropFirst() }
    return down + across.prefix(1).uppercased() + across.dropFirst()
  }
}

enum RowBackgroundTrait: TraitKey {
  static var defaultValue: Paint? { nil }
}

enum RowInsetsTrait: TraitKey {
  static var defaultValue: EdgeInsets? { nil }
}

enum RowSeparatorTrait: TraitKey {
  static var defaultValue: String? { nil }
}

enum RowSeparatorTintTrait: TraitKey {
  static var defaultValue: Color? { nil }
}

enum RowTintTrait: TraitKey {
  static var defaultValue: Color? { nil }
}

extension View {
  /// Sets the background of a row.
  ///
  /// A colour or gradient becomes the background of the row; any other view is drawn behind it.
  ///
  /// - Parameter view: The background; nil for the list's own.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    let style = view as? any ShapeStyle
    let behind = style == nil ? view.map { Part("background", $0) } : nil
    return trait(RowBackgroundTrait.self, style?._paint())
      .modifier(RowPortalModifier(beside: InRow(content: behind)))
  }

  /// Sets the padding of a row.
  ///
  /// - Parameter insets: The padding of the row, in points; nil for the list's own.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    trait(RowInsetsTrait.self, insets)
  }

  /// Shows or hides the lines between this row and its neighbours.
  ///
  /// - Parameters:
  ///   - visibility: Whether the lines are shown; `.automatic` leaves it to the list.
  ///   - edges: The lines that are meant: above, below or both.
  public func listRowSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    trait(RowSeparatorTrait.self, separatorName(visibility, edges))
  }

  /// Sets the colour of the lines between this row and its neighbours.
  ///
  /// - Parameters:
  ///   - color: The colour of the lines; nil for the list's own.
  ///   - edges: No effect here: all lines get the colour.
  public func listRowSeparatorTint(
    _ color: Color?,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    trait(RowSeparatorTintTrait.self, color)
  }

  /// Shows or hides the lines of a section.
  ///
  /// - Parameters:
  ///   - visibility: Whether the lines are shown; `.automatic` leaves it to the list.
  ///   - edges: The lines that are meant: above, below or both.
  public func listSectionSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    attribute(.separator, separatorName(visibility, edges).map { .text($0) })
  }

  /// Sets the colour of the lines of a section.
  ///
  /// - Parameters:
  ///   - color: The colour of the lines; nil for the list's own.
  ///   - edges: No effect here: all lines get the colour.
  public func listSectionSeparatorTint(
    _ color: Color?,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    attribute(.separatorPaint, color.map { .paint(.color($0)) })
  }

  /// Sets the tint of a row.
  ///
  /// - Parameter tint: The tint; nil for the list's own.
  public func listItemTint(_ tint: Color?) -> some View {
    trait(RowTintTrait.self, tint)
  }

  /// Sets the tint of a row.
  ///
  /// - Parameter tint: The tint; nil for the list's own.
  public func listItemTint(_ tint: ListItemTint?) -> some View {
    trait(RowTintTrait.self, tint?.color)
  }
}

/// The tint of a row.
public struct ListItemTint: Sendable {
  let color: Color?

  /// A colour that replaces the accent colour of the application.
  ///
  /// - Parameter tint: The colour.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// A colour; the user's own preference is not known here, so that it is always used.
  ///
  /// - Parameter tint: The colour.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// Gray.
  public static let monochrome = ListItemTint(color: .gray)
}

/// The attribute for a visibility; nil for `.automatic`.
private func separatorName(_ visibility: Visibility, _ edges: VerticalEdge.Set) -> String? {
  guard visibility != .automatic else { return nil }
  switch edges {
  case .top: return "\(visibility.rawValue)(top)"
  case .bottom: return "\(visibility.rawValue)(bottom)"
  default: return visibility.rawValue
  }
}

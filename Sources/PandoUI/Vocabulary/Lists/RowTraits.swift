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
  /// Draws a view behind a row of a list; nil leaves it as the list has it.
  ///
  /// A colour or gradient becomes the row's own background; any other view is drawn under it.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    let style = view as? any ShapeStyle
    let behind = style == nil ? view.map { Part("background", $0) } : nil
    return trait(RowBackgroundTrait.self, style?._paint())
      .modifier(BesideModifier(beside: InRow(content: behind)))
  }

  /// Sets the space inside a row of a list; nil leaves it as the list has it.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    trait(RowInsetsTrait.self, insets)
  }

  /// Shows or hides the lines between this row and its neighbours.
  public func listRowSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    trait(RowSeparatorTrait.self, separatorName(visibility, edges))
  }

  /// Sets the colour of the lines between this row and its neighbours.
  public func listRowSeparatorTint(
    _ color: Color?,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    trait(RowSeparatorTintTrait.self, color)
  }

  /// Shows or hides the lines around a section: those of its rows.
  public func listSectionSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    attribute(.separator, separatorName(visibility, edges).map { .text($0) })
  }

  /// Sets the colour of the lines around a section: those of its rows.
  public func listSectionSeparatorTint(
    _ color: Color?,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    attribute(.separatorPaint, color.map { .paint(.color($0)) })
  }

  /// Sets the tint of a row.
  public func listItemTint(_ tint: Color?) -> some View {
    trait(RowTintTrait.self, tint)
  }

  /// Sets the tint of a row.
  public func listItemTint(_ tint: ListItemTint?) -> some View {
    trait(RowTintTrait.self, tint?.color)
  }
}

/// The tint of a row.
public struct ListItemTint: Sendable {
  let color: Color?

  /// A colour, whatever the application's accent colour is.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// A colour that gives way to the one the user prefers.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// No colour.
  public static let monochrome = ListItemTint(color: .gray)
}

/// A visibility as attributes spell it; nil if it is up to the list.
private func separatorName(_ visibility: Visibility, _ edges: VerticalEdge.Set) -> String? {
  guard visibility != .automatic else { return nil }
  switch edges {
  case .top: return "\(visibility.rawValue)(top)"
  case .bottom: return "\(visibility.rawValue)(bottom)"
  default: return visibility.rawValue
  }
}

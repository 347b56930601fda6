public import Foundation

extension View {
  /// No effect here: renderers draw badges in their own way. The environment has the value.
  ///
  /// - Parameter prominence: How far badges stand out.
  public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }

  /// No effect here: renderers draw rows in their own way.
  ///
  /// - Parameter effect: What a row does under the pointer; nil is the usual effect.
  public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// No effect here: renderers draw rows in their own way.
  ///
  /// - Parameter disabled: Whether rows do nothing under the pointer.
  public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// No effect here: renderers draw rows in their own way.
  ///
  /// - Parameter color: The colour behind a row; nil is the usual one.
  public func listRowPlatterColor(_ color: Color?) -> some View { self }

  /// No effect here: there is no index at the side of lists.
  ///
  /// - Parameter visibility: Whether the index at the side of the list is seen.
  public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }

  /// No effect here: there is no index at the side of lists.
  ///
  /// - Parameter label: The entry of the section in the index; nil is none.
  public func sectionIndexLabel(_ label: Text?) -> some View { self }

  /// No effect here: there is no index at the side of lists.
  ///
  /// - Parameter label: The entry of the section in the index; nil is none.
  public func sectionIndexLabel(_ label: LocalizedStringKey?) -> some View { self }

  /// No effect here: there is no index at the side of lists.
  ///
  /// - Parameter label: The entry of the section in the index; nil is none.
  @_disfavoredOverload
  public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View { self }

  /// No effect here: renderers draw sections in their own way.
  ///
  /// - Parameters:
  ///   - edges: The edges that have the margin.
  ///   - length: The margin, in points; nil is the usual one.
  public func listSectionMargins(
    _ edges: Edge.Set = .all,
    _ length: CGFloat?
  ) -> some View { self }
}

/// The prominence of a badge. No effect here: renderers draw badges in their own way.
public struct BadgeProminence: Hashable, Sendable {
  let name: String
  /// Less prominent than usual.
  public static let decreased = Self(name: "decreased")
  /// As prominent as usual.
  public static let standard = Self(name: "standard")
  /// More prominent than usual.
  public static let increased = Self(name: "increased")
}

private enum BadgeProminenceKey: EnvironmentKey {
  static var defaultValue: BadgeProminence { .standard }
}

extension EnvironmentValues {
  /// How far badges stand out. No effect here: renderers draw badges in their own way.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

public import Foundation

private enum HeaderProminenceKey: EnvironmentKey {
  static var defaultValue: Prominence { .standard }
}

private enum RowSpacingKey: EnvironmentKey {
  static var defaultValue: Double? { nil }
}

private enum SectionSpacingKey: EnvironmentKey {
  static var defaultValue: Double? { nil }
}

private enum RowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}

private enum HeaderHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
  /// The prominence of the headers of sections.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  /// The minimum height of a row, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[RowHeightKey.self] }
    set { self[RowHeightKey.self] = newValue }
  }

  /// The minimum height of a header, in points; nil for the list's own.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[HeaderHeightKey.self] }
    set { self[HeaderHeightKey.self] = newValue }
  }

  var listRowSpacing: Double? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }

  var listSectionSpacing: Double? {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }
}

/// The distance between sections.
public struct ListSectionSpacing: Sendable {
  let points: Double?

  /// The list's own distance.
  public static let `default` = ListSectionSpacing(points: nil)
  /// A distance of 8 points.
  public static let compact = ListSectionSpacing(points: 8)
  /// A distance in points.
  ///
  /// - Parameter spacing: The distance, in points; at least 0.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(points: Double(spacing))
  }
}

extension View {
  /// Sets the prominence of the headers of sections in this view.
  ///
  /// - Parameter prominence: The prominence; only `.increased` changes the headers.
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }

  /// Sets the distance between the rows of lists in this view.
  ///
  /// - Parameter spacing: The distance, in points, at least 0; nil for the list's own.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing.map { Double($0) })
  }

  /// Sets the distance between the sections of lists in this view.
  ///
  /// - Parameter spacing: The distance.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing.points)
  }

  /// Sets the distance between the sections of lists in this view.
  ///
  /// - Parameter spacing: The distance, in points; at least 0.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.listSectionSpacing, Double(spacing))
  }
}

public import Foundation

/// The rule for where a chart comes to rest after scrolling.
public protocol ChartScrollTargetBehavior {}

/// A chart that comes to rest at values.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  /// The place where a movement over a long way comes to rest.
  public struct MajorValueAlignment: Hashable, Sendable {
    /// At whole pages.
    public static let page = Self()

    /// At whole units.
    ///
    /// - Parameter value: The unit.
    public static func unit(_ value: some Plottable) -> Self { Self() }

    /// At dates.
    ///
    /// - Parameter components: The components that the dates have in common.
    public static func matching(_ components: DateComponents) -> Self { Self() }
  }

  /// The limit of one movement.
  public struct LimitBehavior: Hashable, Sendable {
    private let name: String
    /// As the platform has it.
    public static let automatic = Self(name: "automatic")
    /// One unit at a time.
    public static let always = Self(name: "always")
    /// As far as the movement reaches.
    public static let never = Self(name: "never")
  }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// A chart that comes to rest at whole units.
  ///
  /// - Parameters:
  ///   - unit: No effect here: a chart comes to rest where it is let go.
  ///   - majorAlignment: No effect here: a chart comes to rest where it is let go.
  ///   - limitBehavior: No effect here: a chart comes to rest where it is let go.
  public static func valueAligned<P: Plottable>(
    unit: P,
    majorAlignment: ValueAlignedChartScrollTargetBehavior.MajorValueAlignment? = nil,
    limitBehavior: ValueAlignedChartScrollTargetBehavior.LimitBehavior = .automatic
  ) -> Self { Self() }

  /// A chart that comes to rest at dates.
  ///
  /// - Parameters:
  ///   - components: No effect here: a chart comes to rest where it is let go.
  ///   - majorAlignment: No effect here: a chart comes to rest where it is let go.
  ///   - limitBehavior: No effect here: a chart comes to rest where it is let go.
  public static func valueAligned(
    matching components: DateComponents,
    majorAlignment: ValueAlignedChartScrollTargetBehavior.MajorValueAlignment? = nil,
    limitBehavior: ValueAlignedChartScrollTargetBehavior.LimitBehavior = .automatic
  ) -> Self { Self() }
}

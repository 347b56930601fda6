public import Foundation

/// The rule for where a chart comes to rest after scrolling.
public protocol ChartScrollTargetBehavior {
  /// The values at which a chart rests; nil if it rests anywhere.
  @_documentation(visibility: internal)
  var _alignment: ValueAlignedChartScrollTargetBehavior? { get }
}

extension ChartScrollTargetBehavior {
  /// A chart rests where it is let go.
  @_documentation(visibility: internal)
  public var _alignment: ValueAlignedChartScrollTargetBehavior? { nil }
}

/// A chart that comes to rest at values.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior, Equatable {
  /// The place where a movement by more than the visible part comes to rest.
  public struct MajorValueAlignment: Hashable, Sendable {
    let alignment: ChartAlignment

    /// At whole pages: multiples of the visible part.
    public static let page = Self(alignment: .page)

    /// At multiples of a unit.
    ///
    /// - Parameter value: The unit: of dates in seconds, of categories their number.
    public static func unit(_ value: some Plottable) -> Self {
      Self(alignment: .unit(value._place.number ?? 0))
    }

    /// At dates.
    ///
    /// - Parameter components: The components that the dates have in common.
    public static func matching(_ components: DateComponents) -> Self {
      Self(alignment: .dates(components))
    }
  }

  /// The limit of one movement.
  public struct LimitBehavior: Hashable, Sendable {
    private let name: String
    /// The platform's default.
    public static let automatic = Self(name: "automatic")
    /// One unit at a time.
    public static let always = Self(name: "always")
    /// As far as the movement reaches.
    public static let never = Self(name: "never")
  }

  let minor: ChartAlignment
  let major: ChartAlignment?

  /// The behaviour itself.
  @_documentation(visibility: internal)
  public var _alignment: ValueAlignedChartScrollTargetBehavior? { self }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// A chart that comes to rest at multiples of a unit.
  ///
  /// - Parameters:
  ///   - unit: The unit: of dates in seconds, of categories their number.
  ///   - majorAlignment: Where a movement by more than the visible part comes to rest; nil is by the unit.
  ///   - limitBehavior: No effect here: browsers decide how far a movement reaches.
  public static func valueAligned<P: Plottable>(
    unit: P,
    majorAlignment: ValueAlignedChartScrollTargetBehavior.MajorValueAlignment? = nil,
    limitBehavior: ValueAlignedChartScrollTargetBehavior.LimitBehavior = .automatic
  ) -> Self {
    Self(minor: .unit(unit._place.number ?? 0), major: majorAlignment?.alignment)
  }

  /// A chart that comes to rest at dates.
  ///
  /// - Parameters:
  ///   - components: The components that the dates have in common, in the calendar of the environment.
  ///   - majorAlignment: Where a movement by more than the visible part comes to rest; nil is by the components.
  ///   - limitBehavior: No effect here: browsers decide how far a movement reaches.
  public static func valueAligned(
    matching components: DateComponents,
    majorAlignment: ValueAlignedChartScrollTargetBehavior.MajorValueAlignment? = nil,
    limitBehavior: ValueAlignedChartScrollTargetBehavior.LimitBehavior = .automatic
  ) -> Self {
    Self(minor: .dates(components), major: majorAlignment?.alignment)
  }
}

/// The values of an axis at which a chart comes to rest.
enum ChartAlignment: Hashable, Sendable {
  /// The multiples of a number.
  case unit(Double)
  /// The dates with some components.
  case dates(DateComponents)
  /// The multiples of the visible part, from the beginning of the axis.
  case page

  /// The value nearest to a position of a scale; nil if there is none.
  ///
  /// - Parameters:
  ///   - position: From 0 to 100.
  ///   - scale: The scale of the axis.
  ///   - page: The length of the visible part, in the unit of the values.
  ///   - calendar: The calendar of the dates.
  func nearest(
    _ position: Double,
    on scale: ChartScale,
    page: Double,
    _ calendar: Calendar
  ) -> ChartDrawing.Value? {
    switch (self, scale.form) {
    case (.unit(let unit), .bands(let values)): band(position, scale, values, by: unit)
    case (.page, .bands(let values)): band(position, scale, values, by: page)
    case (.dates, .bands): nil
    case (.unit(let unit), .line):
      // Days begin at midnight of the calendar, and not of Greenwich.
      scale.value(at: position).flatMap {
        multiple($0, of: unit, from: scale.isDate ? -offset($0, calendar) : 0)
      }
    case (.page, .line(let low, _)):
      scale.value(at: position).flatMap { multiple($0, of: page, from: low) }
    case (.dates(let components), .line):
      scale.value(at: position).flatMap { date($0, components, calendar) }
    }
  }

  private func offset(_ value: ChartDrawing.Value, _ calendar: Calendar) -> Double {
    guard case .date(let date) = value else { return 0 }
    return Double(calendar.timeZone.secondsFromGMT(for: date))
  }

  private func band(
    _ position: Double,
    _ scale: ChartScale,
    _ values: [ChartDrawing.Value],
    by unit: Double
  ) -> ChartDrawing.Value? {
    let step = max(unit.rounded(), 1)
    let place = scale.beginsAtTop != scale.isReversed ? 100 - position : position
    let index = (place / scale.width / step).rounded() * step
    guard index.isFinite, !values.isEmpty else { return nil }
    return values[Int(min(max(index, 0), Double(values.count - 1)))]
  }

  private func multiple(
    _ value: ChartDrawing.Value,
    of unit: Double,
    from origin: Double
  ) -> ChartDrawing.Value? {
    guard unit > 0, unit.isFinite, let number = value.number else { return nil }
    let nearest = ((number - origin) / unit).rounded() * unit + origin
    guard nearest.isFinite else { return nil }
    if case .date = value { return .date(Date(timeIntervalSince1970: nearest)) }
    return .number(nearest)
  }

  private func date(
    _ value: ChartDrawing.Value,
    _ components: DateComponents,
    _ calendar: Calendar
  ) -> ChartDrawing.Value? {
    guard case .date(let date) = value else { return nil }
    let found = [Calendar.SearchDirection.backward, .forward].compactMap { direction in
      calendar.nextDate(
        // An exact match is found too.
        after: direction == .forward ? date.addingTimeInterval(-1) : date,
        matching: components,
        matchingPolicy: .nextTime,
        direction: direction
      )
    }
    let nearest = found.min { abs($0.timeIntervalSince(date)) < abs($1.timeIntervalSince(date)) }
    return nearest.map { .date($0) }
  }
}

import Foundation
import PandoUI

/// The report of a page about its window: the time zone, the size in points, the preferences of the
/// user, and whether the window is hidden.
struct WindowMetrics: Hashable, Sendable {
  var timeZone: TimeZone?
  var size: CGSize
  var isDark: Bool
  var reducesMotion: Bool
  var isHidden: Bool

  /// Reads `[ZONE, WIDTH, HEIGHT, DARK, STILL, HIDDEN]`; nil if it is anything else.
  init?(_ values: some Collection<WireValue>) {
    let values = Array(values)
    guard values.count == 6, case .text(let zone) = values[0], zone.utf8.count <= 64,
      case .number(let width) = values[1], case .number(let height) = values[2],
      case .flag(let isDark) = values[3], case .flag(let reducesMotion) = values[4],
      case .flag(let isHidden) = values[5],
      (0...ValueLimits.farthestPlace).contains(width),
      (0...ValueLimits.farthestPlace).contains(height)
    else { return nil }
    timeZone = TimeZone(identifier: zone)
    size = CGSize(width: width, height: height)
    self.isDark = isDark
    self.reducesMotion = reducesMotion
    self.isHidden = isHidden
  }

  /// Sets the values of the environment that follow from the metrics.
  func apply(to environment: inout EnvironmentValues) {
    if let timeZone { set(\.timeZone, timeZone) }
    set(\.scenePhase, isHidden ? .background : .active)
    set(\.windowSize, size)
    environment.pageWindow?.size = size
    environment.pageWindow?.timeZone = timeZone
    environment.pageWindow?.reducesMotion = reducesMotion
    set(\.colorScheme, isDark ? .dark : .light)
    set(\.accessibilityReduceMotion, reducesMotion)
    set(\.horizontalSizeClass, size.width < PageWindow.compactWidth ? .compact : .regular)

    // Equal values are not set, because setting a value invalidates its readers.
    func set<Value: Equatable>(
      _ key: WritableKeyPath<EnvironmentValues, Value>,
      _ value: Value
    ) {
      if environment[keyPath: key] != value { environment[keyPath: key] = value }
    }
  }
}

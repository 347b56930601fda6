package import Foundation
package import PandoDependencies
import PandoSharing

/// The window of a page, for code of the page that runs outside of evaluations.
package final class PageWindow: Sendable {
  /// The width in points below which a window has the compact size class, as on a phone.
  package static let compactWidth = 600.0

  private struct State {
    var size: CGSize
    var timeZone: TimeZone?
    var hidesTabBars = false
    var reducesMotion = false
  }

  private let guarded: Locked<State>

  /// Makes a window.
  ///
  /// - Parameter size: The size, until the page reports another.
  package init(size: CGSize = CGSize(width: 1024, height: 768)) {
    guarded = Locked(State(size: size))
  }

  /// The size, in points.
  package var size: CGSize {
    get { guarded.withLock { $0.size } }
    set { guarded.withLock { $0.size = newValue } }
  }

  /// The time zone of its page; nil until the page reports one.
  package var timeZone: TimeZone? {
    get { guarded.withLock { $0.timeZone } }
    set { guarded.withLock { $0.timeZone = newValue } }
  }

  /// Whether tab views have no bar unless `toolbar(_:for:)` sets one.
  package var hidesTabBars: Bool {
    get { guarded.withLock { $0.hidesTabBars } }
    set { guarded.withLock { $0.hidesTabBars = newValue } }
  }

  /// Whether the person at the page prefers reduced motion.
  package var reducesMotion: Bool {
    get { guarded.withLock { $0.reducesMotion } }
    set { guarded.withLock { $0.reducesMotion = newValue } }
  }

  /// The window whose code is running.
  package static var current: PageWindow {
    if let node = Evaluation.current, let window = EnvironmentValues(scope: node.scope).pageWindow {
      return window
    }
    @Dependency(\.pageWindow) var window
    return window
  }

  /// The size of the window whose code is running.
  static var currentSize: CGSize {
    if let node = Evaluation.current { return EnvironmentValues(scope: node.scope).windowSize }
    @Dependency(\.pageWindow) var window
    return window.size
  }
}

private enum PageWindowKey: DependencyKey {
  static let liveValue = PageWindow()
  static var testValue: PageWindow { PageWindow() }
}

extension DependencyValues {
  /// The window of the page.
  package var pageWindow: PageWindow {
    get { self[PageWindowKey.self] }
    set { self[PageWindowKey.self] = newValue }
  }
}

private enum EnvironmentWindowKey: EnvironmentKey {
  static var defaultValue: PageWindow? { nil }
}

extension EnvironmentValues {
  /// The window whose metrics the page reports; nil without a page.
  package var pageWindow: PageWindow? {
    get { self[EnvironmentWindowKey.self] }
    set { self[EnvironmentWindowKey.self] = newValue }
  }
}

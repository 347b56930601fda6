internal import PandoDependencies
internal import Synchronization

/// Notes which stores come and go, for tests.
@_spi(Logging)
@MainActor
public final class Logger {
  /// The one there is.
  public static let shared = Logger()

  private nonisolated static let isOn = Atomic<Bool>(false)
  nonisolated static var isLogging: Bool { isOn.load(ordering: .relaxed) }

  /// Whether it notes anything.
  public var isEnabled: Bool {
    get { Self.isLogging }
    set { Self.isOn.store(newValue, ordering: .relaxed) }
  }

  /// What it noted.
  public private(set) var logs: [String] = []

  /// Notes something.
  public func log(_ string: @autoclosure () -> String) {
    guard isEnabled else { return }
    logs.append(string())
  }

  /// Notes that a store goes, wherever the last one who held it was.
  nonisolated static func logEnd(_ string: String) {
    if MainActor.isCurrent {
      MainActor.assumeIsolated { shared.log(string) }
    } else {
      Task { @MainActor in shared.log(string) }
    }
  }

  /// Forgets what it noted.
  public func clear() {
    logs = []
  }
}

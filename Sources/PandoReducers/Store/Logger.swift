internal import PandoDependencies
internal import Synchronization

/// Logs the creation and release of stores, for tests.
@_spi(Logging)
@MainActor
public final class Logger {
  /// The only instance.
  public static let shared = Logger()

  private nonisolated static let isOn = Atomic<Bool>(false)
  nonisolated static var isLogging: Bool { isOn.load(ordering: .relaxed) }

  /// Whether anything is logged.
  public var isEnabled: Bool {
    get { Self.isLogging }
    set { Self.isOn.store(newValue, ordering: .relaxed) }
  }

  /// The log.
  public private(set) var logs: [String] = []

  /// Adds a line to the log.
  public func log(_ string: @autoclosure () -> String) {
    guard isEnabled else { return }
    logs.append(string())
  }

  /// Logs the release of a store, on whichever thread its last reference was.
  nonisolated static func logEnd(_ string: String) {
    if MainActor.isCurrent {
      MainActor.assumeIsolated { shared.log(string) }
    } else {
      Task { @MainActor in shared.log(string) }
    }
  }

  /// Clears the log.
  public func clear() {
    logs = []
  }
}

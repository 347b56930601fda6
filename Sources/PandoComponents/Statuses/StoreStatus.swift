import PandoSharing

/// The set of statuses that a store has now.
///
/// ```swift
/// store.status += .loading
/// if store.status ~= .loading { ProgressView() }
///
/// try await store.status.during(.saving) { try await client.save(draft) }
/// ```
///
/// A body that reads one status depends on that status alone.
@MainActor
public final class StoreStatus<Status: AnyStatus> {
  /// The statuses that hold, each with the value true.
  private let present = Shared(value: [Status: Bool]())
  /// Why each status holds: it was inserted, operations hold it, or both.
  private var reasons: [Status: Reasons] = [:]
  private var lastOperation = 0
  /// Emits all statuses after each change.
  let didChange = Emitter<Set<Status>>()

  private struct Reasons {
    var isSet = false
    var operations: Set<Int> = []
  }

  nonisolated init() {}

  /// Whether no status holds.
  public var isEmpty: Bool { present.isEmpty.wrappedValue }

  /// All statuses that hold.
  public var all: Set<Status> { Set(present.wrappedValue.keys) }

  /// Whether a status holds.
  public func contains(_ status: Status) -> Bool { present[status].wrappedValue != nil }

  /// Adds a status, which stays until it is removed.
  public func insert(_ status: Status) {
    reasons[status, default: Reasons()].isSet = true
    show(status)
  }

  /// Removes a status, even if operations hold it.
  public func remove(_ status: Status) {
    guard reasons.removeValue(forKey: status) != nil else { return }
    present[status].wrappedValue = nil
    announce()
  }

  /// Removes all statuses.
  public func removeAll() {
    reasons = [:]
    if present.untracked.isEmpty { return }
    present.wrappedValue = [:]
    announce()
  }

  /// Makes a status the only one.
  public func replace(with status: Status) {
    reasons = reasons.filter { $0.key == status }
    reasons[status, default: Reasons()].isSet = true
    if present.untracked == [status: true] { return }
    present.wrappedValue = [status: true]
    announce()
  }

  /// Holds a status while an operation is under way, whether the operation returns, throws or is cancelled.
  /// The status ends with the last of several operations, unless it was inserted as well.
  ///
  /// - Parameters:
  ///   - status: The status.
  ///   - operation: The operation.
  /// - Returns: What the operation returns.
  /// - Throws: What the operation throws.
  public func during<R>(
    _ status: Status,
    _ operation: @MainActor () async throws -> R
  ) async rethrows -> R {
    lastOperation += 1
    let id = lastOperation
    reasons[status, default: Reasons()].operations.insert(id)
    show(status)
    defer { end(id, of: status) }
    return try await operation()
  }

  private func end(_ operation: Int, of status: Status) {
    // A status that was removed meanwhile is no longer this operation's.
    guard reasons[status]?.operations.remove(operation) != nil else { return }
    if reasons[status]?.isSet == false, reasons[status]?.operations.isEmpty == true {
      remove(status)
    }
  }

  private func show(_ status: Status) {
    if present.untracked[status] != nil { return }
    present[status].wrappedValue = true
    announce()
  }

  private func announce() { didChange.send(Set(present.untracked.keys)) }
}

// `~=` is Swift's own.
infix operator !~= : ComparisonPrecedence

extension StoreStatus {
  /// Adds a status.
  public static func += (statuses: StoreStatus, status: Status) { statuses.insert(status) }

  /// Removes a status.
  public static func -= (statuses: StoreStatus, status: Status) { statuses.remove(status) }

  /// Makes a status the only one.
  public static func |= (statuses: StoreStatus, status: Status) { statuses.replace(with: status) }

  /// Whether a status holds.
  public static func ~= (statuses: StoreStatus, status: Status) -> Bool {
    statuses.contains(status)
  }

  /// Whether a status does not hold.
  public static func !~= (statuses: StoreStatus, status: Status) -> Bool {
    !statuses.contains(status)
  }

  /// Whether exactly these statuses hold.
  public static func == (statuses: StoreStatus, other: Set<Status>) -> Bool {
    statuses.all == other
  }
}

import Foundation
import PandoUI

/// Saves and restores the state of a store.
@MainActor
public final class StorePersistence<State: AnyState> {
  private let core: StoreCore<State>
  private let storage: any AnyPersistentStorage
  private lazy var channel: any StateChannel<State> =
    (storage as? any SharedPersistentStorage)?.channel(for: State.self)
    ?? PlainChannel<State>(storage)

  /// The error of the last action; nil if it has not failed so far.
  public private(set) var lastError: (any Error)?

  init(_ core: StoreCore<State>, _ storage: any AnyPersistentStorage) {
    (self.core, self.storage) = (core, storage)
  }

  /// Saves the persisted fields to the storage. Errors are reported.
  public func save() {
    if storage is EmptyPersistentStorage { return }
    lastError = nil
    core.inSession {
      do {
        channel.save(try StateRecord(core.state)) { [weak self] in self?.report($0, "saved") }
      } catch {
        report(error, "saved")
      }
    }
  }

  /// Restores the persisted fields from the storage, as one change. Persisted fields that were not stored
  /// take their defaults, and other fields do not change. If nothing is stored, nothing changes. Data that
  /// cannot be read stays in the storage, and is reported.
  public func restore() {
    if storage is EmptyPersistentStorage { return }
    lastError = nil
    core.inSession {
      channel.restore { [weak self] result in
        guard let self else { return }
        do {
          guard let record = try result.get() else { return }
          let new = try record.merged(into: core.state)
          core.update { $0 = new }
        } catch {
          report(error, "restored")
        }
      }
    }
  }

  /// Removes the stored data of the store. The state stays as it is.
  public func purge() {
    if storage is EmptyPersistentStorage { return }
    lastError = nil
    core.inSession { channel.purge { [weak self] in self?.report($0, "purged") } }
  }

  private func report(_ error: any Error, _ what: String) {
    lastError = error
    reportMisuse("The state \(State.self) could not be \(what). \(error)")
  }
}

/// The channel to a storage that the application defines.
@MainActor
final class PlainChannel<State: AnyState>: StateChannel {
  private let storage: any AnyPersistentStorage
  /// Whether the stored data can be restored; true if nothing is stored, nil before the data was read.
  private var isUnderstood: Bool?

  private var name: String { String(describing: type(of: storage)) }

  init(_ storage: any AnyPersistentStorage) { self.storage = storage }

  func save(_ record: StateRecord<State>, report: @MainActor (any Error) -> Void) {
    do {
      if isUnderstood == nil { _ = try read() }
      if isUnderstood == false { throw StorageError.keepsUnreadable(name) }
      try storage.save(record.data)
    } catch {
      report(error)
    }
  }

  func restore(_ take: @MainActor (Result<StateRecord<State>?, any Error>) -> Void) {
    take(Result { try read() })
  }

  private func read() throws -> StateRecord<State>? {
    isUnderstood = false
    let record = try storage.restore().map { data in
      do {
        return try StateRecord<State>(restorable: data)
      } catch {
        throw StorageError.unreadable(name, error)
      }
    }
    isUnderstood = true
    return record
  }

  func purge(report: @MainActor (any Error) -> Void) {
    do {
      try storage.purge()
      isUnderstood = true
    } catch {
      report(error)
    }
  }
}

/// The errors of storages.
enum StorageError: Error, CustomStringConvertible {
  case unreadable(String, any Error)
  case keepsUnreadable(String)

  var description: String {
    switch self {
    case .unreadable(let storage, let error):
      """
      What \(storage) keeps is not the state, and stays there: \(error). Repair it, or call \
      'persistence.purge()' to do without it.
      """
    case .keepsUnreadable(let storage):
      """
      \(storage) keeps something that could not be read, and is not saved over. Repair it, or call \
      'persistence.purge()' first to do without it.
      """
    }
  }
}

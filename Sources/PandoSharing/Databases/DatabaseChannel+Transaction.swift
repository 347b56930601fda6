import Foundation
import PandoDependencies

extension DatabaseChannel: TransactionParticipant {
  func makeRoot(of row: StoredRow?) throws -> AnyReference {
    if let row { return Root(try value(of: row)) }
    let value = state.withLock { $0.base?.value }
    guard let value else {
      throw SharedError(
        .valueRequired,
        key: key,
        reason: "there is no row in \(database.displayName)",
        remedy: "Declare the value with a default."
      )
    }
    return Root(value)
  }

  func content(of root: AnyReference, since row: StoredRow?) throws -> RowContent? {
    let bytes = try encoded(value(of: root))
    if let row, row.content.bytes == bytes, row.content.schemaVersion == coding.version {
      return nil
    }
    return RowContent(
      bytes: bytes,
      schemaVersion: coding.version,
      writer: id,
      replaced: row?.content.replaced
    )
  }

  func receive(_ row: StoredRow?, of root: AnyReference) -> @Sendable () -> Void {
    guard let row else { return {} }
    return take(row, value(of: root), isReport: false)
  }

  func write<R>(_ body: () throws -> R) rethrows -> R {
    try writing.withLock {
      state.withLock { $0.isWriting = true }
      defer { endWriting() }
      return try body()
    }
  }

  // Unsafe because the cast is not checked. A transaction passes only roots that have this channel, and
  // these are roots of `Value`.
  private func value(of root: AnyReference) -> Value {
    unsafeDowncast(root, to: Root<Value>.self).peek()
  }
}

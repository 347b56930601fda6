package import Foundation

/// The rows of a table in a database, or those that meet a condition: the requirements of
/// ``RowsKey`` for SQLite and PostgreSQL.
///
/// Each use of a key has a store of its own, which remembers how far it has read the table. Its
/// methods wait for the database; ``async(_:)`` provides a thread on which that is allowed.
/// ``look(needsOrder:)`` and ``transaction(_:)`` are called by one thread at a time.
package protocol RowStore<Element>: AnyObject, Sendable {
  /// The type of a row.
  associatedtype Element: Identifiable & Sendable where Element.ID: Sendable

  /// The database in messages, without a password.
  var displayName: String { get }

  /// The terms that decide the order, each of which begins with a column.
  var orderTerms: [String] { get }

  /// Runs `work` on a thread on which it may wait for the database.
  func async(_ work: @escaping @Sendable () -> Void)

  /// The columns of a row.
  ///
  /// - Throws: ``SharedError`` if the row cannot be encoded, or has no id.
  func cells(of element: Element) throws -> [String: RowCell]

  /// The row with these columns.
  ///
  /// - Throws: The error of the decoder.
  func element(of cells: [String: RowCell]) throws -> Element

  /// The changes since the last look. The first look returns all rows, and so does one after missed
  /// changes.
  ///
  /// - Parameter needsOrder: Whether the order may have changed with these rows.
  /// - Throws: ``SharedError`` if the database cannot be reached. The next look finds the changes again.
  func look(needsOrder: ([Element.ID: Element?]) -> Bool) throws -> RowChanges<Element>

  /// Makes the next look read all rows.
  func forget()

  /// Runs `body` in a serialisable transaction, and again after a conflict with another, and returns when its changes
  /// are durable.
  ///
  /// - Throws: What the body throws, or ``SharedError``. Nothing is changed then.
  func transaction<R>(_ body: (any RowWriter<Element>) throws -> R) throws -> R

  /// Reports that the next look may find changes, or that the database cannot be reached. Called on any thread.
  ///
  /// - Returns: Ends the reports when it is cancelled.
  func subscribe(
    _ onChange: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) -> SharedSubscription
}

extension RowStore {
  /// The columns that decide the order: the first word of each term.
  var orderColumns: Set<String> {
    Set(
      orderTerms.map {
        String($0.prefix { !$0.isWhitespace }).trimmingCharacters(
          in: CharacterSet(charactersIn: "\"")
        )
      }
    )
  }
}

/// Reads and writes rows in a transaction.
package protocol RowWriter<Element> {
  /// The type of a row.
  associatedtype Element: Identifiable & Sendable where Element.ID: Sendable

  /// The newest rows with these ids. Others cannot change them until the transaction ends.
  func rows(_ ids: [Element.ID]) throws -> [Element.ID: Element]

  /// All rows, in their order.
  func all() throws -> [Element]

  /// The ids of all rows, in their order.
  func order() throws -> [Element.ID]

  /// Adds a row.
  func insert(_ cells: [String: RowCell]) throws

  /// Changes columns of a row.
  func update(_ id: Element.ID, _ cells: [String: RowCell]) throws

  /// Removes a row.
  func delete(_ id: Element.ID) throws

  /// Reports to other processes that a write here replaced columns of a row that they had changed.
  ///
  /// - Parameter columns: Digests of what was replaced, by column.
  func note(_ id: Element.ID, replaced columns: [String: String]) throws
}

/// The result of a look.
package struct RowChanges<Element: Identifiable & Sendable>: Sendable where Element.ID: Sendable {
  /// Rows that may have changed; nil for one that is gone.
  package var rows: [Element.ID: Element?]
  /// Whether there are no other rows than these.
  package var isAll: Bool
  /// The ids of all rows, in their order; nil if the order has not changed.
  package var order: [Element.ID]?
  /// Changes that another process replaced: digests by column.
  package var replaced: [(id: Element.ID, columns: [String: String])]

  /// Creates changes.
  ///
  /// - Parameters:
  ///   - rows: Rows that may have changed; nil for one that is gone.
  ///   - isAll: Whether there are no other rows than these.
  ///   - order: The ids of all rows, in their order.
  ///   - replaced: Changes that another process replaced.
  package init(
    rows: [Element.ID: Element?] = [:],
    isAll: Bool = false,
    order: [Element.ID]? = nil,
    replaced: [(id: Element.ID, columns: [String: String])] = []
  ) {
    self.rows = rows
    self.isAll = isAll
    self.order = order
    self.replaced = replaced
  }

  /// All rows of a table.
  ///
  /// - Parameter elements: The rows in their order.
  package init(all elements: [Element]) {
    self.init(
      rows: Dictionary(elements.map { ($0.id, $0 as Element?) }) { first, _ in first },
      isAll: true,
      order: elements.map(\.id)
    )
  }
}

/// The value of a column of a row.
package enum RowCell: Hashable, Sendable {
  /// No value.
  case null
  /// A whole number.
  case integer(Int64)
  /// A number.
  case real(Double)
  /// Text.
  case text(String)
  /// Bytes.
  case bytes(Data)

  /// A short form that is the same in all processes, and reveals nothing about the value in a log.
  package var digest: String {
    let text =
      switch self {
      case .null: "n"
      case .integer(let value): "i\(value)"
      case .real(let value): "r\(value)"
      case .text(let value): "t\(value)"
      case .bytes(let value): "b\(value.base64EncodedString())"
      }
    // FNV-1a. Two values with one digest make one report too many.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return String(hash, radix: 36)
  }
}

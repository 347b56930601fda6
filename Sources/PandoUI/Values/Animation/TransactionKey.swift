/// The key of a value that changes carry to the views that they change.
///
/// ```swift
/// extension Transaction {
///   @Entry var comesFromSearch = false
/// }
///
/// withTransaction(\.comesFromSearch, true) { selection = row }
///
/// list.transaction { if $0.comesFromSearch { $0.animation = nil } }
/// ```
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value in transactions that set none.
  static var defaultValue: Value { get }
}

/// The values of transactions, by the types of their keys.
struct TransactionValues: Hashable, Sendable {
  /// Nil without values, because every change and every flush copies this.
  private var values: [ObjectIdentifier: TransactionValue]?

  subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get {
      // The optional is unwrapped before the cast: otherwise an absent value would cast to an optional type.
      guard let value = values?[ObjectIdentifier(key)] else { return Key.defaultValue }
      return value.value as? Key.Value ?? Key.defaultValue
    }
    set { values = (values ?? [:]).merging([ObjectIdentifier(key): .init(value: newValue)]) { $1 } }
  }

  /// Takes over the values of a later transaction.
  mutating func merge(_ later: TransactionValues) {
    guard let later = later.values else { return }
    values = values?.merging(later) { $1 } ?? later
  }
}

/// A value of any type. A value that is not `Equatable` equals no other.
///
// SwiftUI does not ask these values to be sendable.
// Sendable because a transaction is read where a view is evaluated, on the main actor.
private struct TransactionValue: Hashable, @unchecked Sendable {
  let value: Any

  static func == (first: TransactionValue, second: TransactionValue) -> Bool {
    func equals<Value: Equatable>(_ value: Value) -> Bool { value == second.value as? Value }
    return (first.value as? any Equatable).map { equals($0) } ?? false
  }

  func hash(into hasher: inout Hasher) {
    if let value = value as? any Hashable { value.hash(into: &hasher) }
  }
}

extension Transaction {
  /// The value of a key of the application.
  ///
  /// - Parameter key: The key.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[key] }
    set { values[key] = newValue }
  }
}

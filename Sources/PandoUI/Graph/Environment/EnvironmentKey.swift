/// A key for a value that a view passes to everything inside it.
///
/// ```swift
/// private struct CurrencyKey: EnvironmentKey {
///   static let defaultValue = "EUR"
/// }
///
/// extension EnvironmentValues {
///   var currency: String {
///     get { self[CurrencyKey.self] }
///     set { self[CurrencyKey.self] = newValue }
///   }
/// }
/// ```
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none was set.
  static var defaultValue: Value { get }
}

/// The values that the surrounding views pass to a view.
///
/// Reading an entry while a body is evaluated makes the body depend on that entry only.
public struct EnvironmentValues {
  /// The source of the entries that were not set on this value.
  let scope: EnvironmentScope?
  var overlay: [ObjectIdentifier: Any] = [:]
  /// Records the reads, to determine which entries a key path reads.
  var recorder: KeyRecorder?

  /// Makes values in which no entry is set.
  public init() {
    scope = nil
  }

  init(scope: EnvironmentScope) {
    self.scope = scope
  }

  /// The value of an entry.
  ///
  /// - Parameter key: The key of the entry.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      recorder?.record(ObjectIdentifier(key))
      // The optional is unwrapped before the cast: otherwise an absent entry would cast to an optional type.
      if let entry = overlay[ObjectIdentifier(key)], let value = entry as? Key.Value {
        return value
      }
      guard let entry = scope?.read(ObjectIdentifier(key)), let value = entry as? Key.Value else {
        return Key.defaultValue
      }
      return value
    }
    set { overlay[ObjectIdentifier(key)] = newValue }
  }
}

extension EnvironmentValues: CustomStringConvertible {
  /// The number of the values that were set on this copy: keys are types, and their values may be secrets.
  public var description: String { "EnvironmentValues(\(overlay.count) set)" }
}

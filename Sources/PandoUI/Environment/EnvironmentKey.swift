/// A name for a value that a view hands to everything inside it.
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
  /// What there is where nobody set anything.
  static var defaultValue: Value { get }
}

/// What the views around a view say to it.
///
/// Reading an entry while a body is evaluated makes that body depend on this entry, and on no other.
public struct EnvironmentValues {
  /// Where the entries come from that were not set on this value.
  let scope: EnvironmentScope?
  var overlay: [ObjectIdentifier: Any] = [:]
  /// Is told what is read, to find out what a key path stands for.
  var recorder: KeyRecorder?

  /// The entries that nobody set.
  public init() {
    scope = nil
  }

  init(scope: EnvironmentScope) {
    self.scope = scope
  }

  /// The value of an entry.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      recorder?.record(ObjectIdentifier(key))
      // Unwrapped before they are cast: an absent entry casts to an optional type as nil.
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

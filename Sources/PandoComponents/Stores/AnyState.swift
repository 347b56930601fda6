/// The data in a ``Store``: a structure of values, each with a default.
///
/// ```swift
/// struct State: AnyState {
///   var title = ""
///   var pages = 0
/// }
/// ```
///
/// It is `Codable` so that it can be persisted, `Equatable` so that changes can be detected, and `Sendable` because
/// it is written to the storage on another thread. It must not contain objects: a change inside an object is not a
/// change of the state.
public protocol AnyState: Codable, Equatable, Sendable {
  /// The persisted fields, by their encoded names. By default all; a state restricts them by declaring an enumeration
  /// of this name.
  associatedtype PersistenceKeys: CodingKey = EveryField

  /// Makes the initial state.
  init()
}

/// Represents all fields of a state.
public struct EveryField: CodingKey {
  /// The name of a field.
  public let stringValue: String
  /// Nil: fields have names.
  public var intValue: Int? { nil }

  /// Makes the key of any field.
  public init(stringValue: String) { self.stringValue = stringValue }

  /// Nil: fields have names.
  public init?(intValue: Int) { nil }
}

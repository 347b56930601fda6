/// The shape of the data in a ``Store``: a structure of values, each with a default.
///
/// ```swift
/// struct State: AnyState {
///   var title = ""
///   var pages = 0
/// }
/// ```
///
/// It is `Codable` so that a storage can keep it, `Equatable` so that a change can be told from none, and
/// `Sendable` because a storage writes it on another thread. Objects have no place in it: a change inside
/// of one is no change of the state.
public protocol AnyState: Codable, Equatable, Sendable {
  /// The fields that are persisted, by the names under which they are encoded. All of them, unless the
  /// state declares an enumeration of this name.
  associatedtype PersistenceKeys: CodingKey = EveryField

  /// The state before anything happened.
  init()
}

/// Stands for all fields of a state.
public struct EveryField: CodingKey {
  /// The name of a field.
  public let stringValue: String
  /// None: fields have names.
  public var intValue: Int? { nil }

  /// Any field.
  public init(stringValue: String) { self.stringValue = stringValue }

  /// None: fields have names.
  public init?(intValue: Int) { nil }
}

/// Nothing: for the parts of a ``Store`` that are not needed.
public struct Empty: AnyState, AnyValidation, AnyStatus {
  /// Nothing.
  public nonisolated init() {}
}

public import Foundation
import PandoDependencies
public import PandoSharing

/// A value in the application's storage, as a property of a view: `@Shared(.appStorage(…))` with
/// SwiftUI's name, and with a binding as its projected value.
///
/// It and a `Shared` with the same key see each other's changes.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let make: (UserDefaults?) -> Shared<Value>
  private let store: UserDefaults?
  private var kept: PropertyStorage<Shared<Value>>?

  init(store: UserDefaults?, make: @escaping (UserDefaults?) -> Shared<Value>) {
    self.store = store
    self.make = make
  }

  fileprivate var shared: Shared<Value> { kept?.value ?? make(store) }

  /// The value. Assigning stores it.
  public var wrappedValue: Value {
    get { shared.wrappedValue }
    nonmutating set { shared.wrappedValue = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(shared) }
}

extension AppStorage: LinkedProperty {
  package static var valueType: any Any.Type { Value.self }

  package static func link(
    _ field: UnsafeMutableRawPointer,
    previous: UnsafeMutableRawPointer?,
    in node: GraphNode
  ) {
    let property = at(field)
    property.pointee.kept =
      previous.flatMap { at($0).pointee.kept }
      ?? PropertyStorage(
        property.pointee.make(
          property.pointee.store
            ?? EnvironmentValues(scope: node.scope)[DefaultAppStorageKey.self]?.value
        )
      )
  }

  package static func reads(_ field: UnsafeMutableRawPointer, _ source: ReadSource) -> Bool {
    guard let watch = (source as? PlaceSource)?.watch else { return false }
    return at(field).pointee.shared.isWatched(by: watch)
  }
}

// The basic types: `Bool`, `Int`, `Double`, `String`, `URL`, `Date`, `Data` and so on.
extension AppStorage where Value: AppStorageValue {
  /// Makes a value under a key of the application's storage.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value if nothing is stored.
  ///   - key: The key in the storage.
  ///   - store: The storage; nil for that of the environment, or else the application's own.
  @_disfavoredOverload
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    // Less favoured than raw values: an application may make a type such as `Date` one.
    self.init(store: store) { Shared(wrappedValue: wrappedValue, .appStorage(key, store: $0)) }
  }
}

extension AppStorage where Value: AppStorageValue, Value: ExpressibleByNilLiteral {
  /// Makes a value under a key of the application's storage, or nil.
  ///
  /// - Parameters:
  ///   - key: The key in the storage.
  ///   - store: The storage; nil for that of the environment, or else the application's own.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(store: store) { Shared(wrappedValue: nil, .appStorage(key, store: $0)) }
  }
}

extension AppStorage {
  /// Makes a value that is stored as its integer raw value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value if nothing is stored.
  ///   - key: The key in the storage.
  ///   - store: The storage; nil for that of the environment, or else the application's own.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable<Int> {
    self.init(store: store) { store -> Shared<Value> in
      let raw: Shared<RawValued<Value>> = Shared(
        wrappedValue: RawValued(wrappedValue),
        .appStorage(key, store: store)
      )
      return raw[dynamicMember: \RawValued<Value>.value]
    }
  }

  /// Makes a value that is stored as its string raw value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value if nothing is stored.
  ///   - key: The key in the storage.
  ///   - store: The storage; nil for that of the environment, or else the application's own.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable<String> {
    self.init(store: store) { store -> Shared<Value> in
      let raw: Shared<RawValued<Value>> = Shared(
        wrappedValue: RawValued(wrappedValue),
        .appStorage(key, store: store)
      )
      return raw[dynamicMember: \RawValued<Value>.value]
    }
  }

  /// Makes a value that is stored as its integer raw value, or nil.
  ///
  /// - Parameters:
  ///   - key: The key in the storage.
  ///   - store: The storage; nil for that of the environment, or else the application's own.
  public init<R: RawRepresentable<Int>>(_ key: String, store: UserDefaults? = nil)
  where Value == R? {
    self.init(store: store) { store -> Shared<R?> in
      let raw: Shared<RawValued<R>?> = Shared(wrappedValue: nil, .appStorage(key, store: store))
      return raw[dynamicMember: \RawValued<R>?.wrappedRaw]
    }
  }

  /// Makes a value that is stored as its string raw value, or nil.
  ///
  /// - Parameters:
  ///   - key: The key in the storage.
  ///   - store: The storage; nil for that of the environment, or else the application's own.
  public init<R: RawRepresentable<String>>(_ key: String, store: UserDefaults? = nil)
  where Value == R? {
    self.init(store: store) { store -> Shared<R?> in
      let raw: Shared<RawValued<R>?> = Shared(wrappedValue: nil, .appStorage(key, store: store))
      return raw[dynamicMember: \RawValued<R>?.wrappedRaw]
    }
  }
}

/// A value that is stored as its raw value.
///
/// Types of raw values need not be `Sendable`: a public enumeration is it only if it says so.
/// Overloads for those that are would not help, because the compiler chooses among overloads as if
/// every type were `Sendable`.
private struct RawValued<Value: RawRepresentable>: RawRepresentable, RawValueBox
where Value.RawValue: Sendable {
  var value: Value

  init(_ value: Value) { self.value = value }
  init?(rawValue: Value.RawValue) {
    guard let value = Value(rawValue: rawValue) else { return nil }
    self.value = value
  }

  var rawValue: Value.RawValue { value.rawValue }
}

// Sendable because it is made anew of its raw value for each use, and does not change.
extension RawValued: @unchecked Sendable {}

/// Names the value of a `RawValued` where its type is not written: in an extension of `Optional`.
private protocol RawValueBox {
  associatedtype Boxed
  var value: Boxed { get }
  init(_ value: Boxed)
}

extension Optional where Wrapped: RawValueBox {
  /// The value in the box, or nil.
  fileprivate var wrappedRaw: Wrapped.Boxed? {
    get { self?.value }
    set { self = newValue.map { Wrapped($0) } }
  }
}

/// The storage set with `defaultAppStorage(_:)`.
private enum DefaultAppStorageKey: EnvironmentKey {
  // Sendable because `UserDefaults` may be used from any thread.
  struct Store: @unchecked Sendable {
    let value: UserDefaults
  }

  static var defaultValue: Store? { nil }
}

extension View {
  /// Sets the storage of `@AppStorage` properties inside that name none.
  ///
  /// - Parameter store: The storage. Views that are already in the graph keep the one they have.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    transformEnvironment(\.appStorage) { $0 = DefaultAppStorageKey.Store(value: store) }
  }
}

extension EnvironmentValues {
  fileprivate var appStorage: DefaultAppStorageKey.Store? {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

/// A property that reads a dependency.
///
/// ```swift
/// @Observable
/// final class ForecastModel {
///   @ObservationIgnored @Dependency(\.weather) var weather
///   @ObservationIgnored @Dependency(\.date.now) var now
///   @ObservationIgnored @Dependency(StationClient.self) var stations
/// }
/// ```
///
/// The wrapper keeps the overrides at its *creation*, so a model made inside
/// ``withDependencies(_:operation:)`` continues to use them after the operation has ended, on any
/// thread. Overrides at the *read* of the property win over those.
///
/// The wrapper may be created and read from any isolation.
@propertyWrapper
public struct Dependency<Value>: Sendable {
  private let storage: DependencyReference<Value>

  /// Reads the dependency of a property of ``DependencyValues``.
  ///
  /// - Parameters:
  ///   - keyPath: A property of ``DependencyValues``, or a part of one.
  ///   - fileID: The source location that reports name.
  ///   - filePath: The source location that reports name.
  ///   - line: The source location that reports name.
  ///   - column: The source location that reports name.
  public init(
    _ keyPath: any KeyPath<DependencyValues, Value> & Sendable,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    storage = DependencyReference(
      .path(keyPath),
      sourceLocation: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Reads the dependency of a key type.
  ///
  /// This is for keys without a property in ``DependencyValues``. Most of them are their own value.
  ///
  /// - Parameters:
  ///   - key: The type of the key.
  ///   - fileID: The source location that reports name.
  ///   - filePath: The source location that reports name.
  ///   - line: The source location that reports name.
  ///   - column: The source location that reports name.
  public init<Key: TestDependencyKey>(
    _ key: Key.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Key.Value == Value {
    storage = DependencyReference(
      .reader(name: { "\(typeName(Key.self)).self" }, read: { $0[Key.self] }),
      sourceLocation: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  init(_ source: DependencyReference<Value>.Source, sourceLocation: CodeLocation) {
    storage = DependencyReference(source, sourceLocation: sourceLocation)
  }

  /// The value of the dependency.
  ///
  /// In a test, reading a dependency that has no test value and no override is reported.
  public var wrappedValue: Value { storage.value }
}

extension Dependency: DependencyWrapper {
  var dependencies: DependencyValues { storage.values }
}

/// The root and the value of key paths to cases: a case of an enum that its type does not name.
///
/// The type is not used by itself. `\Action.Cases.rename` is a key path from `Case<Action>` to
/// `Case<String>`.
@_documentation(visibility: internal)
@dynamicMemberLookup
public struct Case<Value>: Sendable {
  fileprivate let route: any CaseRoute<Value>
}

extension Case {
  /// Makes a case from two functions that are inverse to each other.
  public init<Root>(
    embed: @escaping @Sendable (Value) -> Root,
    extract: @escaping @Sendable (Root) -> Value?
  ) {
    self.init(route: AnyCasePath(embed: embed, extract: extract))
  }

  /// The path from a value to itself, where key paths begin.
  public init() {
    self.init(route: Start<Value>())
  }

  /// The case that a key path leads to.
  public init<Root>(_ keyPath: CaseKeyPath<Root, Value>) {
    self = Case<Root>()[keyPath: keyPath]
  }

  /// The path to a case of the associated value.
  public subscript<AppendedValue>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, AppendedValue>>
  ) -> Case<AppendedValue>
  where Value: CasePathable {
    Case<AppendedValue>(route: route.appending(Value.allCasePaths[keyPath: keyPath]))
  }

  /// The path to the value in an optional that is the associated value of a case of this value.
  @_disfavoredOverload
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member?>>
  ) -> Case<Member>
  where Value: CasePathable {
    self[dynamicMember: keyPath].some
  }

  /// Makes the case with `value` as its associated value.
  public func _embed(_ value: Value) -> Any { route.embedAny(value) }

  /// The associated value of the case; nil if `root` is another case.
  public func _extract(from root: Any) -> Value? { route.extractAny(from: root) }
}

extension AnyCasePath {
  /// Makes a path from a key path: `AnyCasePath(\Action.Cases.rename)`.
  ///
  /// This costs some hundred nanoseconds. Code that uses a path often makes it once and keeps it:
  /// embedding and extracting then cost as much as a `switch`.
  ///
  /// - Parameter keyPath: The path to a case.
  public init(_ keyPath: CaseKeyPath<Root, Value>) {
    self = Case<Value>(keyPath).path(from: Root.self)
  }
}

extension Case {
  /// The path from `Root` to this case. The key path of the case must begin at `Root`.
  fileprivate func path<Root>(from root: Root.Type) -> AnyCasePath<Root, Value> {
    switch route {
    case let path as AnyCasePath<Root, Value>: path
    case is Start<Root>: Start<Root>.path as! AnyCasePath<Root, Value>
    default:
      // The functions of the case are over another type than the root of the key path.
      AnyCasePath(
        embed: { [self] in _embed($0) as! Root },
        extract: { [self] in _extract(from: $0) }
      )
    }
  }
}

/// A case whose associated value has an erased type.
protocol CaseOfAnyValue {
  /// The associated value of the case; nil if `root` is another case.
  func extractAny(from root: Any) -> Any?

  /// Whether `root` is this case.
  func matches<Root>(_ root: Root) -> Bool
}

extension Case: CaseOfAnyValue {
  func extractAny(from root: Any) -> Any? { route.extractAny(from: root) }

  func matches<Root>(_ root: Root) -> Bool { path(from: Root.self).extract(from: root) != nil }
}

/// A path from an enum, whose type only the conforming type knows, to an associated value.
private protocol CaseRoute<Value>: Sendable {
  associatedtype Value

  func embedAny(_ value: Value) -> Any
  func extractAny(from root: Any) -> Value?
  func appending<Next>(_ next: AnyCasePath<Value, Next>) -> any CaseRoute<Next>
}

extension AnyCasePath: CaseRoute {
  fileprivate func embedAny(_ value: Value) -> Any { embed(value) }

  fileprivate func extractAny(from root: Any) -> Value? {
    (root as? Root).flatMap(extract(from:))
  }

  fileprivate func appending<Next>(_ next: AnyCasePath<Value, Next>) -> any CaseRoute<Next> {
    let path: AnyCasePath<Root, Next> = appending(next)
    return path
  }
}

/// The path from a value to itself. Appending to it costs nothing.
private struct Start<Value>: CaseRoute {
  static var path: AnyCasePath<Value, Value> { AnyCasePath<Value, Value>() }

  func embedAny(_ value: Value) -> Any { value }

  func extractAny(from root: Any) -> Value? { root as? Value }

  func appending<Next>(_ next: AnyCasePath<Value, Next>) -> any CaseRoute<Next> { next }
}

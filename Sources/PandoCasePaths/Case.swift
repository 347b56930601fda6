/// What key paths to cases are made of: a case on its way from some enum, which its type does not name.
///
/// It is not used by itself. `\Action.Cases.rename` is a key path from `Case<Action>` to
/// `Case<String>`.
@_documentation(visibility: internal)
@dynamicMemberLookup
public struct Case<Value>: Sendable {
  fileprivate let route: any CaseRoute<Value>
}

extension Case {
  /// Makes a case from two functions that undo each other.
  public init<Root>(
    embed: @escaping @Sendable (Value) -> Root,
    extract: @escaping @Sendable (Root) -> Value?
  ) {
    self.init(route: AnyCasePath(embed: embed, extract: extract))
  }

  /// The way from a value to itself, where key paths begin.
  public init() {
    self.init(route: Start<Value>())
  }

  /// The case that a key path leads to.
  public init<Root>(_ keyPath: CaseKeyPath<Root, Value>) {
    self = Case<Root>()[keyPath: keyPath]
  }

  /// The way on to a case of what this case holds.
  public subscript<AppendedValue>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, AppendedValue>>
  ) -> Case<AppendedValue>
  where Value: CasePathable {
    Case<AppendedValue>(route: route.appending(Value.allCasePaths[keyPath: keyPath]))
  }

  /// The way on to what an optional holds that is held by a case of what this case holds.
  @_disfavoredOverload
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member?>>
  ) -> Case<Member>
  where Value: CasePathable {
    self[dynamicMember: keyPath].some
  }

  /// Makes the case that holds `value`.
  public func _embed(_ value: Value) -> Any { route.embedAny(value) }

  /// What the case holds, if `root` is that case.
  public func _extract(from root: Any) -> Value? { route.extractAny(from: root) }
}

extension AnyCasePath {
  /// Makes a path of a key path: `AnyCasePath(\Action.Cases.rename)`.
  ///
  /// It costs some hundred nanoseconds. Who uses a path often makes it once and keeps it: to embed
  /// and to extract then costs what a `switch` costs.
  ///
  /// - Parameter keyPath: The path to a case.
  public init(_ keyPath: CaseKeyPath<Root, Value>) {
    self = Case<Value>(keyPath).path(from: Root.self)
  }
}

extension Case {
  /// The path from `Root` to this case, which must have begun there.
  fileprivate func path<Root>(from root: Root.Type) -> AnyCasePath<Root, Value> {
    switch route {
    case let path as AnyCasePath<Root, Value>: path
    case is Start<Root>: Start<Root>.path as! AnyCasePath<Root, Value>
    default:
      // A case that was made with functions over another type than that of the key path's root.
      AnyCasePath(
        embed: { [self] in _embed($0) as! Root },
        extract: { [self] in _extract(from: $0) }
      )
    }
  }
}

/// A case whose value's type is not known.
protocol CaseOfAnyValue {
  /// What the case holds, if `root` is that case.
  func extractAny(from root: Any) -> Any?

  /// Whether `root` is the case.
  func matches<Root>(_ root: Root) -> Bool
}

extension Case: CaseOfAnyValue {
  func extractAny(from root: Any) -> Any? { route.extractAny(from: root) }

  func matches<Root>(_ root: Root) -> Bool { path(from: Root.self).extract(from: root) != nil }
}

/// A way from an enum, whose type only the implementation knows, to a value.
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

/// The way from a value to itself, which costs nothing to go on from.
private struct Start<Value>: CaseRoute {
  static var path: AnyCasePath<Value, Value> { AnyCasePath<Value, Value>() }

  func embedAny(_ value: Value) -> Any { value }

  func extractAny(from root: Any) -> Value? { root as? Value }

  func appending<Next>(_ next: AnyCasePath<Value, Next>) -> any CaseRoute<Next> { next }
}

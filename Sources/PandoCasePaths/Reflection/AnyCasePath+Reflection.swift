extension AnyCasePath {
  /// Makes a path to a case of an enum without the macro. Reflection finds the associated value.
  ///
  /// `@CasePathable` is faster, and the compiler then rejects what is not a case.
  ///
  /// - Parameter embed: The case, as a function.
  public init(unsafe embed: @escaping (Value) -> Root) {
    // Unsafe because a case of an enum captures nothing.
    nonisolated(unsafe) let embed = embed
    self.init(embed: { embed($0) }, extract: { held(by: $0, embed) })
  }
}

extension AnyCasePath where Value == Void {
  /// Makes a path to a case without an associated value, of an enum without the macro.
  ///
  /// - Parameter root: The case.
  public init(unsafe root: Root) {
    // Unsafe because a case without an associated value refers to nothing.
    nonisolated(unsafe) let root = root
    self.init(embed: { root }, extract: { isSameCase($0, root) ? () : nil })
  }
}

prefix operator /

/// A path to a case of an enum, for code from before `@CasePathable`: `/Action.child`.
///
/// - Parameter embed: The case, as a function.
/// - Returns: The path.
public prefix func / <Root, Value>(
  embed: @escaping (Value) -> Root
) -> AnyCasePath<Root, Value> {
  AnyCasePath(unsafe: embed)
}

/// A path to a case of an optional enum, for code from before `@CasePathable`: `/Action.child`.
///
/// - Parameter embed: The case, as a function.
/// - Returns: The path.
public prefix func / <Root, Value>(
  embed: @escaping (Value) -> Root?
) -> AnyCasePath<Root?, Value> {
  AnyCasePath(unsafe: embed)
}

/// A path to a case without an associated value, for code from before `@CasePathable`:
/// `/Action.tapped`.
///
/// - Parameter root: The case.
/// - Returns: The path.
public prefix func / <Root>(root: @autoclosure () -> Root) -> AnyCasePath<Root, Void> {
  AnyCasePath(unsafe: root())
}

/// A path to a case without an associated value, of an optional enum.
///
/// - Parameter root: The case.
/// - Returns: The path.
public prefix func / <Root>(root: @autoclosure () -> Root?) -> AnyCasePath<Root?, Void> {
  AnyCasePath(unsafe: root())
}

/// The path from a value to itself: `/.self`.
///
/// - Parameter type: The type of the value.
/// - Returns: The path.
public prefix func / <Root>(type: Root.Type) -> AnyCasePath<Root, Root> {
  AnyCasePath()
}

/// The path itself, for code from before paths were values.
///
/// - Parameter path: The path.
/// - Returns: The path.
public prefix func / <Root, Value>(path: AnyCasePath<Root, Value>) -> AnyCasePath<Root, Value> {
  path
}

/// A function that extracts the associated value of a case, for code from before `@CasePathable`.
///
/// - Parameter embed: The case, as a function.
/// - Returns: The function.
@_disfavoredOverload
public prefix func / <Root, Value>(
  embed: @escaping (Value) -> Root
) -> (Root) -> Value? {
  let path: AnyCasePath<Root, Value> = AnyCasePath(unsafe: embed)
  return { path.extract(from: $0) }
}

/// A function that extracts the associated value of a case of an optional enum.
///
/// - Parameter embed: The case, as a function.
/// - Returns: The function.
@_disfavoredOverload
public prefix func / <Root, Value>(
  embed: @escaping (Value) -> Root
) -> (Root?) -> Value? {
  let path: AnyCasePath<Root, Value> = AnyCasePath(unsafe: embed)
  return { $0.flatMap(path.extract(from:)) }
}

/// A function that returns a value if its argument is a case, and nil otherwise.
///
/// - Parameter root: The case.
/// - Returns: The function.
@_disfavoredOverload
public prefix func / <Root>(root: @autoclosure () -> Root) -> (Root) -> Void? {
  AnyCasePath(unsafe: root()).extract(from:)
}

/// A function that returns a value if its optional argument is a case, and nil otherwise.
///
/// - Parameter root: The case.
/// - Returns: The function.
@_disfavoredOverload
public prefix func / <Root>(root: @autoclosure () -> Root) -> (Root?) -> Void? {
  let path = AnyCasePath(unsafe: root())
  return { $0.flatMap(path.extract(from:)) }
}

/// The associated value of `root`, if `embed` makes the same case from it.
private func held<Root, Value>(by root: Root, _ embed: (Value) -> Root) -> Value? {
  var payloads: [Value] = []
  if let optional = root as? any AnyOptional {
    // The case belongs to the optional itself, or to the value in it.
    guard let wrapped = optional.anyWrapped else { return nil }
    if let value = wrapped as? Value { payloads.append(value) }
    if let value: Value = payloadOfCase(wrapped) { payloads.append(value) }
  } else if let value: Value = payloadOfCase(root) {
    payloads.append(value)
  }
  return payloads.first { isSameCase(embed($0), root) }
}

private func payloadOfCase<Value>(_ root: Any) -> Value? {
  guard let child = Mirror(reflecting: root).children.first else { return nil }
  if let value = child.value as? Value { return value }
  // Reflection shows one value with a label as a tuple of one element.
  let tuple = Mirror(reflecting: child.value)
  guard tuple.displayStyle == .tuple, tuple.children.count == 1 else { return nil }
  return tuple.children.first?.value as? Value
}

private func isSameCase<Root>(_ lhs: Root, _ rhs: Root) -> Bool {
  if let lhs = lhs as? any AnyOptional, let rhs = rhs as? any AnyOptional {
    return lhs.isSameCase(as: rhs)
  }
  guard let tag = EnumTag.tag(of: lhs) else { return false }
  return tag == EnumTag.tag(of: rhs)
}

private protocol AnyOptional {
  var anyWrapped: Any? { get }
  func isSameCase(as other: any AnyOptional) -> Bool
}

extension Optional: AnyOptional {
  fileprivate var anyWrapped: Any? { self }

  fileprivate func isSameCase(as other: any AnyOptional) -> Bool {
    guard let other = other as? Self else { return false }
    switch (self, other) {
    case (nil, nil): return true
    case (let lhs?, let rhs?): return EnumTag.tag(of: lhs) == EnumTag.tag(of: rhs)
    default: return false
    }
  }
}

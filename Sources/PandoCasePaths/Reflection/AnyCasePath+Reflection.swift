extension AnyCasePath {
  /// Makes a way to a case of an enum that has no macro: what a value holds is found by reflection.
  ///
  /// `@CasePathable` is faster, and says at compile time what is no case.
  ///
  /// - Parameter embed: The case, as a function.
  public init(unsafe embed: @escaping (Value) -> Root) {
    // Unsafe because a case of an enum captures nothing.
    nonisolated(unsafe) let embed = embed
    self.init(embed: { embed($0) }, extract: { held(by: $0, embed) })
  }
}

extension AnyCasePath where Value == Void {
  /// Makes a way to a case that holds nothing, of an enum that has no macro.
  ///
  /// - Parameter root: The case.
  public init(unsafe root: Root) {
    // Unsafe because a case that holds nothing refers to nothing.
    nonisolated(unsafe) let root = root
    self.init(embed: { root }, extract: { isSameCase($0, root) ? () : nil })
  }
}

prefix operator /

/// A way to a case of an enum, for code from before `@CasePathable`: `/Action.child`.
///
/// - Parameter embed: The case, as a function.
/// - Returns: The way.
public prefix func / <Root, Value>(
  embed: @escaping (Value) -> Root
) -> AnyCasePath<Root, Value> {
  AnyCasePath(unsafe: embed)
}

/// A way to a case of an enum that may be nil, for code from before `@CasePathable`: `/Action.child`.
///
/// - Parameter embed: The case, as a function.
/// - Returns: The way.
public prefix func / <Root, Value>(
  embed: @escaping (Value) -> Root?
) -> AnyCasePath<Root?, Value> {
  AnyCasePath(unsafe: embed)
}

/// A way to a case that holds nothing, for code from before `@CasePathable`: `/Action.tapped`.
///
/// - Parameter root: The case.
/// - Returns: The way.
public prefix func / <Root>(root: @autoclosure () -> Root) -> AnyCasePath<Root, Void> {
  AnyCasePath(unsafe: root())
}

/// A way to a case that holds nothing, of an enum that may be nil.
///
/// - Parameter root: The case.
/// - Returns: The way.
public prefix func / <Root>(root: @autoclosure () -> Root?) -> AnyCasePath<Root?, Void> {
  AnyCasePath(unsafe: root())
}

/// The way from a value to itself: `/.self`.
///
/// - Parameter type: The type of the value.
/// - Returns: The way.
public prefix func / <Root>(type: Root.Type) -> AnyCasePath<Root, Root> {
  AnyCasePath()
}

/// The way itself: what had to be written before ways were values of their own.
///
/// - Parameter path: The way.
/// - Returns: The way.
public prefix func / <Root, Value>(path: AnyCasePath<Root, Value>) -> AnyCasePath<Root, Value> {
  path
}

/// A function that takes out what a case holds, for code from before `@CasePathable`.
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

/// A function that takes out what a case holds, of an enum that may be nil.
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

/// A function that says whether a value is a case.
///
/// - Parameter root: The case.
/// - Returns: The function.
@_disfavoredOverload
public prefix func / <Root>(root: @autoclosure () -> Root) -> (Root) -> Void? {
  AnyCasePath(unsafe: root()).extract(from:)
}

/// A function that says whether a value that may be nil is a case.
///
/// - Parameter root: The case.
/// - Returns: The function.
@_disfavoredOverload
public prefix func / <Root>(root: @autoclosure () -> Root) -> (Root?) -> Void? {
  let path = AnyCasePath(unsafe: root())
  return { $0.flatMap(path.extract(from:)) }
}

/// What a value holds, if `embed` makes its case of that.
private func held<Root, Value>(by root: Root, _ embed: (Value) -> Root) -> Value? {
  var payloads: [Value] = []
  if let optional = root as? any AnyOptional {
    // The case is one of the optional itself, or of what is in it.
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
  // One value with a label is a tuple of one.
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

/// Changes several shared values as one step: no reader sees one of them changed and another not
/// yet.
///
/// ```swift
/// withLock($savings, $account) { savings, account in
///   savings -= 100
///   account += 100
/// }
/// ```
///
/// Observers are notified after all of the values are changed. If the closure throws, nothing is
/// changed. It must write the values through its arguments only. They are copies until it ends; a
/// collection is copied when it is changed.
///
/// - Parameters:
///   - first: A value, or a part of one.
///   - second: Another one.
///   - body: Changes the values, and may return something.
/// - Returns: What the body returns.
/// - Throws: What the body throws.
public func withLock<A, B, R>(
  _ first: Shared<A>,
  _ second: Shared<B>,
  body: (inout A, inout B) throws -> R
) rethrows -> R {
  let (a, b) = (first.handle.target, second.handle.target)
  var places = LockedPlaces([a, b])
  defer { places.end() }
  var (x, y) = (a.copy(), b.copy())
  let result = try body(&x, &y)
  places.replace(a, with: x)
  places.replace(b, with: y)
  return result
}

/// Changes three shared values as one step; see ``withLock(_:_:body:)``.
///
/// - Parameters:
///   - first: A value, or a part of one.
///   - second: Another one.
///   - third: A third one.
///   - body: Changes the values, and may return something.
/// - Returns: What the body returns.
/// - Throws: What the body throws.
public func withLock<A, B, C, R>(
  _ first: Shared<A>,
  _ second: Shared<B>,
  _ third: Shared<C>,
  body: (inout A, inout B, inout C) throws -> R
) rethrows -> R {
  let (a, b, c) = (first.handle.target, second.handle.target, third.handle.target)
  var places = LockedPlaces([a, b, c])
  defer { places.end() }
  var (x, y, z) = (a.copy(), b.copy(), c.copy())
  let result = try body(&x, &y, &z)
  places.replace(a, with: x)
  places.replace(b, with: y)
  places.replace(c, with: z)
  return result
}

/// Changes four shared values as one step; see ``withLock(_:_:body:)``.
///
/// - Parameters:
///   - first: A value, or a part of one.
///   - second: Another one.
///   - third: A third one.
///   - fourth: A fourth one.
///   - body: Changes the values, and may return something.
/// - Returns: What the body returns.
/// - Throws: What the body throws.
public func withLock<A, B, C, D, R>(
  _ first: Shared<A>,
  _ second: Shared<B>,
  _ third: Shared<C>,
  _ fourth: Shared<D>,
  body: (inout A, inout B, inout C, inout D) throws -> R
) rethrows -> R {
  let (a, b) = (first.handle.target, second.handle.target)
  let (c, d) = (third.handle.target, fourth.handle.target)
  var places = LockedPlaces([a, b, c, d])
  defer { places.end() }
  var (w, x, y, z) = (a.copy(), b.copy(), c.copy(), d.copy())
  let result = try body(&w, &x, &y, &z)
  places.replace(a, with: w)
  places.replace(b, with: x)
  places.replace(c, with: y)
  places.replace(d, with: z)
  return result
}

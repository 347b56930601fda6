extension Shared where Value: Sendable {
  /// Changes the newest value in its storage, exactly: in a serialisable transaction of the database that keeps it.
  ///
  /// ```swift
  /// try await $account.transaction { $0.balance -= 10 }
  /// ```
  ///
  /// Changes that were made here before reach the database first. The body gets the newest value of all processes, runs
  /// again if another transaction was in the way, and must have no other effects. When this returns, the change is
  /// durable and in memory. A value that no database keeps is changed in place and saved.
  ///
  /// - Parameter body: Changes the value, and may return something. Runs on any thread.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws, or the error of the database. Nothing is changed then.
  ///   ``SharedError/Code/valueRemoved`` if this is a part that is no longer there.
  public func transaction<R: Sendable>(
    _ body: @escaping @Sendable (inout Value) throws -> R
  ) async throws -> R {
    let place = handle.target
    guard let transaction = try DatabaseTransaction([place]) else {
      let result = try inMemory(place, body)
      try await save()
      return result
    }
    return try await transaction.run { places in
      // Unsafe because the cast is not checked. A transaction passes its places in their order.
      try inMemory(unsafeDowncast(places[0], to: Reference<Value>.self), body)
    }
  }
}

/// Changes the newest of two values exactly, in one serialisable transaction of the database that keeps both.
///
/// ```swift
/// try await transaction($savings, $account) { savings, account in
///   savings -= 100
///   account += 100
/// }
/// ```
///
/// Observers of either wake after both are in memory. See ``Shared/transaction(_:)``.
///
/// - Parameters:
///   - first: A value, or a part of one.
///   - second: Another one.
///   - body: Changes the values, and may return something. May run more than once, on any thread.
/// - Returns: What the body returns.
/// - Throws: What the body throws, or the error of the database; ``SharedError/Code/notOneDatabase`` if one database
///   does not keep both; ``SharedError/Code/valueRemoved`` if a part is no longer there. Nothing is changed then.
public func transaction<A: Sendable, B: Sendable, R: Sendable>(
  _ first: Shared<A>,
  _ second: Shared<B>,
  body: @escaping @Sendable (inout A, inout B) throws -> R
) async throws -> R {
  let places = [first.handle.target as AnyReference, second.handle.target]
  guard let transaction = try DatabaseTransaction(places) else {
    let result = try withLock(first, second, body: body)
    try await first.save()
    try await second.save()
    return result
  }
  return try await transaction.run { places in
    try places.requirePresence()
    return try withLock(places.shared(0), places.shared(1), body: body)
  }
}

/// Changes the newest of three values exactly; see ``transaction(_:_:body:)``.
///
/// - Parameters:
///   - first: A value, or a part of one.
///   - second: Another one.
///   - third: A third one.
///   - body: Changes the values, and may return something. May run more than once, on any thread.
/// - Returns: What the body returns.
/// - Throws: What the body throws, or the error of the database. Nothing is changed then.
public func transaction<A: Sendable, B: Sendable, C: Sendable, R: Sendable>(
  _ first: Shared<A>,
  _ second: Shared<B>,
  _ third: Shared<C>,
  body: @escaping @Sendable (inout A, inout B, inout C) throws -> R
) async throws -> R {
  let places = [first.handle.target as AnyReference, second.handle.target, third.handle.target]
  guard let transaction = try DatabaseTransaction(places) else {
    let result = try withLock(first, second, third, body: body)
    try await first.save()
    try await second.save()
    try await third.save()
    return result
  }
  return try await transaction.run { places in
    try places.requirePresence()
    return try withLock(places.shared(0), places.shared(1), places.shared(2), body: body)
  }
}

/// Changes the newest of four values exactly; see ``transaction(_:_:body:)``.
///
/// - Parameters:
///   - first: A value, or a part of one.
///   - second: Another one.
///   - third: A third one.
///   - fourth: A fourth one.
///   - body: Changes the values, and may return something. May run more than once, on any thread.
/// - Returns: What the body returns.
/// - Throws: What the body throws, or the error of the database. Nothing is changed then.
public func transaction<A: Sendable, B: Sendable, C: Sendable, D: Sendable, R: Sendable>(
  _ first: Shared<A>,
  _ second: Shared<B>,
  _ third: Shared<C>,
  _ fourth: Shared<D>,
  body: @escaping @Sendable (inout A, inout B, inout C, inout D) throws -> R
) async throws -> R {
  let places = [
    first.handle.target as AnyReference, second.handle.target, third.handle.target,
    fourth.handle.target,
  ]
  guard let transaction = try DatabaseTransaction(places) else {
    let result = try withLock(first, second, third, fourth, body: body)
    try await first.save()
    try await second.save()
    try await third.save()
    try await fourth.save()
    return result
  }
  return try await transaction.run { places in
    try places.requirePresence()
    return try withLock(
      places.shared(0),
      places.shared(1),
      places.shared(2),
      places.shared(3),
      body: body
    )
  }
}

/// Changes a copy, and takes it over if the body does not throw.
private func inMemory<Value, R>(
  _ place: Reference<Value>,
  _ body: (inout Value) throws -> R
) throws -> R {
  try [place].requirePresence()
  return try place.modify { value in
    var copy = value
    let result = try body(&copy)
    value = copy
    return result
  }
}

extension [AnyReference] {
  /// - Throws: ``SharedError`` if one of the places has no value.
  fileprivate func requirePresence() throws(SharedError) {
    for place in self where !place.hasValue {
      throw SharedError(
        .valueRemoved,
        reason:
          "a value of the transaction is no longer there: it was removed, or its optional is nil",
        remedy: "Run the transaction on the collection or the optional, and check there."
      )
    }
  }

  // Unsafe because the cast is not checked. Callers pass the index of a place whose type they know.
  fileprivate func shared<Value>(_ index: Int) -> Shared<Value> {
    Shared(handle: unsafeDowncast(self[index], to: Reference<Value>.self))
  }
}

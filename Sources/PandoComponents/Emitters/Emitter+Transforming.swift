// Emitters of the values of another one, changed or chosen. A link's closure refers to the output and not to the source.

extension Emitter {
  /// An emitter of the results of `transform`.
  public func map<Other>(_ transform: @escaping @MainActor (Value) -> Other) -> Emitter<Other> {
    compactMap { transform($0) }
  }

  /// An emitter of one property of each value.
  public func tap<Other>(_ path: KeyPath<Value, Other>) -> Emitter<Other> {
    compactMap { $0[keyPath: path] }
  }

  /// An emitter of the results of `transform` that are not nil.
  public func compactMap<Other>(
    _ transform: @escaping @MainActor (Value) -> Other?
  ) -> Emitter<Other> {
    Emitter<Other>(of: [self]) { [self] inputs, output in
      if let value = lastValue, let first = transform(value) { output.keepLast(first) }
      inputs.follow(self) { value in
        if let new = transform(value) { output.send(new) }
      }
    }
  }

  /// An emitter of the values that are not nil.
  public func nonNull<Wrapped>() -> Emitter<Wrapped> where Value == Wrapped? {
    compactMap { $0 }
  }

  /// An emitter of the values of the successes, and nil for each failure.
  public func mapErrorToNil<Success, Failure>() -> Emitter<Success?>
  where Value == Result<Success, Failure> {
    map { try? $0.get() }
  }

  /// An emitter that emits without a value whenever this one emits.
  public func ignoreOutput() -> SignalEmitter {
    map { _ in () }
  }

  /// An emitter of the values for which `isIncluded` is true.
  public func filter(_ isIncluded: @escaping @MainActor (Value) -> Bool) -> Emitter {
    compactMap { isIncluded($0) ? $0 : nil }
  }

  /// An emitter without the values that are the same as the one before, according to `areSame`.
  public func removeDuplicates(
    by areSame: @escaping @MainActor (Value, Value) -> Bool
  ) -> Emitter {
    Emitter(of: [self]) { [self] inputs, output in
      if let lastValue { output.keepLast(lastValue) }
      inputs.follow(self) { value in
        if let last = output.lastValue, areSame(last, value) { return }
        output.send(value)
      }
    }
  }

  /// An emitter without the first values from now on.
  ///
  /// - Parameter count: How many values to leave out.
  public func dropFirst(count: Int = 1) -> Emitter {
    Emitter(of: [self]) { [self] inputs, output in
      var left = count
      inputs.follow(self) { value in
        if left > 0 { left -= 1 } else { output.send(value) }
      }
    }
  }

  /// An emitter without the first values from now on.
  ///
  /// - Parameter count: How many values to leave out.
  public func dropFirst(_ count: Int) -> Emitter { dropFirst(count: count) }

  /// An emitter of the next value only. Its subscriptions end with that value.
  public func once() -> Emitter {
    Emitter(of: [self]) { [self] inputs, output in
      var isDone = false
      inputs.follow(self) { value in
        if isDone { return }
        isDone = true
        output.send(value)
        output.endSubscriptions()
      }
    }
  }

  /// The emitter, but each subscriber receives the last value first, as with `++=`.
  public func withCurrent() -> Emitter {
    Emitter(of: [self], beginsWithLast: true) { [self] inputs, output in
      if let lastValue { output.keepLast(lastValue) }
      inputs.follow(self) { value in output.send(value) }
    }
  }
}

extension Emitter where Value: Equatable {
  /// An emitter of the values that differ from the one before.
  public func removeDuplicates() -> Emitter {
    removeDuplicates { $0 == $1 }
  }

  /// An emitter of the values that differ from the one before: ``removeDuplicates()``.
  public func undup() -> Emitter { removeDuplicates() }

  /// An emitter that emits, without a value, whenever this one emits a certain value.
  public func only(_ value: Value) -> SignalEmitter {
    compactMap { $0 == value ? () : nil }
  }

  /// An emitter of all values but one.
  public func not(_ value: Value) -> Emitter {
    filter { $0 != value }
  }
}

// Emitters made of other emitters. They subscribe to their sources while they have subscribers, and retain
// the sources.

extension Emitter {
  /// An emitter of the results of `transform`.
  public func map<Other>(_ transform: @escaping @MainActor (Value) -> Other) -> Emitter<Other> {
    compactMap { transform($0) }
  }

  /// An emitter of the results of `transform` that are not nil.
  public func compactMap<Other>(
    _ transform: @escaping @MainActor (Value) -> Other?
  ) -> Emitter<Other> {
    Emitter<Other>(
      source: .init(first: { [self] in lastValue.flatMap { transform($0) } }) { [self] other in
        Connection(
          subscribeBeyondScopes { value in
            if let new = transform(value) { other.send(new) }
          }
        )
      }
    )
  }

  /// An emitter of the values for which `isIncluded` is true.
  public func filter(_ isIncluded: @escaping @MainActor (Value) -> Bool) -> Emitter {
    compactMap { isIncluded($0) ? $0 : nil }
  }

  /// An emitter without the values that are the same as the one before, according to `areSame`.
  public func removeDuplicates(
    by areSame: @escaping @MainActor (Value, Value) -> Bool
  ) -> Emitter {
    Emitter(
      source: .init(first: { [self] in lastValue }) { [self] other in
        Connection(
          subscribeBeyondScopes { value in
            if let last = other.lastValue, areSame(last, value) { return }
            other.send(value)
          }
        )
      }
    )
  }

  /// An emitter of the values of this emitter and of others, as they come.
  public func merge(with others: Emitter...) -> Emitter {
    Emitter(
      source: .init { [self] merged in
        let subscriptions = ([self] + others).map { emitter in
          emitter.subscribeBeyondScopes { value in merged.send(value) }
        }
        return Connection { for subscription in subscriptions { subscription.cancel() } }
      }
    )
  }

  /// An emitter of the last values of this emitter and another one, sent when either emits and both have
  /// emitted.
  public func combine<Other>(with other: Emitter<Other>) -> Emitter<(Value, Other)> {
    Emitter<(Value, Other)>(
      source: .init(
        first: { [self] in
          guard let value = lastValue, let second = other.lastValue else { return nil }
          return (value, second)
        }
      ) { [self] combined in
        Connection(
          subscribeBeyondScopes { value in
            if let second = other.lastValue { combined.send((value, second)) }
          },
          other.subscribeBeyondScopes { [self] second in
            if let value = lastValue { combined.send((value, second)) }
          }
        )
      }
    )
  }
}

extension Emitter where Value: Equatable {
  /// An emitter of the values that differ from the one before.
  public func removeDuplicates() -> Emitter {
    removeDuplicates { $0 == $1 }
  }
}

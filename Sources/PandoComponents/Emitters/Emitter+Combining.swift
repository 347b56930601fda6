public import OpenCombine
import PandoDependencies

// Emitters of the values of several. A link's closure refers to the output and not to a source.

extension Emitter {
  /// An emitter of the values of this emitter and of others, in the order in which they are sent.
  public func merge(with others: Emitter...) -> Emitter {
    let all = [self] + others
    return Emitter(of: all) { inputs, output in
      for emitter in all {
        if let value = emitter.lastValue { output.keepLast(value) }
        inputs.follow(emitter) { value in output.send(value) }
      }
    }
  }

  /// An emitter of the values of both emitters, as they come: ``merge(with:)``.
  public static func + (lhs: Emitter, rhs: Emitter) -> Emitter { lhs.merge(with: rhs) }

  /// An emitter of the last values of this emitter and another one, sent when either emits and both have
  /// emitted.
  public func combine<Other>(with other: Emitter<Other>) -> Emitter<(Value, Other)> {
    Emitter<(Value, Other)>(of: [self, other]) { [self] inputs, output in
      var first = lastValue
      var second = other.lastValue
      if let first, let second { output.keepLast((first, second)) }
      inputs.follow(self) { value in
        first = value
        if let second { output.send((value, second)) }
      }
      inputs.follow(other) { value in
        second = value
        if let first { output.send((first, value)) }
      }
    }
  }

  /// An emitter of the values of the emitters that `transform` returns, each from the time when it
  /// was returned. An emitter that is returned again counts once.
  ///
  /// ```swift
  /// editor.didCreate.flatMap { editor.didSave } += { note in list.add(note) }
  /// ```
  ///
  /// - Parameter transform: Returns an emitter for a value.
  public func flatMap<Other>(
    _ transform: @escaping @MainActor (Value) -> Emitter<Other>
  ) -> Emitter<Other> {
    Emitter<Other>(of: [self]) { [self] inputs, output in
      inputs.follow(self) { value in
        output.inputs?.followWithoutEnding(transform(value)) { output.send($0) }
      }
    }
  }

  /// An emitter of the values that come after another emitter has emitted.
  ///
  /// - Parameter emitter: The other emitter.
  public func dropUntil<Other>(emitter: Emitter<Other>) -> Emitter {
    Emitter(of: [self]) { [self] inputs, output in
      var isOpen = false
      inputs.followWithoutEnding(emitter) { _ in isOpen = true }
      inputs.follow(self) { value in
        if isOpen { output.send(value) }
      }
    }
  }

  /// An emitter of the values that come after a publisher has published.
  ///
  /// - Parameter publisher: The publisher, to which the emitter subscribes while it has subscribers itself.
  public func dropUntil<P: Publisher>(publisher: P) -> Emitter
  where P.Output: Sendable, P.Failure == Never {
    dropUntil(emitter: Emitter<P.Output>(publisher))
  }
}

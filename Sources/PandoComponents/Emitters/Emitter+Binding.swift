import PandoSharing
public import PandoUI

extension Emitter {
  /// A binding to the last value, which sends each value that it is set to. It is nil before the
  /// first value; setting nil does nothing.
  ///
  /// A body that reads it is evaluated again after each value. It is used on the main thread.
  public var binding: Binding<Value?> {
    Binding { [self] in
      observed().lastValue
    } set: { [self] new in
      if let new { send(new) }
    }
  }

  /// A binding to the last value, which sends each value that it is set to.
  ///
  /// ```swift
  /// let pick = Emitter<Color>()
  ///
  /// Picker("Color", selection: pick.binding(default: .red)) { … }
  /// ```
  ///
  /// - Parameter value: The value of the binding before the first one was sent.
  public func binding(default value: @autoclosure @escaping () -> Value) -> Binding<Value> {
    Binding { [self] in
      observed().lastValue ?? value()
    } set: { [self] new in
      send(new)
    }
  }

  /// The emitter. An evaluation that calls this depends on the last value.
  private func observed() -> Emitter {
    let mirror = mirror.flatMap { $0.isActive ? $0 : nil } ?? EmitterMirror(of: self)
    self.mirror = mirror
    mirror.read()
    return self
  }
}

/// Invalidates evaluations that have read the last value of an emitter when the next value comes.
@MainActor
final class EmitterMirror {
  private let version = Shared(value: 0)
  private let subscriber: EmitterSubscriber

  init<Value>(of emitter: Emitter<Value>) {
    subscriber = ValueSubscriber<Value>(scope: nil, session: nil, isListening: false) {
      [version] _ in version.withLock { $0 &+= 1 }
    }
    emitter.target.add(subscriber)
  }

  /// Whether the emitter has not ended its subscriptions since.
  var isActive: Bool { subscriber.isActive }

  func read() { _ = version.wrappedValue }

  func end() { subscriber.cancel() }
}

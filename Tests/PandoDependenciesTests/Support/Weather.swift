import PandoDependencies

/// A client with all three values.
struct Weather: DependencyKey, Equatable {
  var name: String
  static let liveValue = Weather(name: "live")
  static let previewValue = Weather(name: "preview")
  static let testValue = Weather(name: "test")
}

/// A client that has only a live value.
struct Tickets: DependencyKey {
  var sell: @Sendable () -> String
  var refund: @Sendable () -> String = { "refund" }
  static var liveValue: Tickets { Tickets(sell: { "live" }) }
}

/// An interface whose live value is not linked into the test.
struct Radar: TestDependencyKey, Equatable {
  var name: String
  static let testValue = Radar(name: "test")
}

/// A counter; each test gets a new one.
final class Counter: Sendable {
  private let count = Locked(0)
  func next() -> Int {
    count.withLock {
      $0 += 1
      return $0
    }
  }
}

enum CounterKey: DependencyKey {
  static var liveValue: Counter { Counter() }
  static var testValue: Counter { Counter() }
}

extension DependencyValues {
  var weather: Weather {
    get { self[Weather.self] }
    set { self[Weather.self] = newValue }
  }
  var tickets: Tickets {
    get { self[Tickets.self] }
    set { self[Tickets.self] = newValue }
  }
  var counter: Counter {
    get { self[CounterKey.self] }
    set { self[CounterKey.self] = newValue }
  }
}

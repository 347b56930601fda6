import Observation
import OpenCombine
import PandoDependencies
import PandoSharing
import PandoTestSupport

/// The values of a counter that one observer saw.
final class Sightings: Sendable {
  let name: String
  let last = Watched(Int.min)
  let wentBack = Locked(false)
  let repeats = Locked(0)

  init(_ name: String) { self.name = name }

  func see(_ value: Int) {
    let previous = last.update { last in
      defer { last = value }
      return last
    }
    if value < previous { wentBack.withLock { $0 = true } }
    if value == previous { repeats.withLock { $0 += 1 } }
  }
}

/// Observes a counter in every available way.
final class Observers: Sendable {
  let all: [Sightings]
  private let cancellable: Locked<AnyCancellable?>
  private let tasks: [Task<Void, Never>]

  init(_ counter: SharedReader<Int>) {
    let published = Sightings("publisher")
    let streamed = Sightings("values")
    let tracked = Sightings("withObservationTracking")
    let observed = Sightings("Observations")
    all = [published, streamed, tracked, observed]
    cancellable = Locked(counter.publisher.sink { published.see($0) })
    tasks = [
      Task.detached { for await value in counter.values { streamed.see(value) } },
      Task.detached {
        for await value in Observations({ counter.wrappedValue }) { observed.see(value) }
      },
    ]
    Self.track(counter, tracked)
  }

  private static func track(_ counter: SharedReader<Int>, _ sightings: Sightings) {
    let value = withObservationTracking {
      counter.wrappedValue
    } onChange: {
      track(counter, sightings)
    }
    // A tracking is notified on any thread, so the tracking that read first may arrive here last.
    sightings.last.update { $0 = max($0, value) }
  }

  /// The observers that did not see the final value.
  func missing(_ value: Int) async -> [String] {
    var missing: [String] = []
    for sightings in all {
      if await !sightings.last.wait(until: { $0 == value }) { missing.append(sightings.name) }
    }
    return missing
  }

  /// The observers that saw an older value after a newer one.
  var confused: [String] { all.filter { $0.wentBack.withLock { $0 } }.map(\.name) }

  func stop() {
    cancellable.withLock { $0 = nil }
    for task in tasks { task.cancel() }
  }
}

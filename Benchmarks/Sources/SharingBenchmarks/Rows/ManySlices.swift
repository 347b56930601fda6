import BenchmarkSupport
import Observation
import PandoSharing
import Synchronization

private struct Item: Equatable, Identifiable, Sendable {
  var id: Int
  var count = 0
}

/// Changes one of many observed slices of a root. Measures the notifications and their time.
func manySlices() -> [Row] {
  let sizes = [100, 1_000, 10_000]
  let results = sizes.map { size in
    let items = Shared(
      value: IdentifiedArray(uniqueElements: (0..<size).map { Item(id: $0) })
    )
    let slices = items.elements.map(\.count)
    let wakes = Atomic(0)
    let observe = { (index: Int) in
      withObservationTracking {
        consume(slices[index].wrappedValue)
      } onChange: {
        wakes.add(1, ordering: .relaxed)
      }
    }
    for index in slices.indices { observe(index) }
    var times: [Double] = []
    var wakesPerChange: Set<Int> = []
    for round in 0..<2_000 {
      // The same number of slices at each size, spread over all of them, so that the sizes differ in the work of the
      // library and not in what the processor's caches hold.
      let index = round % 64 * (size / 64)
      let before = wakes.load(ordering: .relaxed)
      times.append(seconds { slices[index].withLock { $0 += 1 } })
      wakesPerChange.insert(wakes.load(ordering: .relaxed) - before)
      observe(index)
    }
    return (time: times.median, wakes: wakesPerChange)
  }
  let growth = results[2].time / results[0].time
  return [
    Row(
      "10,000 observed slices, one changed: wakes",
      results[2].wakes.sorted().map(String.init).joined(separator: ", "),
      atMost: "exactly 1",
      isWithin: results.allSatisfy { $0.wakes == [1] }
    ),
    Row(
      "10,000 observed slices, one changed: time",
      results[2].time.asTime,
      Figures(seconds: results[2].time),
      atMost: "10 µs",
      isWithin: results[2].time < 10e-6
    ),
    Row(
      "the same, 10,000 against 100",
      "\(growth.formatted(2)) × (\(results.map(\.time.asTime).joined(separator: ", ")))",
      Figures(seconds: results[2].time, floor: Figure("one slice of 100", results[0].time)),
      atMost: "flat (1.5 ×)",
      isWithin: growth <= 1.5
    ),
  ]
}

import BenchmarkSupport
import PandoUI

/// A leaf with state, one among many.
struct Leaf: View {
  let index: Int
  let handles: Handles
  @State var count = 0
  var body: some View {
    let _ = handles.bindings[index] = $count
    Text(verbatim: "\(count)")
  }
}

@MainActor
final class Handles {
  var bindings: [Binding<Int>?]
  init(_ count: Int) { bindings = Array(repeating: nil, count: count) }
}

struct Leaves: View {
  let count: Int
  let handles: Handles
  var body: some View {
    VStack {
      // The leaves are in groups, so that the tree has some depth.
      ForEach(0..<count / 10, id: \.self) { group in
        VStack {
          ForEach(0..<10) { Leaf(index: group * 10 + $0, handles: handles) }
        }
      }
    }
  }
}

/// Changes and draws one of many leaves.
@MainActor
func leaves() -> [Row] {
  let sizes = [100, 1_000, 10_000]
  let times = sizes.map { size in
    let handles = Handles(size)
    let sink = Sink()
    let graph = ViewGraph(Leaves(count: size, handles: handles), renderer: sink)
    var times: [Double] = []
    for round in 0..<4_000 {
      // The same number of leaves at each size, spread over all of them, so that the sizes differ in the work of the
      // graph and not in what the processor's caches hold.
      let binding = handles.bindings[round % 64 * (size / 64)]!
      times.append(
        seconds {
          binding.wrappedValue += 1
          graph.flush()
        }
      )
    }
    graph.close()
    return times.median
  }
  let growth = times[2] / times[0]
  return [
    Row(
      "one leaf of 10,000 changed and drawn",
      times[2].asTime,
      Figures(seconds: times[2]),
      atMost: "(no limit)",
      isWithin: true
    ),
    Row(
      "the same, 10,000 against 100",
      "\(growth.formatted(2)) × (\(times.map(\.asTime).joined(separator: ", ")))",
      Figures(seconds: times[2], floor: Figure("one view of 100", times[0])),
      atMost: "flat (1.5 ×)",
      isWithin: growth <= 1.5
    )
    .pictured(as: "Change one view of 10,000 and draw it"),
  ]
}

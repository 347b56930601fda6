import BenchmarkSupport
import PandoUI

struct Counter: View {
  @State var count = 0
  let handle: Handle<Int>
  var body: some View {
    let _ = handle.binding = $count
    Text("Count: \(count)")
  }
}

/// A change of state, up to the commit that draws it.
@MainActor
func counter() -> [Row] {
  let handle = Handle<Int>()
  let sink = Sink()
  let graph = ViewGraph(Counter(handle: handle), renderer: sink)
  let tree = PlainNode("text")
  var number = 0
  let pair = Paired(rounds: 15, count: 2_000) { count in
    for _ in 0..<count {
      handle.binding.wrappedValue += 1
      graph.flush()
    }
  } floor: { count in
    for _ in 0..<count {
      number += 1
      tree.text = "Count: \(number)"
      consume(tree)
    }
  }
  graph.close()
  return [
    Row(
      "a counter, from the change to the commit",
      "\(pair.subject.asTime), \(pair.ratio.formatted(1)) × making the string",
      Figures(pair, floor: "making the string"),
      atMost: "5 µs",
      isWithin: pair.subject < 5e-6
    )
  ]
}

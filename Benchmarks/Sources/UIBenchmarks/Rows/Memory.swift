import BenchmarkSupport
import CHeap
import PandoUI

/// A view with one state and nothing to draw.
struct Cell: View {
  @State var count = 0
  var body: some View {
    let _ = count
    EmptyView()
  }
}

/// A view with one state and a text that shows it.
struct TextCell: View {
  @State var count = 0
  var body: some View { Text(verbatim: "\(count)") }
}

struct Cells<Content: View>: View {
  let count: Int
  let cell: () -> Content
  var body: some View { ForEach(0..<count, id: \.self) { _ in cell() } }
}

/// The memory of a view in the graph, according to the allocator.
@MainActor
func memory() -> [Row] {
  let count = 10_000
  func bytes<Content: View>(_ cell: @escaping () -> Content) -> Double {
    func use(_ count: Int) -> (Int, ViewGraph) {
      let before = heap_bytes_in_use()
      let graph = ViewGraph(Cells(count: count, cell: cell), renderer: Sink())
      return (Int(heap_bytes_in_use()) - Int(before), graph)
    }
    let small = use(count)
    let large = use(3 * count)
    defer {
      small.1.close()
      large.1.close()
    }
    return Double(large.0 - small.0) / Double(2 * count)
  }
  let row = bytes { EmptyView() }
  let cell = bytes { Cell() } - row
  let text = bytes { TextCell() } - row
  return [
    Row(
      "memory of a view node with one `@State`, which its body read",
      "\(cell.formatted(0)) B",
      Figures(bytes: cell),
      atMost: "400 B",
      isWithin: cell < 400
    ),
    Row(
      "the same with a `Text` in it, element and all",
      "\(text.formatted(0)) B",
      Figures(bytes: text),
      atMost: "(no limit)",
      isWithin: true
    ),
    Row(
      "a row of a `ForEach`, besides what is in it",
      "\(row.formatted(0)) B",
      Figures(bytes: row),
      atMost: "(no limit)",
      isWithin: true
    ),
  ]
}

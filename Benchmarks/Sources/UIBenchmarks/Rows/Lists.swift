import BenchmarkSupport
import PandoUI

struct Item: Identifiable, Equatable {
  let id: Int
  var title: String
}

struct ItemRow: View {
  let item: Item
  var body: some View {
    HStack {
      Text(verbatim: item.title)
      Text(verbatim: "\(item.id)")
    }
  }
}

/// Gives the benchmark a binding to the items.
@MainActor
final class Handle<Value> {
  var binding: Binding<Value>!
}

struct ItemList: View {
  @State var items: [Item]
  let handle: Handle<[Item]>
  var body: some View {
    let _ = handle.binding = $items
    VStack {
      ForEach(items) { ItemRow(item: $0) }
    }
  }
}

/// A renderer that counts mutations and draws nothing.
@MainActor
final class Sink: Renderer {
  var mutations = 0
  func apply(_ commit: Commit) { mutations += commit.mutations.count }
}

/// A list of a thousand rows, each a stack of two texts: 4,000 nodes with bodies and elements.
@MainActor
func lists() -> [Row] {
  let items = (0..<1_000).map { Item(id: $0, title: "item \($0)") }
  let floor = "all of them made as plain values"

  func plain(_ items: [Item]) -> PlainElement {
    var number = 0
    func element(_ kind: String, _ attributes: [(String, String)], _ children: [PlainElement])
      -> PlainElement
    {
      number += 1
      return PlainElement(number: number, kind: kind, attributes: attributes, children: children)
    }
    return element(
      "vstack",
      [],
      items.map { item in
        element(
          "hstack",
          [],
          [
            element("text", [("text", item.title)], []),
            element("text", [("text", "\(item.id)")], []),
          ]
        )
      }
    )
  }

  let first = Paired(rounds: 15, count: 10) { count in
    for _ in 0..<count {
      let graph = ViewGraph(ItemList(items: items, handle: Handle()), renderer: Sink())
      graph.close()
    }
  } floor: { count in
    for _ in 0..<count { consume(plain(items)) }
  }

  func update(_ name: String, _ edit: (inout [Item], Int) -> Void) -> Row {
    let handle = Handle<[Item]>()
    let sink = Sink()
    let graph = ViewGraph(ItemList(items: items, handle: handle), renderer: sink)
    var current = items
    var step = 0
    sink.mutations = 0
    let pair = Paired(rounds: 15, count: 20) { count in
      for _ in 0..<count {
        step += 1
        edit(&current, step)
        handle.binding.wrappedValue = current
        graph.flush()
      }
    } floor: { count in
      for _ in 0..<count { consume(plain(current)) }
    }
    let mutations = Double(sink.mutations) / Double(step)
    graph.close()
    return Row("\(name); \(mutations.formatted(0)) mutation(s)", pair, to: floor)
  }

  return [
    Row("first evaluation of 1,000 rows, to building plain values", first, to: floor),
    update("1,000 rows, one changed, to building plain values") { items, step in
      items[step * 7 % 1_000].title = "step \(step)"
    }
    .pictured(as: "Change one of 1,000 rows"),
    update("1,000 rows, two swapped, to building plain values") { items, step in
      items.swapAt(step * 7 % 1_000, step * 13 % 1_000)
    },
  ]
}

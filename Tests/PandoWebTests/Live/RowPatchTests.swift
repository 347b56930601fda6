import Observation
import PandoUI
import Testing

@testable import PandoWeb

/// Tests of the patches for a row that is inserted or removed: they do not mention the other rows.
@MainActor
@Suite("Patches of rows")
struct RowPatchTests {
  private struct Board: View {
    let model: Model
    let hasHeader: Bool
    let hasFooter: Bool

    var body: some View {
      List {
        Section {
          ForEach(model.rows, id: \.self) { Text("row \($0)") }
            .onDelete { model.rows.remove(atOffsets: $0) }
        } header: {
          if hasHeader { Text("header \(model.header)") }
          if model.header > 1 { Text("more") }
        } footer: {
          if hasFooter { Text("footer") }
        }
      }
    }
  }

  @Observable
  final class Model {
    var rows = Array(0..<20)
    var header = 0
  }

  @Test(arguments: [(false, false), (true, false), (false, true), (true, true)])
  func row_thatComesOrGoes_isOnePatch(hasHeader: Bool, hasFooter: Bool) throws {
    let model = Model()
    let screen = Screen()
    let graph = ViewGraph(
      Board(model: model, hasHeader: hasHeader, hasFooter: hasFooter),
      renderer: screen
    )
    try screen.open()
    let steps: [(String, (Model) -> Void)] = [
      ("first", { $0.rows.insert(100, at: 0) }), ("middle", { $0.rows.insert(101, at: 7) }),
      ("last", { $0.rows.append(102) }), ("gone", { $0.rows.remove(at: 3) }),
      ("moved", { $0.rows.swapAt(5, 9) }), ("none", { $0.rows = [] }), ("one", { $0.rows = [1] }),
    ]
    for (name, step) in steps {
      step(model)
      graph.flush()
      let patches = screen.takePatches()
      #expect(screen.complaints == [])
      #expect(try screen.shown == screen.fresh())
      let replacements = patches.filter { if case .replace = $0 { true } else { false } }
      #expect(replacements == [], "\(name)")
      #expect(patches.count <= 2 || name == "none", "\(name): \(patches)")
    }
    graph.close()
  }

  @Test func rows_andAHeader_whichChangeAtOnce_areShown() throws {
    let model = Model()
    let screen = Screen()
    let graph = ViewGraph(
      Board(model: model, hasHeader: true, hasFooter: true),
      renderer: screen
    )
    try screen.open()
    for header in [2, 1, 3, 0] {
      model.header = header
      model.rows.insert(50 + header, at: 0)
      graph.flush()
      #expect(screen.complaints == [])
      #expect(try screen.shown == screen.fresh())
    }
    graph.close()
  }
}

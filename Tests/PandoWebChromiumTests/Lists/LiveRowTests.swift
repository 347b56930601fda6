import Observation
import PandoSharing
import PandoTestSupport
import PandoTesting
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of rows of a list that are dragged with a pointer.
  @MainActor
  @Suite("Live rows")
  struct LiveRows {
    @MainActor
    @Observable
    final class Model {
      var rows = ["ash", "birch", "cedar", "dogwood"]
      var moves: [String] = []
    }

    struct Grove: View {
      var model: Model

      var body: some View {
        List {
          ForEach(model.rows, id: \.self) { Text($0).accessibilityIdentifier($0) }
            .onMove { source, destination in
              model.moves.append("\(source.map(\.self)) \(destination)")
              model.rows.move(fromOffsets: source, toOffset: destination)
            }
        }
      }
    }

    /// The arguments are where the pointer drops a row, and the resulting order.
    @Test(arguments: [
      ("ash", "cedar", true, "birch cedar ash dogwood"),
      ("ash", "cedar", false, "birch ash cedar dogwood"),
      ("dogwood", "ash", false, "dogwood ash birch cedar"),
      ("birch", "dogwood", true, "ash cedar dogwood birch"),
    ])
    func row_whenDragged_goesWhereThePointerLetsGo(
      row: String,
      other: String,
      isBehind: Bool,
      order: String
    ) async throws {
      let model = Model()
      try await LiveServer.use {
        Grove(model: model)
      } _: { server in
        try await ChromeWindow.use { window in
          try await window.open(port: server.port)
          // The pointer begins the drag. Without a desktop, the debugging protocol has to continue it.
          try await window.devtools("Input.setInterceptDrags", ["enabled": true])
          let (from, _) = try await middle(of: row, in: window)
          let (to, height) = try await middle(of: other, in: window)
          let end = (to.x, to.y + (isBehind ? height / 4 : -height / 4))
          try await window.point(
            ["type": "pointerMove", "x": .number(from.x), "y": .number(from.y)],
            ["type": "pointerDown", "button": 0],
            ["type": "pointerMove", "x": .number(from.x), "y": .number(from.y + 9)]
          )
          for type in ["dragEnter", "dragOver", "drop"] {
            if type == "drop" {
              // A gap has opened where the row would go.
              try await window.wait(
                "parseFloat(document.querySelector('[data-testid=\(row)]').closest('.row').style.getPropertyValue('--way'))"
              )
            }
            try await window.devtools(
              "Input.dispatchDragEvent",
              [
                "type": .text(type), "x": .number(end.0), "y": .number(end.1),
                "data": [
                  "items": [["mimeType": "text/plain", "data": ""]], "dragOperationsMask": 1,
                ],
              ]
            )
          }
          try await window.point(["type": "pointerUp", "button": 0])
          try await window.wait(
            "[...document.querySelectorAll('.row')].map((row) => row.innerText.trim()).join(' ') == '\(order)'"
          )
          #expect(model.rows.joined(separator: " ") == order)
          #expect(model.moves.count == 1)
          #expect(
            try await window.execute(
              "return document.querySelectorAll('.makes-way, [style*=\"--way\"]').length"
            ) == 0
          )
        }
      }
    }

    /// The middle of a row, and its height.
    private func middle(of row: String, in window: ChromeWindow) async throws
      -> ((x: Double, y: Double), height: Double)
    {
      let box = try await window.execute(
        """
        const { x, y, width, height } =
          document.querySelector('[data-testid=\(row)]').closest('.row').getBoundingClientRect()
        return [x + width / 2, y + height / 2, height]
        """
      )
      let (x, y) = (try #require(box[0].number), try #require(box[1].number))
      return ((x.rounded(), y.rounded()), try #require(box[2].number))
    }

    private struct Titles: View {
      @State private var titles = ["Water the aspen", "Write to Ada"]
      var body: some View {
        List {
          ForEach(titles.indices, id: \.self) { TextField("Title", text: $titles[$0]) }
            .onMove { titles.move(fromOffsets: $0, toOffset: $1) }
        }
      }
    }

    @Test func fieldInARowThatMoves_selectsWords_andTheRowStays() async throws {
      try await ChromiumTests.use {
        Titles()
      } _: { window in
        let field = try await window.find("input").reference
        try await window.point(
          ["type": "pointerMove", "x": -300, "y": 0, "origin": field],
          ["type": "pointerDown", "button": 0],
          ["type": "pointerMove", "x": -200, "y": 0, "origin": field],
          ["type": "pointerMove", "x": 100, "y": 0, "origin": field],
          ["type": "pointerUp", "button": 0]
        )
        let facts = try await window.execute(
          """
          const field = document.querySelector('input')
          return [field.selectionEnd - field.selectionStart, field.closest('[draggable=true]') ? 1 : 0]
          """
        ).list.compactMap(\.number)
        #expect(facts.count == 2 && facts[0] > 3 && facts[1] == 1, "\(facts)")
      }
    }
  }
}

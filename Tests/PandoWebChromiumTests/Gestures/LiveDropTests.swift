import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of views that show that something is dragged over them, also from outside of the page.
  @MainActor
  @Suite("Live drops")
  struct LiveDrops {
    private struct Zones: View {
      @State private var isOver = false
      @State private var isOverOther = false
      @State private var words = "none"

      var body: some View {
        VStack {
          Text(verbatim: "Zone \(isOver)")
            .dropDestination(for: String.self) { items, _ in
              words = items.joined()
              return true
            } isTargeted: {
              isOver = $0
            }
          Text(verbatim: "Other \(isOverOther)")
            .onDrop(of: [.plainText], isTargeted: $isOverOther) { _ in true }
          Text(verbatim: "Dropped \(words)")
        }
      }
    }

    private struct Cards: View {
      @State private var dragged = "none"

      var body: some View {
        VStack {
          Text("Card").draggable("card") {
            Text("Preview").onAppear { dragged = "card" }.onDisappear { dragged = "gone" }
          }
          Text(verbatim: "Dragged \(dragged)")
        }
      }
    }

    @Test func preview_appearsWhileTheViewIsDragged() async throws {
      try await ChromiumTests.use(.desktop) {
        Cards()
      } _: { window in
        func fire(_ type: String) async throws {
          try await window.execute(
            """
            const event = new DragEvent('\(type)', { bubbles: true, cancelable: true, dataTransfer: new DataTransfer() })
            document.querySelector('[draggable=true]').dispatchEvent(event)
            """
          )
        }
        func expect(_ words: String) async throws {
          try await window.wait("document.querySelector('main').innerText.includes('\(words)')")
        }
        try await window.waitForMore()
        try await expect("Dragged none")
        try await fire("dragstart")
        try await expect("Dragged card")
        try await fire("dragend")
        try await expect("Dragged gone")
      }
    }

    @Test func dropTarget_isTrueWhileSomethingIsHeldOverTheView() async throws {
      try await ChromiumTests.use(.desktop) {
        Zones()
      } _: { window in
        func fire(_ type: String, at index: Int, isGone: Bool = false) async throws {
          try await window.execute(
            """
            const data = new DataTransfer()
            data.setData('text/plain', 'apple')
            document.querySelectorAll('p')[\(index)].dispatchEvent(new DragEvent('\(type)', { bubbles: true, cancelable: true, dataTransfer: data, relatedTarget: \(isGone ? "null" : "document.body") }))
            """
          )
        }
        func expect(_ zone: Bool, _ other: Bool, _ words: String = "none") async throws {
          try await window.wait(
            "document.querySelector('main').innerText.replace(/\\s+/g, ' ').includes('Zone \(zone) Other \(other) Dropped \(words)')"
          )
        }
        try await window.waitForMore()
        try await fire("dragover", at: 0)
        try await expect(true, false)
        try await fire("dragover", at: 1)
        try await expect(false, true)
        try await fire("dragover", at: 2)
        try await expect(false, false)
        try await fire("dragover", at: 0)
        try await expect(true, false)
        try await fire("dragleave", at: 0, isGone: true)
        try await expect(false, false)
        try await fire("dragover", at: 0)
        try await expect(true, false)
        try await fire("drop", at: 0)
        try await expect(false, false, "apple")
      }
    }
  }
}

import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of fields in boxes that the application draws, and of toolbars for the keyboard.
  @MainActor
  @Suite("Live fields in custom boxes")
  struct LiveCustomFields {
    private struct Boxes: View {
      @State private var text = ""
      var body: some View {
        VStack {
          TextField("One", text: $text).padding(8).background { Capsule().stroke() }
          TextField("Two", text: $text).padding(.vertical, 8).padding(.horizontal, 15)
            .background { Capsule().stroke() }
          HStack {
            Image(systemName: "person")
            TextField("Three", text: $text).padding(.leading)
          }
          .padding(.vertical).padding(.horizontal).background(.yellow)
          TextEditor(text: $text).padding(12).background(.background)
            .overlay { RoundedRectangle(cornerRadius: 8).stroke() }
          ZStack(alignment: .top) {
            RoundedRectangle(cornerRadius: 8).fill(.clear).frame(height: 0)
            TextField("Four", text: $text, axis: .vertical)
          }
          .fixedSize(horizontal: false, vertical: true).padding(10)
          .background { if text.isEmpty { RoundedRectangle(cornerRadius: 8).stroke() } }
          TextField("Bare", text: $text)
          TextEditor(text: $text)
        }
        .padding()
        .background(.mint)
      }
    }

    @Test func fieldPaddedSeveralTimes_inABox_hasNoBoxOfItsOwn() async throws {
      try await ChromiumTests.use(.phone) {
        Boxes()
      } _: { window in
        let edges = try await window.execute(
          "return [...document.querySelectorAll('.input')].map((field) => parseFloat(getComputedStyle(field).borderTopWidth))"
        ).list.compactMap(\.number)
        #expect(edges == [0, 0, 0, 0, 0, 1, 1])
      }
    }

    private struct Drafts: View {
      @State private var text = ""
      var body: some View {
        VStack {
          TextField("One", text: $text).textFieldStyle(.plain).padding(10).background(.yellow)
          TextField("Two", text: $text, axis: .vertical).textFieldStyle(.plain).padding(10)
            .background(.yellow)
          TextField("Three", text: $text, axis: .vertical).padding(10).background(.yellow)
          TextField("Four", text: .constant("1\n2\n3\n4\n5\n6"), axis: .vertical).lineLimit(1...4)
            .textFieldStyle(.plain).padding(10).background(.yellow)
        }
      }
    }

    @Test func fieldInABox_underAFinger_takesTheRoomOfItsLines() async throws {
      try await ChromiumTests.use(.phone) {
        Drafts()
      } _: { window in
        let boxes = try await window.execute(
          "return [...document.querySelectorAll('.input')].map((field) => field.parentNode.clientHeight)"
        ).list.compactMap(\.number)
        // A line has 23.8 or 24 points, and the padding 20.
        #expect(boxes.prefix(3).allSatisfy { (43...45).contains($0) }, "\(boxes)")
        let ofFourLines = try #require(boxes.last)
        #expect((112...126).contains(ofFourLines), "\(boxes)")
        let targets = try await window.execute(
          "return [...document.querySelectorAll('.input')].map((field) => field.offsetHeight)"
        ).list.compactMap(\.number)
        #expect(targets.allSatisfy { $0 >= 43.5 }, "\(targets)")
      }
    }

    private struct Keyboard: View {
      @State private var text = ""
      @State private var count = 0
      var body: some View {
        NavigationStack {
          VStack {
            TextField("Name", text: $text)
            Text("Pressed \(count)")
          }
          .toolbar {
            ToolbarItem(placement: .keyboard) {
              Button("Done") { count += 1 }.frame(maxWidth: .infinity, alignment: .trailing)
            }
          }
        }
      }
    }

    @Test(arguments: [PageAudit.Look.phone, .desktop])
    func toolsOfTheKeyboard_areThereWhileAFieldIsEdited(look: PageAudit.Look) async throws {
      try await ChromiumTests.use(look) {
        Keyboard()
      } _: { window in
        let isThere = "document.querySelector('.tools-keyboard').checkVisibility()"
        #expect(try await window.execute("return \(isThere)") == .flag(false))
        try await window.click(".input")
        #expect(try await window.execute("return \(isThere)") == .flag(true))
        let distance = try await window.execute(
          "return innerWidth - document.querySelector('.tools-keyboard button').getBoundingClientRect().right"
        ).number
        #expect(distance.map { (8...20).contains($0) } == true, "\(String(describing: distance))")
        try await window.click(".tools-keyboard button")
        try await window.wait("document.body.innerText.includes('Pressed 1')")
      }
    }

    @Test func segmentsWithoutRoom_endInDots() async throws {
      try await ChromiumTests.use(.phone) {
        Picker("Columns", selection: .constant(1)) {
          ForEach(1..<5) { Text("All columns: \($0)").tag($0) }
        }
        .pickerStyle(.segmented)
      } _: { window in
        let styles = try await window.execute(
          """
          return [...document.querySelectorAll('.choice-label')].map((label) => {
            const words = label.querySelector('.text') ?? label
            return [words, label].some((node) => node.scrollWidth > node.clientWidth
              && getComputedStyle(node).textOverflow === 'ellipsis') ? 1 : 0
          })
          """
        ).list.compactMap(\.number)
        #expect(styles == [1, 1, 1, 1])
      }
    }
  }
}

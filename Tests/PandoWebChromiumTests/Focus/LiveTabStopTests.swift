import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of the stops of the keyboard: in lists with tools, with foldable sections, and in
  /// dialogs with one field.
  @MainActor
  @Suite("Live tab stops")
  struct LiveTabStops {
    private let focused =
      "(document.activeElement.ariaLabel || document.activeElement.innerText || '').trim()"

    private struct Notes: View {
      @State private var isExpanded = true
      var body: some View {
        List {
          Section("Trees") {
            ForEach(["Aspen", "Birch"], id: \.self) { Text($0) }.onDelete { _ in }
          }
          Section("Places", isExpanded: $isExpanded) {
            Button("Utah") {}
          }
        }
        Button("After") {}
      }
    }

    @Test func rowWithNothingButTools_isAStop_andItsToolsAreBesideIt() async throws {
      try await ChromiumTests.use {
        Notes()
      } _: { window in
        try await window.press(.tab)
        #expect(
          try await window.execute("return document.activeElement.matches('.row')") == true
        )
        try await window.press(.right)
        try await window.wait("document.activeElement.matches('.row-delete')")
      }
    }

    @Test func buttonThatFoldsASection_isReachedByArrowKeys() async throws {
      try await ChromiumTests.use {
        Notes()
      } _: { window in
        try await window.press(.tab)
        try await window.press(.down)
        try await window.press(.down)
        try await window.wait("document.activeElement.matches('.section-fold')")
        try await window.press(.enter)
        try await window.wait("document.activeElement.ariaExpanded == 'false'")
        try await window.press(.tab)
        try await window.wait("\(focused) == 'After'")
      }
    }

    private struct Palette: View {
      @State private var words = ""
      @State private var isShown = true

      private var found: [String] {
        ["Open", "Settings"].filter { words.isEmpty || $0.contains(words) }
      }

      var body: some View {
        Text("Below").sheet(isPresented: $isShown) {
          TextField("Command", text: $words)
          List {
            ForEach(found, id: \.self) { Button($0) {} }
          }
        }
      }
    }

    @Test func lettersTypedBesideADialogsOnlyField_areForTheField() async throws {
      try await ChromiumTests.use {
        Palette()
      } _: { window in
        try await window.wait("document.querySelectorAll('.sheet .row').length == 2")
        try await window.execute("document.querySelector('.sheet .row button').focus()")
        try await window.type("Sett")
        try await window.wait("document.querySelectorAll('.sheet .row').length == 1")
        let words = try await window.execute(
          "return document.querySelector('.sheet input').value"
        )
        #expect(words == "Sett")
      }
    }

    private struct Person: Identifiable {
      let id: String
    }

    @Test func headingOfAColumn_isReadWithoutItsMenuAndItsHandle() async throws {
      try await ChromiumTests.use {
        Table([Person(id: "Ada")]) {
          TableColumn("Name") { (person: Person) in Text(person.id) }
          TableColumn("") { (_: Person) in Text("more") }
        }
      } _: { window in
        let names = try await window.execute(
          "return [...document.querySelectorAll('th')].map((heading) => heading.ariaLabel)"
        ).list
        #expect(names == ["Name"])
      }
    }
  }
}

import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of the names that assistive technology reads for the tools of a row.
  @MainActor
  @Suite("Live row names")
  struct LiveRowNames {
    private static let long =
      "A letter to the people who planted the trees along the old road to the harbour"

    private struct Letters: View {
      @State private var letters = ["Milk", LiveRowNames.long, "Bread"]
      @State private var place = "Ulm"
      var body: some View {
        List {
          ForEach(letters, id: \.self) { letter in
            VStack(alignment: .leading) {
              Text("Today").font(.caption)
              Text(letter).font(.headline)
              Text("What is said of it, in many words")
            }
            .swipeActions { Button("Archive") {} }
          }
          .onDelete { letters.remove(atOffsets: $0) }
          .onMove { letters.move(fromOffsets: $0, toOffset: $1) }
          ForEach(0..<1, id: \.self) { _ in TextField("Place", text: $place) }.onDelete { _ in }
          ForEach(0..<1, id: \.self) { _ in
            Text("Salt")
            Text("and pepper")
          }
          .onDelete { _ in }
          ForEach(0..<1, id: \.self) { _ in
            HStack {
              Button {
              } label: {
                Image(systemName: "doc").accessibilityLabel("Open the list")
              }
              TextField("Thing", text: .constant("Pepper"))
            }
          }
          .onDelete { _ in }
          Button("Rename") { letters[0] = "Butter" }.accessibilityIdentifier("rename")
        }
      }
    }

    /// The names of the buttons that a selector finds, as the page computes them.
    private static func names(_ selector: String) -> String {
      """
      [...document.querySelectorAll('\(selector)')].map((node) => node.getAttribute('aria-labelledby')?.split(' ')
        .map((id) => document.getElementById(id)).map((part) => part.ariaLabel ?? part.textContent.trim()).join(' '))
      """
    }

    @Test func toolsOfRows_areNamedShortly_byTheTitle() async throws {
      try await ChromiumTests.use {
        Letters()
      } _: { window in
        try await window.wait("\(Self.names(".row-delete"))[0] === 'Delete Milk'")
        let found = try await window.execute(
          """
          return [\(Self.names(".row-delete")), \(Self.names(".row-moveUp")).slice(0, 1), \(Self.names(".button-swipe"))].flat()
          """
        )
        let cut = "A letter to the people who planted the trees along the old…"
        #expect(
          found == [
            "Delete Milk", .text("Delete \(cut)"), "Delete Bread", "Delete Ulm", "Delete Salt",
            "Delete and pepper", "Delete Pepper", "Move up Milk", "Archive Milk",
            .text("Archive \(cut)"),
            "Archive Bread",
          ],
          "\(found)"
        )
      }
    }

    @Test func browser_reportsTheShortNames() async throws {
      try await ChromiumTests.use {
        Letters()
      } _: { window in
        try await window.wait("\(Self.names(".row-delete"))[0] === 'Delete Milk'")
        let tree = try await window.devtools("Accessibility.getFullAXTree")
        let names = tree["nodes"].list.filter { $0["role"]["value"] == "button" }
          .compactMap { $0["name"]["value"].text }
        // Beside actions at its end a row has no button of `onDelete`.
        #expect(!names.contains("Delete Milk") && names.contains("Delete Ulm"), "\(names)")
        #expect(names.contains("Archive Bread"), "\(names)")
      }
    }

    @Test func names_followTheRows() async throws {
      try await ChromiumTests.use {
        Letters()
      } _: { window in
        try await window.wait("\(Self.names(".row-delete"))[0] === 'Delete Milk'")
        try await window.click("[data-testid=rename]")
        try await window.wait("\(Self.names(".row-delete"))[0] === 'Delete Butter'")
        // The words of a removed row stay nowhere in the page.
        try await window.execute("document.querySelector('.row-delete').click()")
        try await window.wait("!document.documentElement.textContent.includes('Butter')")
        try await window.execute(
          """
          const field = document.querySelector('.row input')
          field.value = 'Kyoto'
          for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
          """
        )
        try await window.wait("\(Self.names(".row-delete")).includes('Delete Kyoto')")
      }
    }

    @Test func buttonOfAContextMenu_isNamedByTheWordsOfItsView() async throws {
      try await ChromiumTests.use {
        VStack {
          ForEach(["Birches", "Beds"], id: \.self) { task in
            VStack {
              Text("Garden").font(.caption.bold())
              Text(task)
            }
            .contextMenu { Button("Move") {} }
          }
        }
      } _: { window in
        try await window.wait("\(Self.names(".context-button"))[0]")
        #expect(
          try await window.execute("return \(Self.names(".context-button"))")
            == ["More actions Garden, Birches", "More actions Garden, Beds"]
        )
      }
    }
  }
}

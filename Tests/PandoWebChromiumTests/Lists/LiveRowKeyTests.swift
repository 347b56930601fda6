import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of keys that delete, move, find and open rows, and of the order in which Tab stops.
  @MainActor
  @Suite("Live row keys")
  struct LiveRowKeys {
    private struct Trees: View {
      @State private var trees = ["Ash", "Beech", "Birch", "Cedar"]
      var body: some View {
        List {
          ForEach(trees, id: \.self) { Text($0) }
            .onDelete { trees.remove(atOffsets: $0) }
            .onMove { trees.move(fromOffsets: $0, toOffset: $1) }
        }
      }
    }

    private static let rows =
      "[...document.querySelectorAll('.row-content')].map((row) => row.textContent.trim()).join()"
    private static let active = "document.activeElement.textContent.trim()"

    private func focusRow(_ index: Int, in window: ChromeWindow) async throws {
      try await window.execute(
        "const row = document.querySelectorAll('.row')[\(index)]; row.tabIndex = 0; row.focus()"
      )
    }

    @Test func delete_removesTheRowWithTheFocus() async throws {
      try await ChromiumTests.use {
        Trees()
      } _: { window in
        try await focusRow(1, in: window)
        try await window.type("\u{E017}")
        try await window.wait("\(Self.rows) === 'Ash,Birch,Cedar'")
        try await window.wait("document.activeElement.closest('.row')")
        try await window.type("\u{E003}")
        try await window.wait("\(Self.rows) === 'Ash,Cedar'")
      }
    }

    private struct Notes: View {
      @State private var notes = ["Ash", "Beech"]
      @FocusState private var isTyping: Bool
      var body: some View {
        NavigationStack {
          List {
            ForEach(notes, id: \.self) { note in
              HStack {
                NavigationLink(note) { Text(note) }
                TextField("Title", text: .constant("")).focused($isTyping)
              }
            }
            .onDelete { notes.remove(atOffsets: $0) }
          }
        }
      }
    }

    @Test func rowAfterADeletedOne_getsTheFocus_andNotAFieldInIt() async throws {
      try await ChromiumTests.use {
        Notes()
      } _: { window in
        try await window.execute("document.querySelector('.link-push').focus()")
        try await window.type("\u{E017}")
        try await window.wait("document.querySelectorAll('.row').length === 1")
        try await window.wait("\(Self.active) === 'Beech'")
      }
    }

    @Test func tab_intoAListWithACalendar_leadsToItsFirstRow() async throws {
      try await ChromiumTests.use {
        List {
          Button("First") {}
          DatePicker("Day", selection: .constant(.now), displayedComponents: .date)
            .datePickerStyle(.graphical)
        }
      } _: { window in
        try await window.press(.tab)
        #expect(try await window.execute("return \(Self.active)") == "First")
      }
    }

    @Test func menuOfARow_withActionsAtItsEnd_deletesInOneWay() async throws {
      try await ChromiumTests.use {
        List {
          ForEach(["Ash"], id: \.self) { name in
            Text(name).swipeActions {
              Button("Delete", role: .destructive) {}
              Button("Flag") {}
            }
          }
          .onDelete { _ in }
        }
      } _: { window in
        try await focusRow(0, in: window)
        try await window.execute(
          """
          document.activeElement.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'ContextMenu', bubbles: true }))
          """
        )
        try await window.wait("document.querySelector('.menu-items:popover-open')")
        let words = try await window.execute(
          "return [...document.querySelectorAll('.menu-items:popover-open > *')].map((node) => node.textContent)"
        )
        #expect(words == ["Flag", "Delete"])
      }
    }

    @Test func altAndAnArrow_moveTheRow_toTheEndsOfTheList() async throws {
      try await ChromiumTests.use {
        Trees()
      } _: { window in
        try await focusRow(1, in: window)
        try await window.press(.down, with: .alt)
        try await window.wait("\(Self.rows) === 'Ash,Birch,Beech,Cedar'")
        try await window.press(.up, with: .alt)
        try await window.wait("\(Self.rows) === 'Ash,Beech,Birch,Cedar'")
        try await window.press(.up, with: .alt)
        try await window.wait("\(Self.rows) === 'Beech,Ash,Birch,Cedar'")
        try await window.press(.up, with: .alt)
        let now = try await window.execute("return \(Self.rows)")
        #expect(now == "Beech,Ash,Birch,Cedar")
      }
    }

    @Test func letters_leadToTheRowThatBeginsWithThem() async throws {
      try await ChromiumTests.use {
        Trees()
      } _: { window in
        try await focusRow(0, in: window)
        try await window.press(.b)
        try await window.wait("\(Self.active).startsWith('Beech')")
        try await window.press(.b)
        try await window.wait("\(Self.active).startsWith('Birch')")
        try await window.execute("return new Promise((done) => setTimeout(done, 900))")
        try await focusRow(3, in: window)
        try await window.type("bi")
        try await window.wait("\(Self.active).startsWith('Birch')")
      }
    }

    @Test func firstRow_cannotBeMovedUp_norTheLastOneDown() async throws {
      try await ChromiumTests.use {
        Trees()
      } _: { window in
        let able = """
          [...document.querySelectorAll('.row')].map((row) => ['Up', 'Down'].map((way) =>
            +!row.querySelector('[data-action=move' + way + ']').disabled).join('')).join()
          """
        #expect(try await window.execute("return \(able)") == "01,11,11,10")
        try await focusRow(1, in: window)
        try await window.press(.up, with: .alt)
        try await window.wait("\(Self.rows) === 'Beech,Ash,Birch,Cedar'")
        #expect(try await window.execute("return \(able)") == "01,11,11,10")
      }
    }

    @Test func arrows_openAndCloseTheRowsOfATable() async throws {
      try await ChromiumTests.use {
        LiveTableTree.Places()
      } _: { window in
        let names =
          "[...document.querySelectorAll('tbody tr')].map((row) => row.querySelector('.text').textContent).join()"
        try await window.execute("document.querySelector('tbody button').focus()")
        try await window.press(.right)
        try await window.wait("\(names) == 'Europe,Spain,Atlantis'")
        try await window.execute("document.querySelectorAll('tbody button')[1].focus()")
        try await window.press(.left)
        try await window.wait("document.activeElement === document.querySelector('tbody button')")
        try await window.press(.left)
        try await window.wait("\(names) == 'Europe,Atlantis'")
      }
    }

    private struct Bars: View {
      var body: some View {
        NavigationStack {
          List {
            Button("First") {}
            Button("Last") {}
          }
          .navigationTitle("Trees")
          .toolbar {
            ToolbarItem(placement: .topBarTrailing) { Button("Edit") {} }
            ToolbarItem(placement: .bottomBar) { Button("Share") {} }
            ToolbarItem(placement: .bottomBar) { Button("Compose") {} }
          }
        }
      }
    }

    @Test func tab_reachesTheBottomBarAfterTheContent() async throws {
      try await ChromiumTests.use {
        Bars()
      } _: { window in
        var order: [String] = []
        for _ in 0..<4 {
          try await window.press(.tab)
          order.append(try await window.execute("return \(Self.active)").text ?? "")
        }
        #expect(order == ["Edit", "First", "Share", "Compose"])
        for word in ["Share", "First", "Edit"] {
          try await window.press(.tab, with: .shift)
          #expect(try await window.execute("return \(Self.active)").text == word)
        }
      }
    }
  }
}

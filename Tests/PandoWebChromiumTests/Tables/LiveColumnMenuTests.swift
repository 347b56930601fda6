import Foundation
import PandoTestSupport
import Testing

@testable import PandoUI
@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of the menu of a table's headings.
  @MainActor
  @Suite("Live column menus")
  struct LiveColumnMenus {
    private struct Person: Identifiable {
      let id: Int
      let name: String
      let city: String
    }

    private struct People: View {
      @AppStorage("columns") private var columns = TableColumnCustomization<Person>()
      @State private var order = [KeyPathComparator(\Person.name)]
      private let people = [
        Person(id: 1, name: "Ada", city: "London"), Person(id: 2, name: "Alan", city: "Ely"),
      ]
      var body: some View {
        Table(people, sortOrder: $order, columnCustomization: $columns) {
          TableColumn("Name", value: \.name).customizationID("name")
          TableColumn("City", value: \.city).customizationID("city")
          TableColumn("Initial") { Text($0.name.prefix(1)) }
            .customizationID("initial")
            .defaultVisibility(.hidden)
          TableColumn("Number") { Text(verbatim: "\($0.id)") }
            .customizationID("number")
            .disabledCustomizationBehavior(.visibility)
        }
      }
    }

    private let headings =
      "[...document.querySelectorAll('thead th')].map((node) => node.innerText.trim()).join()"

    private func use(_ body: @MainActor (ChromeWindow) async throws -> Void) async throws {
      try await LiveServer.use {
        People()
      } _: { server in
        try await ChromeWindow.use { window in
          try await window.open(port: server.port)
          try await body(window)
          #expect(try await window.log() == [])
        }
      }
    }

    /// Opens the menu of the first heading as a secondary click does.
    private func openMenu(in window: ChromeWindow) async throws {
      try await window.execute(
        """
        const heading = document.querySelector('thead th'), { x, y } = heading.getBoundingClientRect()
        heading.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: x + 20, clientY: y + 10 }))
        """
      )
      try await window.wait("document.querySelector('.menu-items:popover-open')")
    }

    private func press(_ title: String, in window: ChromeWindow) async throws {
      try await window.execute(
        """
        [...document.querySelectorAll('.menu-items:popover-open .menu-item')]
          .find((node) => node.innerText.trim() == arguments[0]).click()
        """,
        .text(title)
      )
    }

    @Test func columns_areHiddenAndShown_andKeptForTheVisitor() async throws {
      try await use { window in
        #expect(try await window.execute("return \(headings)") == "Name,City,Number")
        try await openMenu(in: window)
        let items = try await window.execute(
          """
          return [...document.querySelectorAll('.menu-items:popover-open .menu-item')]
            .map((node) => node.innerText.trim() + ' ' + node.ariaChecked)
          """
        )
        #expect(items == ["Name true", "City true", "Initial false"])
        try await press("City", in: window)
        try await window.wait("\(headings) == 'Name,Number'")
        let cells = try await window.execute(
          "return [...document.querySelector('tbody tr').cells].map((cell) => cell.textContent.trim())"
        )
        #expect(cells == ["Ada", "1"])
        if try await window.execute("return !document.querySelector('.menu-items:popover-open')")
          == true
        {
          try await openMenu(in: window)
        }
        try await press("Initial", in: window)
        try await window.wait("\(headings) == 'Name,Initial,Number'")
        try await window.reload()
        try await window.wait("\(headings) == 'Name,Initial,Number'")
      }
    }

    @Test func lastColumn_cannotBeHidden() {
      var customization = TableColumnCustomization<Person>()
      customization[visibility: "city"] = .hidden
      #expect(customization[visibility: "city"] == .hidden)
      #expect(customization[visibility: "name"] == .automatic)
      customization[visibility: "city"] = .automatic
      #expect(customization == TableColumnCustomization<Person>())
      let tree = ElementTree()
      let graph = ViewGraph(
        Table(
          [Person(id: 1, name: "Ada", city: "London")],
          columnCustomization: .constant(customization)
        ) {
          TableColumn("Name", value: \.name).customizationID("name")
        },
        renderer: tree
      )
      graph.flush()
      defer { graph.close() }
      let html = HTMLRenderer.render(tree: tree, options: HTMLOptions(title: ""))
      #expect(html.contains(#"role="menuitemcheckbox""#))
      #expect(html.contains("disabled"))
    }

    @Test func menu_isOpenedByKeys() async throws {
      try await use { window in
        try await window.press(.tab)
        try await window.wait(
          "document.activeElement.closest('thead') || document.activeElement.matches('.table')"
        )
        try await window.execute("document.querySelector('thead .context-button').focus()")
        try await window.press(.enter)
        try await window.wait("document.activeElement.matches('[role=menuitemcheckbox]')")
        let found1 = try await window.execute(
          "return document.querySelector('thead .context-button').ariaLabel"
        )
        #expect(found1 == "Columns")
      }
    }
  }
}

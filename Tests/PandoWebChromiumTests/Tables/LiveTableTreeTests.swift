import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of tables whose rows have rows in them, in a browser.
  @MainActor
  @Suite("Live tables with rows in rows")
  struct LiveTableTree {
    struct Place: Identifiable {
      let id: String
    }

    struct Places: View {
      var body: some View {
        Table(of: Place.self) {
          TableColumn("Name", value: \.id)
          TableColumnForEach(0..<2) { number in
            TableColumn("Column \(number)") { _ in Text("\(number)") }
          }
        } rows: {
          DisclosureTableRow(Place(id: "Europe")) {
            DisclosureTableRow(Place(id: "Spain")) {
              TableRow(Place(id: "Madrid"))
            }
          }
          TableRow(Place(id: "Atlantis"))
        }
      }
    }

    private struct Accounts: View {
      struct Account: Identifiable {
        let id: String
      }
      var body: some View {
        Table(of: Account.self) {
          TableColumn("Account", value: \.id)
          TableColumnForEach(2020..<2028) { year in
            TableColumn(String(year)) { _ in Text("1,234") }
          }
        } rows: {
          DisclosureTableRow(Account(id: "Income")) { TableRow(Account(id: "Sales")) }
          TableRow(Account(id: "Costs"))
        }
      }
    }

    @Test func firstColumn_onAPhone_breaksNoWord_andTheTableScrolls() async throws {
      try await ChromiumTests.use(.phone) {
        Accounts()
      } _: { window in
        try await window.waitForScripts()
        let found = try await window.execute(
          """
          const table = document.querySelector('.table')
          return [table.scrollWidth > table.clientWidth,
            ...[...table.querySelectorAll('tr>:first-child .text')].map((node) =>
              node.getBoundingClientRect().height < 1.7 * parseFloat(getComputedStyle(node).lineHeight))]
          """
        )
        #expect(found == [true, true, true, true])
      }
    }

    @Test func rows_areOpenedByKeys_andSaidToBeOpen() async throws {
      try await LiveServer.use {
        Places()
      } _: { server in
        try await ChromeWindow.use { window in
          try await window.open(port: server.port)
          let rows =
            "[...document.querySelectorAll('tbody tr')].map((row) => [row.querySelector('.text').textContent, row.ariaLevel, row.ariaExpanded].filter((word) => word).join(' ')).join()"
          try await window.wait("\(rows) == 'Europe 1 false,Atlantis 1'")
          #expect(
            try await window.execute("return document.querySelector('table').role") == "treegrid"
          )
          try await window.execute("document.querySelector('tbody button').focus()")
          try await window.press(.enter)
          try await window.wait("\(rows) == 'Europe 1 true,Spain 2 false,Atlantis 1'")
          #expect(
            try await window.execute(
              "const button = document.querySelector('tbody button'); return [button.ariaExpanded, document.getElementById(button.getAttribute('aria-labelledby')).textContent.trim()].join()"
            ) == "true,Europe"
          )
          let indents = try await window.execute(
            "return [...document.querySelectorAll('tbody .text')].filter((word, index) => index % 3 == 0).map((word) => Math.round(word.getBoundingClientRect().left)).map((left, index, all) => left - all[0]).join()"
          )
          #expect(indents == "0,20,0")
          try await window.execute("document.querySelectorAll('tbody button')[1].focus()")
          try await window.press(.space)
          try await window.wait("\(rows) == 'Europe 1 true,Spain 2 true,Madrid 3,Atlantis 1'")
          try await window.click("tbody button")
          try await window.wait("\(rows) == 'Europe 1 false,Atlantis 1'")
        }
      }
    }
  }
}

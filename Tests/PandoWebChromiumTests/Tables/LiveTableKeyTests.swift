import Foundation
import PandoTestSupport
import Testing

@testable import PandoUI
@testable import PandoWeb
@testable import PandoWebTestSupport

/// Tests of the keyboard in tables with sections.
extension ChromiumTests.LiveListKeys {
  private struct Teams: View {
    @State private var selection: Int?
    @State private var isExpanded = true
    private let people = (1...3_000).map { Person(id: $0, name: "Person \($0)", age: $0) }
    var body: some View {
      VStack {
        Table(of: Person.self, selection: $selection) {
          TableColumn("Name", value: \.name)
          TableColumn("Age") { Text(verbatim: "\($0.age)") }
        } rows: {
          Section("First") { ForEach(people.prefix(2)) { TableRow($0) } }
          Section("Second", isExpanded: $isExpanded) {
            ForEach(people.dropFirst(2)) { person in
              TableRow(person).contextMenu { Button("Choose") { selection = person.id } }
            }
          }
        }
        Text(verbatim: selection.map { "\($0)" } ?? "").accessibilityIdentifier("chosen")
      }
    }
  }

  @Test func sectionsOfATable_areGroups_whoseRowsAreNumberedThroughout() async throws {
    try await use {
      Teams()
    } _: { window in
      // The script of tables comes after the page.
      try await window.wait("document.querySelector('table').ariaRowCount == '3003'")
      #expect(
        try await window.execute(
          """
          return [...document.querySelectorAll('tbody')].map((group) => {
            const { scope, colSpan, innerText } = group.querySelector('th')
            return [scope, colSpan, innerText.trim(), group.querySelector('tr:nth-child(3)').ariaRowIndex].join(' ')
          }).join()
          """
        ) == "rowgroup 2 First 4,rowgroup 2 Second 6"
      )
      try await window.execute("document.querySelector('tbody tr:not(.gap,.group-head)').focus()")
      try await expect("Person 2/", after: [.down], in: window)
      // The button that folds the section is between the two rows.
      try await expect("/Hide the section", after: [.down], in: window)
      try await expect("Person 3/", after: [.down], in: window)
      try await window.press(.space)
      try await window.wait("document.querySelector('[data-testid=chosen]').textContent == '3'")
      try await window.press(.up)
      try await window.press(.space)
      try await window.wait("!document.querySelector('.gap')")
    }
  }

  @Test func rowOfATable_opensItsMenuAnywhereInIt() async throws {
    try await use {
      Teams()
    } _: { window in
      try await window.wait("document.querySelector('table').ariaRowCount == '3003'")
      try await window.execute(
        """
        const cell = document.querySelectorAll('tbody')[1].rows[3].cells[1]
        cell.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: 200, clientY: 200 }))
        """
      )
      try await window.wait("document.querySelector('.menu-items:popover-open button')")
      try await window.click(".menu-items:popover-open button")
      try await window.wait("document.querySelector('[data-testid=chosen]').textContent == '4'")
    }
  }

  /// A table scrolls, so a ring around a row would be cut.
  @Test func ringOfARow_isInsideTheTable() async throws {
    try await use {
      Teams()
    } _: { window in
      try await window.wait("document.querySelector('table').ariaRowCount == '3003'")
      try await window.execute("document.querySelector('tbody tr:not(.gap,.group-head)').focus()")
      try await window.press(.down)
      try await window.wait("document.activeElement.matches('tr:focus-visible')")
      #expect(
        try await window.execute(
          "return parseFloat(getComputedStyle(document.activeElement).outlineOffset) < 0"
        ) == true
      )
    }
  }
}

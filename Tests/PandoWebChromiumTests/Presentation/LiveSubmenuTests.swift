import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of menus in menus, and of parts of tables that do not move.
  @MainActor
  @Suite("Live menus in menus")
  struct LiveSubmenus {
    private struct Exports: View {
      var body: some View {
        NavigationStack {
          Text("Page").navigationTitle("Page").toolbar {
            Menu("More") {
              Button("Copy") {}
              Link("Mail", destination: URL(string: "https://example.com")!)
              Menu("Export") {
                Button("As text") {}
                Button("As a picture") {}
              }
              Button("Print") {}
            }
          }
        }
      }
    }

    @Test(arguments: [300.0, 844.0])
    func submenu_onAPhone_leavesItsItemInSight(height: Double) async throws {
      let look = PageAudit.Look(width: 390, height: Int(height), isTouch: true, isDark: false)
      try await ChromiumTests.use(look) {
        Exports()
      } _: { window in
        try await window.click(".menu > .menu-button:not(.menu-item)")
        try await window.click(".menu-items .menu-button")
        let boxes = try await window.execute(
          """
          return new Promise((done) => setTimeout(() => {
            const item = document.querySelector('.menu-items .menu-button').getBoundingClientRect()
            const menu = document.querySelector('.menu-items .menu-items').getBoundingClientRect()
            done([item.top, item.bottom, menu.top, menu.bottom, menu.left, menu.right])
          }, 400))
          """
        ).list.compactMap(\.number)
        #expect(boxes.count == 6)
        #expect(boxes[2] >= boxes[1] - 1 || boxes[3] <= boxes[0] + 1, "\(boxes)")
        #expect(boxes[2] >= 0 && boxes[3] <= height && boxes[4] >= 0 && boxes[5] <= 390, "\(boxes)")
      }
    }

    @Test func itemsOfAMenu_haveOneWeight() async throws {
      try await ChromiumTests.use {
        Exports()
      } _: { window in
        try await window.click(".menu > .menu-button:not(.menu-item)")
        let weights = try await window.execute(
          """
          return [...new Set([...document.querySelectorAll('.menu-items > :is(.button, .link), .menu-items > .menu > .button')]
            .map((node) => getComputedStyle(node).fontWeight))].join()
          """
        )
        #expect(weights == "400")
      }
    }

    private struct Choices: View {
      @State private var isOn = true
      var body: some View {
        Menu("More") {
          Button("Plain") {}
          Button {
          } label: {
            Text("Title")
            Text("What is said of it")
          }
          Button("Star", systemImage: "star") {}
          Toggle("Flag", systemImage: "flag", isOn: $isOn)
          Toggle("Loud", isOn: $isOn)
          Picker("Order", selection: $isOn) {
            Text("Name").tag(true)
            Text("Date").tag(false)
          }
        }
      }
    }

    @Test func titlesOfAMenu_beginInOneLine_andASecondTextIsBelow() async throws {
      try await ChromiumTests.use {
        Choices()
      } _: { window in
        try await window.click(".menu-button")
        let found = try await window.execute(
          """
          const walker = document.createTreeWalker(document.querySelector('.menu-items'), NodeFilter.SHOW_TEXT)
          const boxes = {}, range = document.createRange()
          while (walker.nextNode()) {
            range.selectNodeContents(walker.currentNode)
            if (walker.currentNode.data.trim()) boxes[walker.currentNode.data.trim()] = range.getBoundingClientRect()
          }
          const names = ['Plain', 'Title', 'What is said of it', 'Star', 'Flag', 'Loud', 'Name', 'Date']
          const starts = names.map((name) => boxes[name].left)
          return [Math.max(...starts) - Math.min(...starts) <= 2,
            boxes['What is said of it'].top >= boxes.Title.bottom - 4]
          """
        )
        #expect(found == [.flag(true), .flag(true)])
      }
    }

    @Test func submenu_inAPartOfAPageWithAnotherDirection_opensToItsEnd() async throws {
      try await ChromiumTests.use {
        HStack {
          Text("Left to right")
          Menu("More") {
            Menu("Export") { Button("As text") {} }
          }
          .environment(\.layoutDirection, .rightToLeft)
          Text("Left to right")
        }
      } _: { window in
        try await window.click(".menu > .menu-button:not(.menu-item)")
        try await window.click(".menu-items .menu-button")
        try await window.wait("document.querySelector('.menu-items .menu-items:popover-open')")
        let found = try await window.execute(
          """
          const box = (selector) => document.querySelector(selector).getBoundingClientRect()
          return box('.menu-items .menu-items').right <= box('.menu-items .menu-button').left + 8
          """
        )
        #expect(found == .flag(true))
      }
    }

    private struct Person: Identifiable {
      let id: Int
      let name: String
      let age: Int
    }

    private struct People: View {
      @State private var order = [KeyPathComparator(\Person.name)]
      private let people = [Person(id: 1, name: "Ada", age: 3), Person(id: 2, name: "Bo", age: 4)]
      var body: some View {
        Table(people, sortOrder: $order) {
          TableColumn("A long name", value: \.name)
          TableColumn("A long age", value: \.age) { Text(verbatim: "\($0.age)") }
          TableColumn("City") { _ in Text("Here") }
        }
      }
    }

    @Test func sorting_byAnotherColumn_movesNone() async throws {
      try await ChromiumTests.use {
        People()
      } _: { window in
        let places =
          "[...document.querySelectorAll('thead th')].map((node) => node.getBoundingClientRect().left).join()"
        let before = try await window.execute("return \(places)").text ?? ""
        try await window.click("th:nth-child(2) .sort")
        try await window.wait("document.querySelector('th:nth-child(2)').ariaSort")
        #expect(try await window.execute("return \(places)").text == before)
        #expect(
          try await window.execute(
            "return document.querySelector('.sort .icon').getBoundingClientRect().right <= document.querySelector('th:nth-child(2)').getBoundingClientRect().right"
          ) == true
        )
      }
    }

    @Test func widthsOfColumns_fromAWideWindow_areNotUsedOnAPhone() async throws {
      try await ChromiumTests.use {
        People()
      } _: { window in
        let isSized = "document.querySelector('table.widths')"
        try await window.execute("document.querySelector('.handle').focus()")
        try await window.press(.enter)
        try await window.press(.right)
        try await window.wait(isSized)
        try await PageAudit.show(.phone, in: window)
        try await window.wait("!\(isSized)")
        try await PageAudit.show(.desktop, in: window)
        try await window.wait(isSized)
      }
    }
  }
}

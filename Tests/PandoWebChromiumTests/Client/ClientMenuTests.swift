import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWebTestSupport

/// Tests of menus of buttons, of menus and of nodes.
extension ChromiumTests.Controls {
  @Test func aMenu_opensAndCloses_andItsItemsAreTapped() async throws {
    try await ClientPage.use {
      VStack {
        Menu("More") {
          Button("Copy") {}; Button("Paste") {}
        }
        Text("Elsewhere")
      }
    } do: { page in
      let isOpen = "!!document.querySelector('.menu-items:popover-open')"
      try await page.window.click(".menu-button")
      try await page.window.wait("document.activeElement.textContent.trim() == 'Copy'")
      let root = try await page.window.find("#p0").reference
      try await page.window.point(
        ["type": "pointerMove", "x": -400, "y": 0, "origin": root],
        ["type": "pointerDown", "button": 0],
        ["type": "pointerUp", "button": 0]
      )
      #expect(try await page.value(isOpen) == false)
      try await page.window.execute("document.querySelector('.menu-button').focus()")
      try await page.window.press(.down)
      try await page.window.press(.down)
      #expect(try await page.value("document.activeElement.textContent.trim()") == "Paste")
      try await page.window.press(.escape)
      #expect(try await page.value(isOpen) == false)
      #expect(try await page.value("document.activeElement.matches('.menu-button')") == true)
      try await page.window.press(.down)
      let copy = try await page.number(".menu-items button")
      try await page.window.press(.enter)
      #expect(try await page.events() == [[copy, "tap"]])
      #expect(try await page.value(isOpen) == false)
    }
  }

  @Test func keysInAMenu_goAround_openMenusInIt_andFindByLetter() async throws {
    try await ClientPage.use {
      VStack {
        Button("Before") {}
        Menu("More") {
          Button("Copy") {}
          Menu("Export") {
            Button("As text") {}; Button("As data") {}
          }
          Section("Sort") { Toggle("By name", isOn: .constant(true)) }
          Picker("Size", selection: .constant(1)) {
            Text("Small").tag(1); Text("Large").tag(2)
          }
          Button("Delete") {}
        }
        Button("After") {}
      }
    } do: { page in
      let active = "document.activeElement.textContent.trim()"
      func press(_ key: ChromeWindow.Key) async throws -> ChromeValue {
        try await page.window.press(key)
        return try await page.value(active)
      }
      try await page.window.execute("document.querySelector('.menu-button').focus()")
      #expect(try await press(.down) == "Copy")
      #expect(try await press(.up) == "Delete")
      #expect(try await press(.down) == "Copy")
      #expect(try await press(.down) == "Export")
      #expect(try await press(.right) == "As text")
      #expect(try await press(.down) == "As data")
      #expect(try await press(.left) == "Export")
      #expect(try await press(.end) == "Delete")
      try await page.window.type("b")
      #expect(try await page.value(active) == "By name")
      let roles = try await page.value(
        """
        [...document.querySelectorAll('.menu-items:popover-open > [role], .menu-section [role]')]
          .map((node) => node.role + (node.ariaChecked ?? ''))
        """
      )
      #expect(
        roles == [
          "menuitem", "group", "menuitemcheckboxtrue", "group", "menuitemradiotrue",
          "menuitemradiofalse", "menuitem",
        ]
      )
      // The key Tab leaves the menu, and goes on from its button.
      #expect(try await press(.tab) == "After")
      #expect(try await page.value("document.querySelector(':popover-open')") == .null)
      let picker = try await page.number("[role=menuitemradio]:last-child")
      let number = try await page.value(
        "+document.querySelector('[data-on~=change]:has([role=menuitemradio])').id.slice(1)"
      )
      try await page.window.click(".menu-button")
      try await page.window.click("[role=menuitemradio]:last-child")
      #expect(try await page.events() == [[number, "change", "selection", [picker]]])
    }
  }

  @Test func contextMenu_opensForItsView() async throws {
    try await ClientPage.use {
      VStack {
        Text("Words").contextMenu { Button("Copy") {} }
        Text("Actions").onTapGesture {}.accessibilityAction(named: "Archive") {}
      }
    } do: { page in
      try await rightClick(":has(> .context) > .text", page)
      try await page.window.wait("document.querySelector('.context > :popover-open')")
      let copy = try await page.number(".context .menu-item")
      try await page.window.click(".context .menu-item")
      #expect(try await page.events() == [[copy, "tap"]])
      let number = try await page.number("[data-actions]")
      try await rightClick("[data-actions]", page)
      try await page.window.click("[data-index]")
      #expect(try await page.events() == [[number, "action", 0]])
      try await page.window.wait("!document.querySelector('[data-index]')")
    }
  }

  /// No click gives the focus to text, so the stop of its row gets it.
  @Test(arguments: [".row", ":has(> .context):not(.row, .row *)"])
  func contextMenu_whenLeft_givesTheFocusToItsView(holder: String) async throws {
    try await ClientPage.use {
      List {
        Text("Row").contextMenu { Button("Copy") {} }
      }
      .frame(height: 200)
      Text("Card").contextMenu { Button("Copy") {} }
    } do: { page in
      try await rightClick("\(holder) .text:not(.menu-items *)", page)
      try await page.window.wait("document.querySelector('.context > :popover-open')")
      try await page.window.press(.escape)
      try await page.window.wait("!document.querySelector(':popover-open')")
      try await page.window.wait("document.activeElement.closest('\(holder)')")
    }
  }

  @Test func aContextMenu_showsNothingAtRest_andOpensByKeysAndItsButton() async throws {
    try await ClientPage.use {
      List {
        HStack {
          Button("Row") {}
          Spacer()
        }
        .contextMenu { Button("Copy") {} }
      }
    } do: { page in
      let active = "document.activeElement.textContent.trim()"
      #expect(
        try await page.value(
          "getComputedStyle(document.querySelector('.context-button')).opacity"
        )
          == "0"
      )
      // The press may be anywhere in the row, whatever the view's size is. A pointer has not chosen
      // an item yet.
      try await rightClick(".row", page)
      try await page.window.wait("document.activeElement.matches('.menu-items:popover-open')")
      #expect(
        try await page.value("getComputedStyle(document.activeElement).outlineStyle") == "none"
      )
      try await page.window.press(.down)
      try await page.window.wait("\(active) == 'Copy'")
      // The keyboard's focus ring lies within the item.
      #expect(
        try await page.value(
          "parseFloat(getComputedStyle(document.activeElement).outlineOffset) <= -2"
        ) == true
      )
      try await page.window.press(.escape)
      try await page.window.execute("document.querySelector('.row-content button').focus()")
      try await page.window.press(.f10, with: .shift)
      try await page.window.wait("\(active) == 'Copy'")
      try await page.window.press(.escape)
      #expect(try await page.value(active) == "Row")
      // A list is one stop of the key Tab.
      try await page.window.press(.right)
      #expect(try await page.value("document.activeElement.ariaLabel") == "More actions")
      #expect(try await page.value("getComputedStyle(document.activeElement).opacity") == "1")
      try await page.window.press(.enter)
      try await page.window.wait("\(active) == 'Copy'")
    }
  }

  @Test func aContextMenu_whenAFingerRests_opensThere() async throws {
    try await ClientPage.use {
      Text("Words").padding(40).contextMenu { Button("Copy") {} }
    } do: { page in
      let at = try await page.value(
        "(({ x, y }) => [x + 10, y + 10])(document.querySelector(':has(> .context)').getBoundingClientRect())"
      )
      try await page.window.devtools(
        "Input.dispatchTouchEvent",
        ["type": "touchStart", "touchPoints": [["x": at[0], "y": at[1]]]]
      )
      try await page.window.wait("document.querySelector(':popover-open')")
      try await page.window.devtools(
        "Input.dispatchTouchEvent",
        ["type": "touchEnd", "touchPoints": []]
      )
      #expect(try await page.value("!!document.querySelector(':popover-open')") == true)
    }
  }

  private func rightClick(_ selector: String, _ page: ClientPage) async throws {
    let origin = try await page.window.find(selector).reference
    try await page.window.point(
      ["type": "pointerMove", "x": 0, "y": 0, "origin": origin],
      ["type": "pointerDown", "button": 2],
      ["type": "pointerUp", "button": 2]
    )
  }
}

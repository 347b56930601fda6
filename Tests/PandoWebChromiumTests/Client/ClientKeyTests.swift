import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWebTestSupport

/// Tests of keys, shortcuts and the focus.
extension ChromiumTests.Controls {
  @Test func keys_areSent_andScrollingOnesAreKept() async throws {
    try await ClientPage.use {
      VStack {
        Text("Game").focusable().onKeyPress { _ in .handled }
        TextField("Name", text: .constant("")).onKeyPress { _ in .handled }
      }
    } do: { page in
      try await page.window.execute(
        """
        window.kept = []
        addEventListener('keydown', (event) => kept.push([event.key, event.defaultPrevented]))
        document.querySelector('[data-on~=key]').focus()
        """
      )
      try await page.window.press(.down)
      try await page.window.press(.k, with: .control)
      let number = try await page.number("[data-on~=key]")
      let events = try await page.events(4).filter { $0[1] == "key" }
      #expect(
        events == [
          [number, "key", "ArrowDown", [], "down"], [number, "key", "ArrowDown", [], "up"],
          [number, "key", "k", ["control"], "down"], [number, "key", "k", ["control"], "up"],
        ]
      )
      #expect(try await page.value("kept[0]") == ["ArrowDown", true])
      try await page.window.execute("document.querySelector('input').focus()")
      try await page.window.type("a ")
      #expect(try await page.value("document.querySelector('input').value") == "a ")
    }
  }

  @Test func shortcuts_pressWhatTheyBelongTo() async throws {
    try await ClientPage.use {
      VStack {
        Button("Save") {}.keyboardShortcut("k")
        Button("Loud") {}.keyboardShortcut("k", modifiers: [.command, .shift])
        Button("Off") {}.keyboardShortcut("k", modifiers: .option).disabled(true)
        Button("Find") {}.keyboardShortcut("e").hidden()
        Button("Go") {}.keyboardShortcut(.defaultAction)
        TextField("Name", text: .constant("")).onSubmit {}
      }
    } do: { page in
      func number(_ shortcut: String) async throws -> ChromeValue {
        try await page.number("[data-shortcut=\"\(shortcut)\"]")
      }
      try await page.window.press(.k, with: .control)
      #expect(try await page.events() == [[number("command+k"), "shortcut"]])
      try await page.push()
      try await page.window.press(.k, with: .control, .shift)
      #expect(try await page.events() == [[number("command+shift+k"), "shortcut"]])
      try await page.push()
      // Applications put buttons out of sight for their shortcuts.
      try await page.window.press(.e, with: .control)
      #expect(try await page.events() == [[number("command+e"), "shortcut"]])
      try await page.push()
      // The server decides whether a button is disabled.
      try await page.window.press(.k, with: .alt)
      #expect(try await page.events() == [[number("option+k"), "shortcut"]])
      try await page.push()
      try await page.window.press(.enter)
      #expect(try await page.events() == [[number("return"), "shortcut"]])
      try await page.push()
      // In a field, Return submits the field and presses the default button.
      try await page.window.execute("document.querySelector('input').focus()")
      _ = try await page.events()
      try await page.window.press(.enter)
      let field = try await page.number("input")
      #expect(try await page.events(2) == [[field, "submit"], [number("return"), "shortcut"]])
    }
  }

  @Test func aPress_whereTheButtonIsDisabledHere_isSentAfterWhatWasTyped() async throws {
    try await ClientPage.use {
      VStack {
        TextField("Message", text: .constant("")).onSubmit {}
        Button("Send") {}.keyboardShortcut(.return, modifiers: .command).disabled(true)
        Button("Go") {}.keyboardShortcut(.defaultAction).disabled(true)
        NavigationLink("More") { Text("More") }.disabled(true)
        Toggle("Urgent", isOn: .constant(false)).keyboardShortcut("k").disabled(true)
      }
    } do: { page in
      let field = try await page.number("input[type=text]")
      let send = try await page.number("[data-shortcut=\"command+return\"]")
      let go = try await page.number("[data-shortcut=return]")
      let link = try await page.number("[role=link]")
      let toggle = try await page.number("[type=checkbox]")
      try await page.window.execute("document.querySelector('input').focus()")
      _ = try await page.events()
      try await page.window.type("a")
      try await page.window.press(.enter, with: .control)
      #expect(
        try await page.events(2) == [[field, "change", "text", "a"], [send, "shortcut"]]
      )
      // What is typed after a shortcut waits for its answer.
      try await page.push()
      try await page.window.type("b")
      try await page.window.press(.enter)
      #expect(
        try await page.events(3) == [
          [field, "change", "text", "ab"], [field, "submit"], [go, "shortcut"],
        ]
      )
      // What is typed after Return waits for its answer.
      try await page.push(answered: 6)
      try await page.window.type("c")
      try await page.window.press(.k, with: .control)
      #expect(
        try await page.events(2) == [[field, "change", "text", "abc"], [toggle, "shortcut"]]
      )
      try await page.push()
      try await page.window.type("d")
      try await page.window.click("[data-shortcut=\"command+return\"]")
      try await page.window.click("[role=link]")
      // In some browsers the focus goes with the pointer.
      try await page.window.wait(
        "fake.events.some((event) => event[1] == \(Int(link.number ?? 0)))"
      )
      let events = try await page.events(3).filter { $0[1] != "focus" }
      #expect(events == [[field, "change", "text", "abcd"], [send, "tap"], [link, "tap"]])
    }
  }

  /// A command palette, whose field gets the focus once the server has answered.
  @Test func keysAfterAShortcut_waitForItsAnswer_andGoToWhatThenHasTheFocus() async throws {
    try await ClientPage.use {
      VStack {
        TextField("Behind", text: .constant("")).accessibilityIdentifier("behind")
        TextField("Palette", text: .constant("")).accessibilityIdentifier("palette").onSubmit {}
        Button("Find") {}.keyboardShortcut("k")
      }
    } do: { page in
      let find = try await page.number("[data-shortcut]")
      let palette = try await page.number("[data-testid=palette] input,input[data-testid=palette]")
      try await page.window.execute("document.querySelector('input').focus()")
      _ = try await page.events()
      try await page.window.press(.k, with: .control)
      // The last key is Backspace.
      try await page.window.type("sets\u{E003}")
      try await page.window.press(.enter)
      #expect(try await page.events() == [[find, "shortcut"]])
      try await page.push(["f", .text("p\(Int(palette.number ?? 0))")])
      let values = "[...document.querySelectorAll('input')].map(({ value }) => value)"
      #expect(try await page.value(values) == ["", "set"])
      #expect(
        try await page.events(2).suffix(2) == [
          [palette, "change", "text", "set"], [palette, "submit"],
        ]
      )
      // Later keys are the browser's again.
      try await page.push()
      try await page.window.type("t")
      #expect(try await page.value(values) == ["", "sett"])
    }
  }

  @Test func aShortcut_thatSeveralButtonsHave_pressesTheFirstThatIsEnabled() async throws {
    try await ClientPage.use {
      VStack {
        Button("Send") {}.keyboardShortcut("k").disabled(true)
        Button("Stop") {}.keyboardShortcut("k")
      }
    } do: { page in
      let stop = try await page.number("[data-shortcut]:not(:disabled)")
      try await page.window.press(.k, with: .control)
      #expect(try await page.events() == [[stop, "shortcut"]])
    }
  }

  @Test func escape_whereItsButtonIsDisabled_stillDismisses() async throws {
    try await ClientPage.use {
      Text("Below").sheet(isPresented: .constant(true)) {
        Button("Cancel") {}.keyboardShortcut(.cancelAction).disabled(true)
      }
    } do: { page in
      let cancel = try await page.number("[data-shortcut]")
      let sheet = try await page.number("dialog")
      try await page.push()
      _ = try await page.take()
      try await page.window.press(.escape)
      #expect(try await page.events(2) == [[cancel, "shortcut"], [sheet, "dismiss"]])
    }
  }

  @Test func focus_isReportedOnce_andOnlyIfRequested() async throws {
    try await ClientPage.use {
      VStack {
        TextField("A", text: .constant(""))
        TextField("B", text: .constant(""))
      }
    } do: { page in
      let a = try await page.number("input")
      let b = try await page.number(".v > :nth-child(2)")
      try await page.window.press(.tab)
      try await page.window.press(.tab)
      // The server takes the focus from the first field itself.
      #expect(try await page.events(2) == [[a, "focus", true], [b, "focus", true]])
    }
  }

  @Test func links_leadOn_andControlsInRowsAreNoTapsOfTheRow() async throws {
    let target = try LoopbackServer.start().serve(.init(body: Array("<p id=there>There".utf8)))
    try await ClientPage.use {
      VStack {
        Link("Go", destination: URL(string: target)!)
        HStack {
          Toggle("On", isOn: .constant(false)); Button("Press") {}
        }.onTapGesture {}
      }
    } do: { page in
      try await page.window.click("[type=checkbox]")
      #expect(try await page.events().map { $0[1] } == ["change"])
      let button = try await page.number("button")
      try await page.window.click("button")
      #expect(try await page.events() == [[button, "tap"]])
      try await page.window.click("a[href]")
      try await page.window.wait("document.querySelector('#there')")
      try await page.window.execute("window.problems = []")
    }
  }
}

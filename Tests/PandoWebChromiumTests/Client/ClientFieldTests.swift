import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of fields: typed text is never lost, whatever the server sends meanwhile.
  @MainActor
  @Suite("Fields")
  struct Fields {
    private let field = "document.querySelector('input')"

    private func use(
      _ text: String = "",
      _ body: @MainActor (ClientPage) async throws -> Void
    ) async throws {
      try await ClientPage.use {
        VStack {
          TextField("Name", text: .constant(text)).onSubmit {}
          Button("Other") {}
        }
      } do: { page in
        try await page.window.execute("\(field).focus()")
        _ = try await page.events()
        try await page.push()
        try await body(page)
      }
    }

    @Test func typing_30KeysASecond_losesNothing_whileTheServerPushesAndIsLate() async throws {
      try await use("[]") { page in
        // The server of this test has a delay of 300 ms. Its value is the last one that it
        // received, or another user's text.
        // It sends that value whenever the two differ.
        try await page.window.execute(
          """
          const name = arguments[0]
          let value = '[]', shown = '[]', answered = fake.answered
          const say = () => {
            const steps = value === shown ? [] : [['a', name, 'value', value]]
            shown = value
            const frame = [++fake.batch, answered, steps]
            setTimeout(() => fake.say(frame), 150)
          }
          fake.onFrame = ([number, , kind, , text]) => {
            if (typeof number !== 'number') return
            setTimeout(() => {
              answered = number
              if (kind === 'change') value = shown = text
              say()
            }, 150)
          }
          window.pushes = 0
          const pushing = setInterval(() => {
            if (fake.events.length === fake.taken) return
            if (answered >= fake.events.length) return
            value = 'somebody else ' + ++pushes
            say()
          }, 40)
          window.stop = () => clearInterval(pushing)
          document.querySelector('input').setSelectionRange(1, 1)
          """,
          page.name("input")
        )
        let words = String(repeating: "the quick brown fox jumps ", count: 4)
        try await page.window.type(words, pause: 33)
        #expect(try await page.value("\(field).value") == .text("[\(words)]"))
        #expect(try await page.value("\(field).selectionStart") == ChromeValue(words.count + 1))
        #expect((try await page.value("pushes").number ?? 0) > 20)
        try await page.window.execute("stop()")
        let events = try await page.take()
        #expect(events.count == words.count)
        #expect(events.last?[4] == .text("[\(words)]"))
        #expect(events.map { $0[0] } == (2..<(words.count + 2)).map { ChromeValue($0) })
      }
    }

    @Test func anOlderValue_isLeft_andANewerOneComes() async throws {
      try await use { page in
        let name = try await page.name("input")
        try await page.window.type("ab")
        _ = try await page.events(2)
        try await page.push(["a", name, "value", "A"], answered: 2)
        #expect(try await page.value("\(field).value") == "ab")
        try await page.push(answered: 3)
        // The older value is not kept: the server sends nothing else, so the typed text is right.
        #expect(try await page.value("\(field).value") == "ab")
        try await page.push(["a", name, "value", "AB!"])
        #expect(try await page.value("\(field).value") == "AB!")
        #expect(try await page.value("\(field).selectionStart") == 3)
      }
    }

    @Test func aValue_waitsForTheAnswersToOtherEventsOfTheField() async throws {
      try await use { page in
        try await page.window.type("ab")
        try await page.window.press(.enter)
        _ = try await page.events(3)
        try await page.push(["a", page.name("input"), "value", "AB"], answered: 3)
        #expect(try await page.value("\(field).value") == "ab")
        try await page.push(answered: 4)
        #expect(try await page.value("\(field).value") == "AB")
      }
    }

    @Test func typingAfterReturn_waitsForTheAnswer_andComesBehindItsValue() async throws {
      try await use { page in
        let name = try await page.name("input")
        try await page.window.type("one")
        try await page.window.press(.enter)
        try await page.window.type("two")
        try await page.window.press(.enter)
        try await page.window.type("3")
        // The page sends three letters and Return, and nothing else before the answer.
        let first = try await page.events(4)
        #expect(first.map { $0[1] } == ["change", "change", "change", "submit"])
        #expect(try await page.value("\(field).value") == "onetwo3")
        try await page.push(["a", name, "value", ""], answered: 5)
        #expect(try await page.value("\(field).value") == "two3")
        let second = try await page.events(2)
        #expect(second.map { $0[1] } == ["change", "submit"] && second.first?[3] == "two")
        try await page.push(["a", name, "value", ""], answered: 7)
        #expect(try await page.value("\(field).value") == "3")
        #expect(try await page.value("\(field).selectionStart") == 1)
        #expect(try await page.events(1).first?[3] == "3")
      }
    }

    @Test func typingAfterReturn_whenTheAnswerChangesNothing_isSentUnchanged() async throws {
      try await use { page in
        try await page.window.type("a")
        try await page.window.press(.enter)
        try await page.window.type("b")
        _ = try await page.events(2)
        try await page.push(answered: 3)
        #expect(try await page.events(1).first?[3] == "ab")
        #expect(try await page.value("\(field).value") == "ab")
      }
    }

    @Test func theCaret_staysBetweenTheCharactersThatStay() async throws {
      try await use("one two three") { page in
        let name = try await page.name("input")
        func check(_ start: Int, _ end: Int, _ new: String, _ wanted: ChromeValue) async throws {
          try await page.window.execute(
            "\(field).setSelectionRange(arguments[0], arguments[1])",
            ChromeValue(start),
            ChromeValue(end)
          )
          try await page.push(["a", name, "value", .text(new)])
          let found = try await page.value(
            "[\(field).value, \(field).selectionStart, \(field).selectionEnd]"
          )
          #expect(found == wanted)
        }
        try await check(3, 3, "one 22 three", ["one 22 three", 3, 3])
        try await check(7, 12, "1 one 22 three", ["1 one 22 three", 9, 14])
        try await check(14, 14, "done", ["done", 4, 4])
        try await check(2, 2, "DONE", ["DONE", 2, 2])
      }
    }

    @Test func aComposition_isLeftAlone_untilItEnds() async throws {
      try await use { page in
        let name = try await page.name("input")
        // The text is typed with an input method, as Chromium gets it from one.
        try await page.window.devtools(
          "Input.imeSetComposition",
          ["text": "ni", "selectionStart": 2, "selectionEnd": 2]
        )
        try await page.push(["a", name, "value", "server"])
        #expect(try await page.value("\(field).value") == "ni")
        try await page.window.devtools(
          "Input.imeSetComposition",
          ["text": "nih", "selectionStart": 3, "selectionEnd": 3]
        )
        #expect(try await page.take() == [])
        try await page.window.devtools("Input.insertText", ["text": "你好"])
        let number = try await page.number("input")
        #expect(try await page.events() == [[number, "change", "text", "你好"]])
        #expect(try await page.value("\(field).value") == "你好")
        try await page.push(["a", name, "value", "server"])
        #expect(try await page.value("\(field).value") == "server")
      }
    }

    @Test func aCompositionThatChangesNothing_letsTheServersValueIn() async throws {
      try await use("old") { page in
        try await page.window.execute(
          """
          const fire = (type) => \(field).dispatchEvent(new CompositionEvent(type, { bubbles: true }))
          window.fire = fire
          fire('compositionstart')
          """
        )
        try await page.push(["a", page.name("input"), "value", "new"])
        #expect(try await page.value("\(field).value") == "old")
        try await page.window.execute("fire('compositionend')")
        #expect(try await page.value("\(field).value") == "new")
        #expect(try await page.take() == [])
      }
    }

    @Test func aField_inANodeThatIsReplaced_keepsWhatIsTyped_focusAndCaret() async throws {
      try await use { page in
        try await page.window.type("typed")
        _ = try await page.events(5)
        try await page.window.execute("window.old = \(field); old.setSelectionRange(2, 2)")
        let (name, root) = try await (
          page.name("input"), page.value("document.querySelector('.v').id")
        )
        let fresh: ChromeValue = [
          "input", ["type": "text", "value": "server", "class": "input fresh", "id": name], [],
        ]
        try await page.push(["r", root, ["div", ["id": root], ["words", fresh]]], answered: 1)
        #expect(
          try await page.value(
            "[\(field) === old, old.value, old.className, old.selectionStart, document.activeElement === old]"
          ) == [true, "typed", "input fresh", 2, true]
        )
        // The field itself is replaced. Every event is answered, so the server's value is newer.
        try await page.push(["r", name, fresh])
        #expect(
          try await page.value("[\(field) === old, old.value, document.activeElement === old]")
            == [true, "server", true]
        )
      }
    }

    @Test func return_submitsAField_andNoForm() async throws {
      try await ClientPage.use {
        Form { TextField("Name", text: .constant("")).onSubmit {} }
      } do: { page in
        let number = try await page.number("input")
        try await page.window.execute("\(field).focus()")
        _ = try await page.events()
        try await page.window.press(.enter)
        #expect(try await page.events() == [[number, "submit"]])
        #expect(try await page.value("fake.hellos.length") == 1)
      }
    }

    @Test(arguments: [false, true])
    func return_inAFieldThatNothingWaitsFor_putsAwayTheKeyboardOfAScreen(
      isTouched: Bool
    ) async throws {
      try await ClientPage.use {
        VStack { TextField("Name", text: .constant("")) }
      } do: { page in
        let touch: ChromeValue = ["enabled": isTouched ? true : false]
        _ = try await page.window.devtools("Emulation.setTouchEmulationEnabled", touch)
        try await page.window.execute("\(field).focus()")
        _ = try await page.events()
        try await page.window.press(.enter)
        let hasFocus: ChromeValue = isTouched ? false : true
        #expect(try await page.value("document.activeElement === \(field)") == hasFocus)
        if !isTouched { try await page.window.type("x") }
        #expect(try await page.events().map { $0[1] } == [isTouched ? "focus" : "change"])
      }
    }

    @Test func slash_goesToTheSearch_andIsALetterWhereOneTypes() async throws {
      try await ClientPage.use {
        NavigationStack {
          List { Button("One") {} }.searchable(text: .constant(""))
        }
      } do: { page in
        let active = "document.activeElement.matches('.part-search input')"
        try await page.window.execute("document.querySelector('.list button').focus()")
        try await page.window.type("/")
        #expect(try await page.value(active) == true)
        #expect(try await page.value("document.activeElement.value") == "")
        try await page.window.type("/")
        #expect(try await page.value("document.activeElement.value") == "/")
      }
    }

    @Test func slash_thatAViewTakes_staysItsKey() async throws {
      try await ClientPage.use {
        NavigationStack {
          Text("One").focusable().onKeyPress("/") { .handled }.searchable(text: .constant(""))
        }
      } do: { page in
        try await page.window.execute("document.querySelector('[data-on~=key]').focus()")
        _ = try await page.take()
        try await page.window.type("/")
        #expect(try await page.value("document.activeElement.matches('input')") == false)
        #expect(try await page.events().contains { $0[1] == "key" && $0[2] == "/" })
      }
    }

    @Test func anEditorOfSeveralLines_takesReturn() async throws {
      try await ClientPage.use {
        TextEditor(text: .constant("a"))
      } do: { page in
        try await page.window.execute(
          "const node = document.querySelector('textarea'); node.focus(); node.setSelectionRange(1, 1)"
        )
        _ = try await page.events()
        try await page.window.press(.enter)
        #expect(try await page.events().map { $0[3] } == ["a\n"])
      }
    }

    @Test func typingBeforeThePageIsLive_isSent() async throws {
      let address = try ClientPage.serve { TextField("Name", text: .constant("a")) }
      try await ChromeWindow.use { window in
        // The fake socket's script has to run before the client.
        try await window.open(address)
        try await window.devtools(
          "Page.addScriptToEvaluateOnNewDocument",
          [
            "source": """
            document.addEventListener('DOMContentLoaded', () => {
              document.querySelector('input').value = 'early'
            })
            addEventListener('readystatechange', () => {}, true)
            new MutationObserver(() => {
              const field = document.querySelector('input')
              if (field && !window.wasTyped) { window.wasTyped = true; field.value = 'early' }
            }).observe(document, { childList: true, subtree: true })
            """
          ]
        )
        try await ClientPage.use(window, address) { page in
          let number = try await page.number("input")
          #expect(try await page.events() == [[number, "change", "text", "early"]])
        }
      }
    }
  }
}

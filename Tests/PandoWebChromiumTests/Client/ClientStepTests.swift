import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of the steps of a batch, which change a real document as docs/PROTOCOL.md says.
  @MainActor
  @Suite("Steps of a batch")
  struct Steps {
    @Test func aPage_whenItsSocketOpens_saysHello() async throws {
      try await ClientPage.use {
        Text("Words")
      } do: { page in
        #expect(try await page.value("fake.hellos") == [["hello", 1, "SESSION", "TOKEN", 0]])
        let url = try await page.value("fake.socket.url").text ?? ""
        #expect(url.hasPrefix("ws://127.0.0.1:") && url.hasSuffix("/pando/socket"))
      }
    }

    @Test func words_attributesAndTitle_areSet() async throws {
      try await ClientPage.use {
        Text("Before")
      } do: { page in
        let text = try await page.name(".text")
        try await page.push(
          ["t", text, "<b>After</b>"],
          ["a", text, "title", "Help"],
          ["a", text, "style", "color: red; --x: 1"],
          ["a", text, "class", "text more"],
          ["title", "New & title"]
        )
        let node = "document.querySelector('.text')"
        #expect(try await page.value("\(node).textContent") == "<b>After</b>")
        #expect(try await page.value("\(node).title") == "Help")
        #expect(try await page.value("\(node).style.color") == "red")
        #expect(try await page.value("\(node).style.getPropertyValue('--x')") == "1")
        #expect(try await page.value("document.title") == "New & title")
        try await page.push(["a", text, "title", nil], ["a", text, "style", nil])
        #expect(try await page.value("\(node).hasAttribute('title')") == false)
        #expect(try await page.value("\(node).style.length") == 0)
      }
    }

    @Test func aPlace_isCountedFromBothEnds() async throws {
      try await ClientPage.use {
        VStack {
          Text("a"); Text("b"); Text("c")
        }
      } do: { page in
        let stack = try await page.name(".v").text ?? ""
        try await page.push(["t", "\(stack).0", "first"], ["t", "\(stack).-1", "last"])
        #expect(
          try await page.value(
            "[...document.querySelectorAll('.v > .text')].map((n) => n.textContent)"
          )
            == ["first", "b", "last"]
        )
      }
    }

    @Test func nodes_areInsertedReplacedAndTakenAway() async throws {
      try await ClientPage.use {
        VStack {
          Text("a"); Text("b")
        }
      } do: { page in
        let stack = try await page.name(".v")
        let names = try await page.value("[...document.querySelectorAll('.text')].map((n) => n.id)")
        let words = "[...document.querySelectorAll('.v > *')].map((n) => n.textContent)"
        try await page.push(
          ["i", stack, ["p", ["id": "p900", "class": "text"], ["new"]], names[1]],
          [
            "i", stack, ["p", ["id": "p901", "class": "text"], ["last ", ["b", [:], ["one"]]]], nil,
          ]
        )
        #expect(try await page.value(words) == ["a", "new", "b", "last one"])
        try await page.push(["r", names[0], ["p", ["id": names[0]], ["A"]]])
        #expect(try await page.value(words) == ["A", "new", "b", "last one"])
        try await page.push(["d", "p900"], ["d", "p900"], ["d", names[0]])
        #expect(try await page.value(words) == ["b", "last one"])
        try await page.push(["i", stack, ["=", "p901"], names[1]])
        #expect(try await page.value(words) == ["last one", "b"])
        try await page.push(["c", stack, ["words", ["=", "p901"], ["i", [:], ["x"]]]])
        #expect(
          try await page.value("document.querySelector('.v').textContent") == "wordslast onex"
        )
        #expect(
          try await page.value("document.createTreeWalker(document.body, 128).nextNode()") == nil
        )
      }
    }

    @Test func nodesThatStay_keepFocusCaretAndScroll_whereverTheyMove() async throws {
      try await ClientPage.use {
        VStack {
          TextField("Name", text: .constant("Ada Lovelace")); Text("b")
        }
      } do: { page in
        let stack = try await page.name(".v")
        let field = try await page.name("input")
        try await page.window.execute(
          """
          window.node = document.querySelector('input')
          node.focus()
          node.setSelectionRange(3, 5)
          """
        )
        _ = try await page.events()
        let state =
          "[document.activeElement === node, node.isConnected, node.selectionStart, node.selectionEnd]"
        try await page.push(["i", stack, ["=", field], nil])
        #expect(try await page.value(state) == [true, true, 3, 5])
        // The node is moved into new nodes that replace the one around it.
        try await page.push([
          "r", stack,
          ["div", ["id": stack, "class": "v"], [["div", [:], [["=", field]]], "x"]],
        ])
        #expect(try await page.value(state) == [true, true, 3, 5])
        #expect(try await page.value("node.parentNode.parentNode.id") == stack)
        try await page.push(["c", stack, [["section", [:], [["=", field]]]]])
        #expect(try await page.value(state) == [true, true, 3, 5])
        // The page has no `moveBefore`, as some browsers have none.
        try await page.window.execute("delete Element.prototype.moveBefore")
        try await page.push(["c", stack, [["p", [:], []], ["section", [:], [["=", field]]]]])
        #expect(try await page.value(state) == [true, true, 3, 5])
        #expect(try await page.value("node.parentNode.localName") == "section")
        #expect(try await page.take() == [])
      }
    }

    @Test func drawings_areOfTheirNamespace_andWhatIsHTMLInsideIsNot() async throws {
      try await ClientPage.use {
        VStack { Text("a") }
      } do: { page in
        let stack = try await page.name(".v")
        try await page.push(
          [
            "i", stack,
            [
              "svg", ["id": "p900", "viewBox": "0 0 1 1"],
              [
                ["linearGradient", [:], []],
                ["foreignObject", [:], [["div", ["id": "p901"], []]]],
              ],
            ],
            nil,
          ],
          ["i", "p900", ["g", ["id": "p902"], []], "p900.1"],
          ["i", "p900.-1", ["p", ["id": "p903"], []], nil]
        )
        let spaces = try await page.value(
          """
          ['#p900', '#p900 > *', '#p901', '#p902', '#p903'].map((selector) =>
            document.querySelector(selector).namespaceURI.split('/').at(-1))
          """
        )
        #expect(spaces == ["svg", "svg", "xhtml", "svg", "xhtml"])
        #expect(
          try await page.value("document.querySelector('#p900').firstChild.localName")
            == "linearGradient"
        )
        #expect(try await page.value("document.querySelector('#p900').viewBox.baseVal.width") == 1)
      }
    }

    @Test func theStateOfControls_isSetAsProperties() async throws {
      try await ClientPage.use {
        VStack {
          Toggle("On", isOn: .constant(false))
          TextField("Name", text: .constant("a"))
          TextEditor(text: .constant("b"))
          Slider(value: .constant(0.5))
          Picker("Plan", selection: .constant(1)) {
            Text("Month").tag(1); Text("Year").tag(2)
          }
          .pickerStyle(.menu)
          DisclosureGroup("More", isExpanded: .constant(false)) { Text("x") }
        }
      } do: { page in
        try await page.window.execute(
          """
          // A control that the user has changed does not follow its attributes any more.
          document.querySelector('[type=checkbox]').checked = true
          document.querySelector('[type=checkbox]').checked = false
          for (const node of document.querySelectorAll('[type=text],textarea')) node.value += 'x'
          """
        )
        let year = try await page.value("document.querySelectorAll('option')[1].id")
        let month = try await page.value("document.querySelectorAll('option')[0].id")
        try await page.push(
          ["a", page.name("[type=checkbox]"), "checked", ""],
          ["a", page.name("[type=text]"), "value", "new"],
          ["a", page.name("textarea"), "value", "<new>"],
          ["a", page.name("[type=range]"), "value", "0.25"],
          ["a", month, "selected", nil],
          ["a", year, "selected", ""],
          ["a", page.name("details"), "open", ""]
        )
        #expect(
          try await page.value(
            """
            ['[type=checkbox]', '[type=text]', 'textarea', '[type=range]', 'select', 'details'].map(
              (selector) => document.querySelector(selector)).map(
              (node) => node.type === 'checkbox' ? node.checked : node.open ?? node.value)
            """
          ) == [true, "new", "<new>", "0.25", year, true]
        )
        #expect(
          try await page.value(
            "document.querySelector('[type=range]').style.getPropertyValue('--fraction')"
          ) == "0.25"
        )
        try await page.push(["a", page.name("[type=checkbox]"), "checked", nil])
        #expect(try await page.value("document.querySelector('[type=checkbox]').checked") == false)
        // The value of a new slider lies within its limits.
        try await page.push([
          "i", "p0",
          ["input", ["id": "p900", "value": "50", "type": "range", "max": "80", "min": "10"], []],
          nil,
        ])
        #expect(try await page.value("document.querySelector('#p900').value") == "50")
      }
    }

    @Test func theFocus_goesWhereItIsSent_andAway() async throws {
      try await ClientPage.use {
        VStack {
          TextField("Name", text: .constant("")); Text("Words")
        }
      } do: { page in
        try await page.push(["f", page.name("input")])
        #expect(try await page.value("document.activeElement.localName") == "input")
        let field = try await page.number("input")
        #expect(try await page.events() == [[field, "focus", true]])
        try await page.push(["f", page.name(".text")])
        #expect(try await page.value("document.activeElement.className.includes('text')") == true)
        try await page.push(["f", nil])
        #expect(try await page.value("document.activeElement.localName") == "body")
      }
    }

    @Test func batches_areAppliedOnce_inOrder_andAcknowledged() async throws {
      try await ClientPage.use {
        Text("0")
      } do: { page in
        let text = try await page.name(".text")
        try await page.window.execute(
          """
          for (let number = 1; number <= 50; number++) {
            fake.say([number, 0, [['t', arguments[0], String(number)]]])
          }
          fake.say([7, 0, [['t', arguments[0], 'again']]])
          """,
          text
        )
        #expect(try await page.window.find(".text").text == "50")
        try await page.window.wait("fake.acks.at(-1) === 50")
        #expect((try await page.value("fake.acks.length").number ?? 99) <= 3)
        // A page that missed more than the server keeps gets the whole document in a batch with a later number.
        try await page.window.execute("fake.say([52, 0, [['t', arguments[0], 'later']]])", text)
        #expect(try await page.window.find(".text").text == "later")
        try await page.window.wait("fake.acks.at(-1) === 52")
        #expect(try await page.value("fake.hellos.length") == 1)
      }
    }

    @Test func aStepThatCannotBeDone_isLogged_andTheOthersAreDone() async throws {
      try await ClientPage.use {
        Text("0")
      } do: { page in
        try await page.push(["t", "p999", "x"], ["t", page.name(".text"), "1"])
        #expect(try await page.window.find(".text").text == "1")
        #expect(
          try await page.window.log().contains { $0.contains("pando:") && $0.contains("p999") }
        )
      }
    }
  }
}

import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of dialogs, which take the focus, keep it, and give it back.
  @MainActor
  @Suite("Dialogs")
  struct Dialogs {
    private let active =
      "(document.activeElement.textContent.trim() || document.activeElement.localName)"

    private func useSheet(_ body: @MainActor (ClientPage) async throws -> Void) async throws {
      try await ClientPage.use {
        VStack { Button("Below") {} }
          .sheet(isPresented: .constant(true)) {
            VStack {
              Button("First") {}; Text("Words"); Button("Last") {}
            }
          }
      } do: { page in
        try await body(page)
      }
    }

    @Test func theFocus_goesIntoADialog_andStaysThere() async throws {
      try await useSheet { page in
        #expect(try await page.value(active) == "First")
        let order = try await [
          tab(page), tab(page), tab(page), tab(page, back: true), tab(page, back: true),
        ]
        #expect(order == ["Last", "button", "First", "button", "Last"])
        try await page.window.execute("document.querySelector('.v > button').focus()")
        #expect(try await page.value("!!document.activeElement.closest('dialog')") == true)
      }
    }

    @Test func messages_overADialog_areReachedByF6_andNotByTab() async throws {
      try await useSheet { page in
        let buttons: [ChromeValue] = ["Undo", "Close"].map { ["button", [:], [.text($0)]] }
        try await page.push(
          ["i", "p0", ["div", ["id": "p900", "class": "part-toasts"], .list(buttons)], nil]
        )
        #expect(try await page.value(active) == "First")
        var order: [ChromeValue] = []
        for _ in 0..<3 { order.append(try await tab(page)) }
        #expect(order == ["Last", "button", "First"])
        order = []
        for _ in 0..<3 { order.append(try await tab(page, back: true)) }
        #expect(order == ["button", "Last", "First"])
        // From the messages the key Tab comes back, and so does F6.
        try await page.window.press(.f6)
        #expect(try await page.value(active) == "Undo")
        order = []
        for _ in 0..<2 { order.append(try await tab(page)) }
        #expect(order == ["Close", "button"])
        try await page.window.press(.f6)
        #expect(try await page.value(active) == "Undo")
        try await page.window.press(.f6)
        #expect(try await page.value(active) == "button")
        // Everything outside the dialog, except messages, is out of reach.
        try await page.window.execute("document.querySelector('.v > button').focus()")
        #expect(try await page.value("!!document.activeElement.closest('dialog')") == true)
      }
    }

    @Test func tab_inASheetThatEndsWithRows_orOptions_staysThere() async throws {
      try await ClientPage.use {
        VStack { Button("Below") {} }
          .sheet(isPresented: .constant(true)) {
            VStack {
              Button("First") {}
              Picker("Size", selection: .constant(1)) {
                Text("Small").tag(1)
                Text("Large").tag(2)
              }
              .pickerStyle(.segmented)
              List {
                NavigationLink("One", value: 1)
                NavigationLink("Two", value: 2)
                NavigationLink("Three", value: 3)
              }
              Picker("Age", selection: .constant(1)) {
                Text("Old").tag(1)
                Text("New").tag(2)
              }
              .pickerStyle(.segmented)
            }
          }
      } do: { page in
        try await page.push(
          [
            "i", "p0",
            [
              "div", ["id": "p900", "class": "part-toasts"],
              .list([["button", [:], [.text("Undo")]]]),
            ], nil,
          ]
        )
        let isInside = "!!document.activeElement.closest('dialog')"
        for back in [false, true] {
          for _ in 0..<12 {
            _ = try await tab(page, back: back)
            #expect(try await page.value(isInside) == true)
          }
        }
      }
    }

    private func tab(_ page: ClientPage, back: Bool = false) async throws -> ChromeValue {
      if back {
        try await page.window.press(.tab, with: .shift)
      } else {
        try await page.window.press(.tab)
      }
      return try await page.value(active)
    }

    @Test func aDialog_isDismissed_byEscape_itsButton_andAPressBesideIt() async throws {
      try await useSheet { page in
        let number = try await page.number("dialog")
        try await page.window.press(.escape)
        #expect(try await page.events() == [[number, "dismiss"]])
        try await page.window.click("[data-action=dismiss]")
        #expect(try await page.events() == [[number, "dismiss"]])
        let layer = try await page.window.find(".layer").reference
        try await page.window.point(
          ["type": "pointerMove", "x": -480, "y": 0, "origin": layer],
          ["type": "pointerDown", "button": 0],
          ["type": "pointerUp", "button": 0]
        )
        #expect(try await page.events() == [[number, "dismiss"]])
        // A press that begins inside the dialog, or on its text, does not count as a press beside
        // the dialog.
        let words = try await page.window.find("dialog .v > .text").reference
        try await page.window.point(
          ["type": "pointerMove", "x": 0, "y": 0, "origin": words],
          ["type": "pointerDown", "button": 0],
          ["type": "pointerMove", "x": -480, "y": 0, "origin": layer],
          ["type": "pointerUp", "button": 0]
        )
        try await page.window.click("dialog .v > .text")
        let events = try await page.take()
        #expect(events == [])
      }
    }

    @Test func anAlert_isNotDismissed_byAPressBesideIt() async throws {
      try await ClientPage.use {
        Text("Below").alert("Sure?", isPresented: .constant(true)) { Button("Yes") {} }
      } do: { page in
        #expect(try await page.value(active) == "Yes")
        let layer = try await page.window.find(".layer").reference
        try await page.window.point(
          ["type": "pointerMove", "x": -480, "y": 0, "origin": layer],
          ["type": "pointerDown", "button": 0],
          ["type": "pointerUp", "button": 0]
        )
        #expect(try await page.take() == [])
        try await page.window.press(.escape)
        #expect(try await page.events() == [[page.number("dialog"), "dismiss"]])
      }
    }

    @Test func anAlertWithAField_hasItAboveItsButtons_ofWhichCancelIsTheFirst() async throws {
      try await ClientPage.use {
        Text("Below").alert("Rename it?", isPresented: .constant(true)) {
          TextField("Name", text: .constant(""))
          Button("Rename") {}
          Button("Cancel", role: .cancel) {}
        }
      } do: { page in
        let words = try await page.value(
          "[...document.querySelectorAll('.part-actions > *')].map((node) => node.placeholder ?? node.textContent.trim())"
        )
        #expect(words.list == ["Name", "Cancel", "Rename"])
      }
    }

    @Test func aDialogThatDestroys_beginsAtItsCancelButton_whichEscapePresses() async throws {
      try await ClientPage.use {
        Text("Below").alert("Delete it?", isPresented: .constant(true)) {
          Button("Delete", role: .destructive) {}
          Button("Cancel", role: .cancel) {}
        }
      } do: { page in
        #expect(try await page.value(active) == "Cancel")
        let first = "document.querySelector('.question-actions button').textContent.trim()"
        #expect(try await page.value(first) == "Cancel")
        let cancel = try await page.number(".role-cancel")
        try await page.window.press(.enter)
        #expect(try await page.events() == [[cancel, "tap"]])
        try await page.window.press(.escape)
        #expect(try await page.events() == [[cancel, "tap"]])
      }
    }

    /// The field has a stop for the day, the month, the year and its calendar. Scripts cannot see
    /// these stops.
    @Test func tab_inADialogThatEndsWithADate_stopsAtAllOfItsParts() async throws {
      try await ClientPage.use {
        Text("Below").sheet(isPresented: .constant(true)) {
          VStack {
            Button("First") {}
            DatePicker(
              "Day",
              selection: .constant(Date(timeIntervalSince1970: 0)),
              displayedComponents: .date
            )
          }
        }
      } do: { page in
        #expect(try await page.value(active) == "First")
        var order: [ChromeValue] = []
        for _ in 0..<4 { order.append(try await tab(page)) }
        #expect(order == ["input", "input", "input", "input"])
        _ = try await tab(page)
        // From the body the browser may go to its own bar.
        for _ in 0..<2 where try await page.value("document.activeElement.localName") == "body" {
          _ = try await tab(page)
        }
        #expect(try await page.value("!!document.activeElement.closest('dialog')") == true)
        #expect(try await page.value(active) != "input")
      }
    }

    @Test func aDialogWithoutCancel_doesNotBeginAtWhatDestroys() async throws {
      try await ClientPage.use {
        Text("Below").alert("Delete it?", isPresented: .constant(true)) {
          Button("Delete", role: .destructive) {}
        }
      } do: { page in
        #expect(try await page.value("document.activeElement.localName") == "dialog")
        try await page.window.press(.enter)
        #expect(try await page.take() == [])
        try await page.window.press(.tab)
        #expect(try await page.value(active) == "Delete")
      }
    }

    @Test func whenADialogCloses_theFocusGoesBack_alsoThroughSeveral() async throws {
      try await ClientPage.use {
        VStack {
          Button("Open") {}; Button("Other") {}
        }
      } do: { page in
        func dialog(_ number: Int) -> ChromeValue {
          let buttons: [ChromeValue] = ["A", "B"].map {
            ["button", [:], [.text("\($0)\(number)")]]
          }
          return [
            "div", ["id": "p\(number)", "class": "layer"],
            [
              [
                "dialog",
                [
                  "open": "", "aria-modal": "true", "data-on": "dismiss",
                  "id": "p\(number)-control",
                ],
                .list(buttons),
              ]
            ],
          ]
        }
        try await page.window.execute("document.querySelector('.v > button').focus()")
        try await page.push(["i", "p0", dialog(900), nil])
        #expect(try await page.value(active) == "A900")
        try await page.window.press(.tab)
        try await page.push(["i", "p0", dialog(901), nil])
        #expect(try await page.value(active) == "A901")
        try await page.window.press(.escape)
        #expect(try await page.events() == [[901, "dismiss"]])
        try await page.push(["d", "p901"])
        #expect(try await page.value(active) == "B900")
        try await page.push(["i", "p0", dialog(902), nil])
        try await page.push(["d", "p902"], ["d", "p900"])
        #expect(try await page.value(active) == "Open")
        // The focus set by the server comes last.
        let other = try await page.value("document.querySelectorAll('.v > button')[1].id")
        try await page.push(["i", "p0", dialog(903), nil], ["f", "p903"])
        #expect(try await page.value(active) == "A903")
        try await page.push(["d", "p903"], ["f", other])
        #expect(try await page.value(active) == "Other")
      }
    }

    /// A form with a message over it.
    private func useMessage(
      _ body: @MainActor (ClientPage, _ message: ChromeValue) async throws -> Void
    ) async throws {
      try await ClientPage.use {
        NavigationStack {
          Form { Button("Leave") {} }.navigationTitle("Profile")
        }
      } do: { page in
        let button: ChromeValue = ["button", ["id": "p902"], ["Close"]]
        let message: ChromeValue = ["div", ["id": "p901"], [button]]
        try await page.window.execute("document.querySelector('.row button').focus()")
        try await body(page, ["div", ["id": "p900", "class": "part-toasts"], [message]])
      }
    }

    @Test func whenTheLastMessageGoes_theFocusIsWhereItWasBefore() async throws {
      try await useMessage { page, message in
        try await page.push(["i", "p0", message, nil])
        try await page.window.execute("document.getElementById('p902').focus()")
        try await page.push(["d", "p901"])
        #expect(try await page.value(active) == "Leave")
      }
    }

    @Test func whenADialogCloses_andWhatHadTheFocusWent_itIsAtTheHeading() async throws {
      try await useMessage { page, message in
        let dialog: ChromeValue = [
          "dialog", ["open": "", "aria-modal": "true"], [["button", [:], ["Leave now"]]],
        ]
        try await page.push(["i", "p0", ["div", ["id": "p800", "class": "layer"], [dialog]], nil])
        #expect(try await page.value(active) == "Leave now")
        let row = try await page.name(".row")
        try await page.push(["d", "p800"], ["i", "p0", message, nil], ["d", row])
        #expect(try await page.value(active) == "Profile")
      }
    }

    @Test func aPopover_isDismissed_byAPressElsewhere() async throws {
      try await ClientPage.use {
        VStack {
          Text("Elsewhere")
          Button("Anchor") {}.popover(isPresented: .constant(true)) { Button("Inside") {} }
        }
      } do: { page in
        let number = try await page.number(".popover")
        #expect(try await page.value(active) == "Inside")
        let root = try await page.window.find("#p0").reference
        try await page.window.point(
          ["type": "pointerMove", "x": -450, "y": 300, "origin": root],
          ["type": "pointerDown", "button": 0],
          ["type": "pointerUp", "button": 0]
        )
        #expect(try await page.events() == [[number, "dismiss"]])
        try await page.window.press(.escape)
        #expect(try await page.events() == [[number, "dismiss"]])
      }
    }
  }
}

import PandoTestSupport
import PandoTesting
import PandoUI
import Testing

@MainActor
@Suite struct FailureTests {
  struct Page: View {
    var showsAlert = false
    var body: some View {
      Piece(.screen, [.title: .text("Todos")]) {
        Press("Save") {}
        Piece(.link) { Line("Help") }
        Piece(.button, [.text: .text("Send"), .isDisabled: .flag(true)], on: .tap)
        Piece(.section, [.title: .text("Danger"), .isDisabled: .flag(true)]) {
          Piece(.button, [.text: .text("Erase")], on: .tap)
        }
        Piece(.vstack, [.isHidden: .flag(true)]) { Press("Share") {} }
        Line("Nothing")
      }
      if showsAlert {
        Portal { Piece(.alert, [.title: .text("Really?")]) { Press("Save") {} } }
      }
    }
  }

  @Test func missing_saysWhatIsNear() async {
    let app = await Driver.open(Page())
    let error = await failure { try await app.button("Svae").tap() }
    #expect(error?.code == .notFound)
    #expect(
      error?.report == """
        No button "Svae" was found.

        Near misses:
          button "Save"

        The interface:
          screen "Todos"
            button "Save"
            link "Help"
            button "Send" [disabled]
            section "Danger" [disabled]
              button "Erase" [disabled]
            text "Nothing"
        """
    )
    #expect(error?.description == "No button \"Svae\" was found.")
  }

  @Test func missing_whenRoleIsAnother_saysSo() async {
    let app = await Driver.open(Page())
    let error = await failure { try await app.toggle("Help").toggle() }
    #expect(error?.nearMisses.map(\.description) == ["link \"Help\""])
  }

  @Test func missing_whenHidden_saysSo() async {
    let app = await Driver.open(Page())
    let error = await failure { try await app.button("Share").tap() }
    #expect(error?.code == .notFound)
    #expect(error?.nearMisses.first?.description == "button \"Share\" [hidden]")
  }

  @Test func missing_whenScopeIsNotThere_namesTheScope() async {
    let app = await Driver.open(Page())
    let error = await failure { try await app.sheet("New").button("Save").tap() }
    #expect(
      error?.message
        == "No sheet \"New\" was found, in which to look for: button \"Save\" in sheet \"New\"."
    )
  }

  @Test func several_areListed() async {
    let app = await Driver.open(Page())
    let error = await failure { try await app.buttons.tap() }
    #expect(error?.code == .ambiguous)
    #expect(
      error?.message == """
        3 elements match button, and one is needed. Look inside of something that has only one of \
        them, such as 'row(containing: "…")', or take one with 'first', 'last' or 'at(_:)'.
        """
    )
    #expect(
      error?.matches.map(\.description) == [
        "button \"Save\"", "button \"Send\" [disabled]", "button \"Erase\" [disabled]",
      ]
    )
  }

  @Test func disabled_isRefused() async {
    let app = await Driver.open(Page())
    let own = await failure { try await app.button("Send").tap() }
    #expect(own?.code == .disabled)
    #expect(own?.message == "button \"Send\" cannot be tapped: it is disabled.")
    let outer = await failure { try await app.button("Erase").tap() }
    #expect(
      outer?.message
        == "button \"Erase\" cannot be tapped: it is disabled, as section \"Danger\" is."
    )
  }

  @Test func hidden_isRefused() async {
    let app = await Driver.open(Page())
    let error = await failure { try await app.button("Share").includingHidden.tap() }
    #expect(error?.code == .hidden)
    #expect(error?.message == "button \"Share\" cannot be tapped: it is hidden.")
  }

  @Test func covered_isRefused() async {
    let app = await Driver.open(Page(showsAlert: true))
    let error = await failure { try await app.link("Help").tap() }
    #expect(error?.code == .covered)
    #expect(error?.message == "link \"Help\" cannot be tapped: it is behind alert \"Really?\".")
    #expect(app.button("Save").count == 2)
    await #expect(throws: Never.self) { try await app.button("Save").tap() }
  }

  @Test func unanswered_isRefused() async {
    let app = await Driver.open(Page())
    let error = await failure { try await app.text("Nothing").tap() }
    #expect(
      error?.message == """
        text "Nothing" cannot be tapped: neither it nor anything around it answers to that.
        """
    )
    let toggle = await failure { try await app.text("Nothing").turnOn() }
    #expect(toggle?.message == "text \"Nothing\" cannot be turned on: it is not a toggle.")
  }

  @Test func readers_throwWithoutRecording() async {
    let app = await Driver.open(Page())
    let error = #expect(throws: DriverError.self) { try app.field("Name").value }
    #expect(error?.isReported == false)
    #expect(error?.description.hasPrefix("No field \"Name\" was found.\n\nThe interface:") == true)
  }

  @Test func closed_findsNothingAndRefuses() async {
    let app = await Driver.open(Page())
    app.close()
    app.close()
    #expect(!app.button("Save").exists)
    #expect(app.tree == "(nothing)")
    let error = await failure { try await app.button("Save").tap() }
    #expect(error?.code == .closed)
    #expect(
      error?.report == """
        The driver has been closed; nothing can be found any more.

        The interface:
          (closed)
        """
    )
  }

  // MARK: The part of a long page

  struct LongPage: View {
    var showsAlert = false
    var body: some View {
      Piece(.screen, [.title: .text("Books")]) {
        Piece(.list, units: .row) {
          ForEach(0..<60, id: \.self) { number in
            Piece(.hstack) {
              Line("Book \(number)")
              Piece(.button, [.text: .text("Read \(number)"), .isDisabled: .flag(true)], on: .tap)
            }
          }
        }
        Piece(.section, [.title: .text("Shop"), .identifier: .text("shop")]) {
          ForEach(0..<40, id: \.self) { Line("Offer \($0)") }
        }
      }
      if showsAlert {
        Portal { Piece(.alert, [.title: .text("Really?")]) { Press("Save") {} } }
      }
    }
  }

  @Test func longPage_isShownAroundTheElement() async {
    let app = await Driver.open(LongPage())
    let error = await failure { try await app.button("Read 30").tap() }
    #expect(
      error?.report == """
        button "Read 30" cannot be tapped: it is disabled.

        The interface around it ('tree' has all of it):
          screen "Books"
            list
              … 87 more lines
              row
                text "Book 29"
                button "Read 29" [disabled]
              row
                text "Book 30"
                button "Read 30" [disabled]
              row
                text "Book 31"
                button "Read 31" [disabled]
              row
          … 124 more lines
        """
    )
    #expect(error?.tree == app.tree)
  }

  @Test func longPage_isShownAroundNearMisses_orWhereOneLooked_orInFront() async {
    let app = await Driver.open(LongPage())
    let near = await failure { try await app.text("book 59").tap() }
    #expect(near?.surroundings.contains("text \"Book 59\"") == true)
    #expect(near?.surroundings.contains("Book 20") == false)
    let scoped = await failure { try await app.element(id: "shop").link("Terms").tap() }
    #expect(
      scoped?.surroundings.contains("screen \"Books\"\n  … 181 more lines\n  section") == true
    )
    #expect(scoped?.surroundings.contains("text \"Offer 0\"") == true)
    #expect(scoped?.surroundings.contains("Book 0") == false)
    let nowhere = await failure { try await app.slider("Volume").set(1) }
    #expect(nowhere?.surroundings.hasPrefix("screen \"Books\"\n  list\n    row") == true)
    #expect((nowhere?.surroundings.split(separator: "\n").count ?? 0) < 40)
    app.close()

    let asked = await Driver.open(LongPage(showsAlert: true))
    let front = await failure { try await asked.slider("Volume").set(1) }
    #expect(front?.surroundings.hasSuffix("alert \"Really?\"\n  button \"Save\"") == true)
    let covered = await failure { try await asked.text("Offer 39").tap() }
    #expect(covered?.surroundings.contains("alert \"Really?\"") == true)
    #expect(covered?.surroundings.contains("text \"Offer 39\"") == true)
    let key = await failure { try await asked.press("x", modifiers: .command) }
    #expect(key?.surroundings.contains("alert \"Really?\"") == true)
  }

  @Test func wait_thatIsOver_showsWhatIsNear() async {
    let app = await Driver.open(LongPage())
    let error = await failure {
      try await app.text("Book 60").waitToAppear(timeout: .zero)
    }
    #expect(error?.code == .timedOut)
    #expect(error?.nearMisses.isEmpty == false)
    let gone = await failure { try await app.text("Book 7").waitToDisappear(timeout: .zero) }
    #expect(gone?.surroundings.contains("text \"Book 7\"") == true)
  }
}

import Foundation
import PandoTestSupport
import PandoTesting
import PandoUI
import Testing

@MainActor
@Suite struct ActionTests {
  /// Records the events that handlers receive.
  @MainActor final class Log {
    var lines: [String] = []
    func note(_ name: String) -> (Event) -> Void { { self.lines.append("\(name) \($0)") } }
  }

  @Test func tap_goesToTheNearestThatAnswers() async throws {
    let log = Log()
    let app = await Driver.open(
      Piece(.vstack, [:], on: .tap) {
        Line("Outer")
        Piece(.button, [:], on: .tap) {
          Line("Inner")
        } perform: {
          log.note("button")($0)
        }
      } perform: {
        log.note("stack")($0)
      }
    )
    try await app.text("Outer").tap()
    try await app.text("Inner").tap()
    try await app.button("Inner").tap()
    #expect(log.lines == ["stack tap", "button tap", "button tap"])
  }

  @Test func tap_whenOnlyOneInsideAnswers_goesThere() async throws {
    let log = Log()
    let app = await Driver.open(
      Piece(.list, units: .row) {
        Piece(.hstack) {
          Line("Emma")
          Press("Read") { log.lines.append("read") }
        }
        Piece(.hstack) {
          Line("Persuasion")
          Press("Read") {}
          Press("Buy") {}
        }
      }
    )
    try await app.row("Emma").tap()
    #expect(log.lines == ["read"])
    let error = await failure { try await app.row("Persuasion").tap() }
    #expect(
      error?.message == """
        row "Persuasion" cannot be tapped: several elements in it can be: button "Read", button \
        "Buy". Tap one of them, as in 'button("Read").tap()' of it.
        """
    )
  }

  @Test func pointer_reportsWhatItDid() async throws {
    let log = Log()
    let app = await Driver.open(
      Piece(
        .button,
        [.text: .text("All"), .accessibilityActions: .list(["Archive", "Flag"])],
        on: [.doubleTap, .longPress, .hover, .refresh, .action]
      ) {
      } perform: {
        log.note("")($0)
      }
    )
    let button = app.button("All")
    try await button.doubleTap().longPress().hover().hover(false).refresh()
    try await button.performAction("Flag")
    #expect(
      log.lines == [
        " doubleTap", " longPress", " hover(true)", " hover(false)", " refresh", " action(1)",
      ]
    )
    let error = await failure { try await button.performAction("Delete") }
    #expect(
      error?.message == """
        button "All" cannot be asked for the action "Delete": its actions are "Archive", "Flag".
        """
    )
  }

  struct Names: View {
    @State var name = "A"
    @State var password = ""
    @State var log: [String] = []
    var body: some View {
      Entry(title: "Name", text: $name) { log.append("submit \(name)") }
        .onChange(of: name) { log.append(name) }
      // Accepts digits only, at most four.
      Entry(
        title: "Code",
        text: Binding(
          get: { password },
          set: { password = String($0.filter(\.isNumber).prefix(4)) }
        ),
        kind: .secureField
      )
      Line(log.joined(separator: ","))
      Piece(.textField, [.label: .text("Closed"), .isDisabled: .flag(true)], on: .change)
    }
  }

  @Test func type_appendsCharacterByCharacter() async throws {
    let app = await Driver.open(Names())
    try await app.field("Name").type("bc").submit()
    #expect(app.has(text: "Ab,Abc,submit Abc"))
    #expect(try app.field("Name").value == "Abc")
    #expect(try app.field("Name").isFocused)
  }

  @Test func type_whenABindingCutsIt_goesOnFromWhatIsShown() async throws {
    let app = await Driver.open(Names())
    try await app.type("12ab345", into: "Code")
    #expect(try app.secureField("Code").value == "1234")
  }

  @Test func type_withALineFeed_submits() async throws {
    let app = await Driver.open(Names())
    try await app.field("Name").fill("X\n")
    #expect(app.has(text: ",X,submit X"))
    try await app.field("Name").clear()
    #expect(try app.field("Name").value == "")
  }

  @Test func type_whenDisabled_isRefused() async throws {
    let app = await Driver.open(Names())
    let error = await failure { try await app.field("Closed").type("x") }
    #expect(error?.message == "textField \"Closed\" cannot be typed into: it is disabled.")
    let other = await failure { try await app.text(containing: "").type("x") }
    #expect(other?.code == .ambiguous)
  }

  @Test func focus_movesFromFieldToField() async throws {
    let app = await Driver.open(Names())
    try await app.field("Name").focus()
    try await app.field("Code").focus()
    #expect(try !app.field("Name").isFocused)
    #expect(try app.field("Code").isFocused)
    try await app.field("Code").blur()
    #expect(try !app.field("Code").isFocused)
  }

  struct Settings: View {
    @State var isOn = false
    @State var volume = 5.0
    @State var color = "Red"
    @State var date = Date(timeIntervalSince1970: 0)
    @State var isExpanded = false
    @State var ids: [ElementID] = []
    var body: some View {
      Switch(title: "Wi-Fi", isOn: $isOn)
      Piece(
        .slider,
        [
          .label: .text("Volume"), .value: .number(volume), .minimum: .number(0),
          .maximum: .number(6), .step: .number(1),
        ],
        on: .change
      ) {
      } perform: { event in
        if case .change(.number(let new)) = event { volume = new }
      }
      Piece(.picker, [.label: .text("Color")], units: .option, on: .change) {
        Line("Red")
        Line("Blue")
      } perform: { event in
        if case .change(.selection(let new)) = event { ids = new }
      }
      Piece(.datePicker, [.label: .text("Day"), .value: .date(date)], on: .change) {
      } perform: { event in
        if case .change(.date(let new)) = event { date = new }
      }
      Piece(.disclosure, [.label: .text("More"), .isExpanded: .flag(isExpanded)], on: .change) {
        if isExpanded { Line("Details") }
      } perform: { event in
        if case .change(.flag(let new)) = event { isExpanded = new }
      }
      Line("chosen \(ids.count)")
    }
  }

  @Test func toggle_isSwitched() async throws {
    let app = await Driver.open(Settings())
    let toggle = app.toggle("Wi-Fi")
    try await toggle.toggle()
    #expect(try toggle.isOn)
    try await toggle.turnOn()
    #expect(try toggle.isOn)
    try await toggle.tap()
    #expect(try !toggle.isOn)
    try await toggle.turnOff()
    #expect(try toggle.element.isOn == false)
  }

  @Test func slider_isSetWithinItsRange() async throws {
    let app = await Driver.open(Settings())
    let slider = app.slider("Volume")
    try await slider.set(2)
    #expect(try slider.number == 2)
    try await slider.increment()
    #expect(try slider.value == "3")
    try await slider.decrement()
    let error = await failure { try await slider.set(9) }
    #expect(error?.code == .wrongValue)
    #expect(error?.message == "slider \"Volume\" cannot be set to 9: its range is 0…6.")
    try await slider.set(6)
    let end = await failure { try await slider.increment() }
    #expect(
      end?.message
        == "slider \"Volume\" cannot be incremented: it stands at its highest value, 6."
    )
  }

  @Test func picker_choosesAnOption() async throws {
    let app = await Driver.open(Settings())
    try await app.picker("Color").select("Blue")
    #expect(app.has(text: "chosen 1"))
    #expect(app.picker("Color").options.names == ["Red", "Blue"])
    #expect(!app.has(text: "Blue"))
    try await app.option("Red").select()
    let error = await failure { try await app.picker("Color").select("Green") }
    #expect(
      error?.message == """
        picker "Color" cannot be set to "Green": its options are "Red", "Blue".
        """
    )
  }

  @Test func datePicker_takesADate() async throws {
    let app = await Driver.open(Settings())
    let day = Date(timeIntervalSince1970: 86_400)
    try await app.datePicker("Day").pick(day)
    #expect(try app.datePicker("Day").date == day)
    #expect(try app.datePicker().value == "1970-01-02T00:00:00Z")
  }

  @Test func disclosure_isExpandedAndCollapsed() async throws {
    let app = await Driver.open(Settings())
    let more = app.disclosure("More")
    try await more.expand()
    try await more.expand()
    #expect(app.has(text: "Details"))
    #expect(try more.isExpanded)
    try await more.collapse()
    #expect(!app.has(text: "Details"))
  }

  struct Rows: View {
    @State var log = ""
    var body: some View {
      Line(log)
      Piece(.list, units: .row, on: [.delete, .move]) {
        Line("One")
        Piece(.hstack) {
          Line("Two")
          Piece(.swipeActions) { Press("Pin") { log = "pinned" } }
        }
        Piece(.text, [.text: .text("Three"), .draggable: .text("3")])
      } perform: { event in
        switch event {
        case .delete: log = "delete"
        case .move(_, let before): log = before == nil ? "to the end" : "before"
        default: break
        }
      }
      Piece(.vstack, [.accessibilityLabel: .text("Basket")], on: [.drop, .drag]) {
        Line("0 items")
      } perform: { event in
        switch event {
        case .drop(let items, _): log = "dropped \(items)"
        case .drag(let value, let ended): log = "\(value.translation.width) \(ended)"
        default: break
        }
      }
    }
  }

  @Test func row_isDeletedMovedAndSwiped() async throws {
    let app = await Driver.open(Rows())
    try await app.row("One").delete()
    #expect(app.has(text: "delete"))
    try await app.row("One").move(before: app.row("Three"))
    #expect(app.has(text: "before"))
    try await app.text("One").moveToEnd()
    #expect(app.has(text: "to the end"))
    try await app.row("Two").swipe("Pin")
    #expect(app.has(text: "pinned"))
    let error = await failure { try await app.row("Two").swipe("Delete") }
    #expect(
      error?.message
        == "row \"Two\" cannot be swiped to \"Delete\": its swipe actions are \"Pin\"."
    )
  }

  @Test func dragging_carriesWhatIsDraggable() async throws {
    let app = await Driver.open(Rows())
    let basket = app.element(.group, "Basket")
    try await app.row("Three").drag(to: basket)
    #expect(app.has(text: "dropped [\"3\"]"))
    try await basket.drop(["a", "b"])
    #expect(app.has(text: "dropped [\"a\", \"b\"]"))
    try await basket.drag(byX: 40)
    #expect(app.has(text: "40.0 true"))
    let error = await failure { try await app.row("One").drag(to: basket) }
    #expect(
      error?.message
        == "row \"One\" cannot be dragged to group \"Basket\": it is not 'draggable'."
    )
  }

  struct Screens: View {
    @State var depth = 1
    @State var isAsking = false
    @State var tab = "Home"
    var body: some View {
      Piece(.navigationStack) {
        ForEach(1...depth, id: \.self) { number in
          Piece(
            .screen,
            [.title: .text("Screen \(number)"), .isHidden: .flag(number < depth)],
            on: number == 1 ? [] : .dismiss
          ) {
            Press("Push") { depth += 1 }
            Press("Ask") { isAsking = true }
          } perform: { _ in
            depth -= 1
          }
        }
      }
      if isAsking {
        Portal {
          Piece(.alert, [.title: .text("Leave?")], on: .dismiss) {
            Line("Nothing is saved.")
          } perform: { _ in
            isAsking = false
          }
        }
      }
      Piece(.tabView, units: .tab, on: .change) {
        Piece(.vstack) { Line("Home") }
        Piece(.vstack) { Line("Profile") }
      } perform: { _ in
        tab = "changed"
      }
      Line(tab)
    }
  }

  @Test func back_popsTheScreenInFront() async throws {
    let app = await Driver.open(Screens())
    try await app.button("Push").tap()
    #expect(app.screen("Screen 2").exists)
    #expect(!app.screen("Screen 1").exists)
    try await app.back()
    #expect(app.heading("Screen 1").exists)
    let error = await failure { try await app.back() }
    #expect(
      error?.message == "screen \"Screen 1\" is the first one: there is nothing to go back to."
    )
  }

  @Test func alert_isDismissed() async throws {
    let app = await Driver.open(Screens())
    try await app.button("Ask").tap()
    #expect(app.alert("Leave?").has(text: "Nothing is saved."))
    #expect(try app.button("Push").isCovered)
    try await app.alert().dismiss()
    #expect(!app.alert().exists)
  }

  @Test func tab_isShown() async throws {
    let app = await Driver.open(Screens())
    #expect(app.tabs.names == ["Home", "Profile"])
    try await app.select(tab: "Profile")
    #expect(app.has(text: "changed"))
  }
}

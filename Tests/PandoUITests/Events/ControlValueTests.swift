import Foundation
import PandoTesting
import PandoUI
import Testing

/// Tests of the values of events: from outside, only those that the control can send are accepted.
@MainActor
@Suite struct ControlValueTests {
  /// The reason why an event was refused; nil if it was accepted.
  func refusal(
    _ event: Event,
    to kind: ElementKind,
    at index: Int = 0,
    on screen: ControlScreen
  ) -> String? {
    do throws(EventError) {
      try screen.graph.send(event, to: screen.all(kind)[index].id)
      screen.graph.flush()
      return nil
    } catch {
      return error.reason ?? "\(error.code)"
    }
  }

  func texts(_ screen: ControlScreen) -> [String?] {
    screen.all(.text).map { $0.attributes.text(.text) }
  }

  // MARK: Numbers

  @Test(arguments: [.nan, .infinity, -.infinity, 1e300, -1e300, 9e18, -0.01, 10.01] as [Double])
  func slider_whenTheNumberIsOutside_refuses(number: Double) {
    let screen = ControlScreen(Keeping(5.0) { Slider(value: $0, in: 0...10) })
    #expect(refusal(.change(.number(number)), to: .slider, on: screen) != nil)
    #expect(screen.kept == "5.0")
  }

  @Test func slider_whenTheNumberIsBetweenSteps_goesToTheNearerOne() {
    struct Screen: View {
      @State var told: [Double] = []
      var body: some View {
        // The element is the application's, and its handler gets the number unchanged.
        NumberElement(kind: .slider, value: 0, low: 0, high: 10, step: 4) { told.append($0) }
        Text(verbatim: "\(told)")
      }
    }
    let screen = ControlScreen(Screen())
    for number in [0.0, 1.9, 2.1, 10, 8.000_000_001] {
      #expect(refusal(.change(.number(number)), to: .slider, on: screen) == nil)
    }
    #expect(texts(screen) == ["[0.0, 0.0, 4.0, 8.0, 8.000000001]"])
  }

  @Test(arguments: [9e18, -9e18, 1e300, .nan, .infinity, 1e15, 5000] as [Double])
  func stepper_withoutLimits_whenTheNumberIsFar_refuses(number: Double) {
    let screen = ControlScreen(Keeping(3) { Stepper("Count", value: $0) })
    #expect(refusal(.change(.number(number)), to: .stepper, on: screen) != nil)
    #expect(screen.kept == "3")
  }

  @Test func stepper_withoutLimits_whenPressesWerePutTogether_takesThem() {
    let screen = ControlScreen(Keeping(3) { Stepper("Count", value: $0, step: 2) })
    #expect(refusal(.change(.number(5)), to: .stepper, on: screen) == nil)
    #expect(refusal(.change(.number(-7)), to: .stepper, on: screen) == nil)
    #expect(screen.kept == "-7")
    // A value between two steps is moved to one of them.
    #expect(refusal(.change(.number(-2)), to: .stepper, on: screen) == nil)
    #expect(screen.kept == "-1" || screen.kept == "-3")
  }

  @Test func stepper_atTheEndOfItsType_staysThere() {
    let small = ControlScreen(Keeping(UInt8.max) { Stepper("Count", value: $0) })
    #expect(refusal(.change(.number(256)), to: .stepper, on: small) == nil)
    #expect(small.kept == "255")
    let none = ControlScreen(Keeping(UInt.zero) { Stepper("Count", value: $0) })
    #expect(refusal(.change(.number(-1)), to: .stepper, on: none) == nil)
    #expect(none.kept == "0")
    let large = ControlScreen(Keeping(Int.max) { Stepper("Count", value: $0) })
    for number in [9.3e18, Double(Int.max), 1e15] {
      _ = refusal(.change(.number(number)), to: .stepper, on: large)
    }
    #expect(large.kept == "\(Int.max)")
    let float = ControlScreen(
      Keeping(Float.greatestFiniteMagnitude) { Stepper("F", value: $0, step: 1e38) }
    )
    _ = refusal(.change(.number(3.5e38)), to: .stepper, on: float)
    #expect(float.kept == "\(Float.greatestFiniteMagnitude)")
  }

  @Test func stepper_ofDays_goesOneUpOrDown_andNotOutOfTheCalendar() {
    let last = Date(timeIntervalSince1970: 253_402_300_799)
    let screen = ControlScreen(Keeping(last) { Stepper("Day", value: $0, step: 86_400) })
    #expect(refusal(.change(.number(86_400)), to: .stepper, on: screen) != nil)
    #expect(refusal(.change(.number(1)), to: .stepper, on: screen) == nil)
    #expect(screen.kept == "\(last)")
    #expect(refusal(.change(.number(-1)), to: .stepper, on: screen) == nil)
    #expect(screen.kept == "\(last.addingTimeInterval(-86_400))")
  }

  // MARK: Dates and colours

  @Test(
    arguments: [
      1e292, -1e292, .nan, .infinity, 253_402_387_200, -62_135_683_200, 9e18,
    ] as [Double]
  )
  func datePicker_whenTheYearIsNone_refuses(seconds: Double) {
    let screen = ControlScreen(
      Keeping(Date(timeIntervalSince1970: 0)) { DatePicker("Day", selection: $0) }
    )
    let date = Date(timeIntervalSince1970: seconds)
    let reason = refusal(.change(.date(date)), to: .datePicker, on: screen)
    #expect(reason == "it has dates of the years 1 to 9999.")
    #expect(screen.kept == "\(Date(timeIntervalSince1970: 0))")
  }

  @Test func datePicker_whenTheDateIsOutOfItsRange_goesToItsLimit() {
    func day(_ number: Double) -> Date { Date(timeIntervalSince1970: number * 86_400) }
    let screen = ControlScreen(
      Keeping(day(5)) { DatePicker("Day", selection: $0, in: day(1)...day(9)) }
    )
    #expect(refusal(.change(.date(day(20))), to: .datePicker, on: screen) == nil)
    #expect(screen.kept == "\(day(9))")
    #expect(refusal(.change(.date(day(-20))), to: .datePicker, on: screen) == nil)
    #expect(screen.kept == "\(day(1))")
  }

  @Test func colorPicker_whenTheNumbersAreNone_refuses() {
    let screen = ControlScreen(
      TupleView(
        ColorPicker("Any", selection: .constant(.red)),
        ColorPicker("Opaque", selection: .constant(.red), supportsOpacity: false)
      )
    )
    let (clear, blue) = (Color.blue.opacity(0.5), Color.blue)
    for color in [
      Color(red: .nan, green: 0, blue: 0), Color(red: 1e30, green: 0, blue: 0),
      blue.opacity(.infinity), blue.opacity(-1),
    ] {
      #expect(refusal(.change(.color(color)), to: .colorPicker, on: screen) != nil)
    }
    #expect(refusal(.change(.color(clear)), to: .colorPicker, on: screen) == nil)
    #expect(refusal(.change(.color(clear)), to: .colorPicker, at: 1, on: screen) != nil)
    #expect(refusal(.change(.color(blue)), to: .colorPicker, at: 1, on: screen) == nil)
  }

  // MARK: Selections

  @Test func picker_whenWhatIsChosenIsNotOnOffer_refuses() {
    let screen = ControlScreen(
      Keeping("a") {
        Picker("P", selection: $0) {
          Text("a").tag("a")
          Text("b").tag("b")
          Text("c").tag("c").selectionDisabled()
          Text("none")
        }
      }
    )
    let options = screen.all(.option).map(\.id)
    for ids in [
      [], [options[0], options[1]], [options[2]], [options[3]], [ElementID(9999)],
      [options[1], options[1]], [ElementID(0)],
    ] {
      #expect(refusal(.change(.selection(ids)), to: .picker, on: screen) != nil)
      #expect(screen.kept == "a")
    }
    #expect(refusal(.change(.selection([options[1]])), to: .picker, on: screen) == nil)
    #expect(screen.kept == "b")
  }

  @Test func list_ofOneSelection_whenSeveralAreChosen_refuses() {
    let screen = ControlScreen(
      Keeping(Int?.some(1)) { selection in
        List(selection: selection) {
          Text("1").tag(1)
          Text("2").tag(2)
          Text("3").tag(3).selectionDisabled()
          Text("none")
        }
      }
    )
    let rows = screen.all(.row).map(\.id)
    for ids in [[rows[0], rows[1]], [rows[2]], [rows[3]], [screen.all(.list)[0].id]] {
      #expect(refusal(.change(.selection(ids)), to: .list, on: screen) != nil)
      #expect(screen.kept == "Optional(1)")
    }
    #expect(refusal(.change(.selection([rows[1]])), to: .list, on: screen) == nil)
    #expect(screen.kept == "Optional(2)")
  }

  @Test func list_ofSeveralSelections_whenOneCannotBe_refusesAll() {
    let screen = ControlScreen(
      Keeping(Set([1])) { selection in
        List(selection: selection) {
          Text("1").tag(1)
          Text("2").tag(2)
          Text("3").tag(3).selectionDisabled()
        }
      }
    )
    let rows = screen.all(.row).map(\.id)
    #expect(refusal(.change(.selection([rows[1], rows[2]])), to: .list, on: screen) != nil)
    #expect(refusal(.change(.selection([rows[1], rows[1]])), to: .list, on: screen) != nil)
    #expect(screen.kept == "Set([1])" || screen.kept == "[1]")
    #expect(refusal(.change(.selection([rows[0], rows[1]])), to: .list, on: screen) == nil)
  }

  @Test func list_whenDisabled_answersNothing() {
    let screen = ControlScreen(
      Keeping(["a", "b"]) { rows in
        List(selection: .constant(Set<String>())) {
          ForEach(rows.wrappedValue, id: \.self) { Text($0) }
            .onDelete { rows.wrappedValue.remove(atOffsets: $0) }
            .onMove { rows.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
        }
        .disabled(true)
      }
    )
    let rows = screen.all(.row).map(\.id)
    for event in [
      .change(.selection([rows[0]])), .delete(rows[0]), .move(rows[0], before: nil),
    ] as [Event] {
      #expect(refusal(event, to: .list, on: screen) == "notAnswered")
      #expect(refusal(event, to: .row, on: screen) == "notAnswered")
    }
    #expect(screen.kept == #"["a", "b"]"#)
  }

  @Test func groups_whenDisabled_doNotOpen() {
    let screen = ControlScreen(
      Keeping(false) { isExpanded in
        List {
          DisclosureGroup("Group", isExpanded: isExpanded) { Text("inside") }
          Section("Section", isExpanded: isExpanded) { Text("row") }
        }
        .disabled(true)
      }
    )
    #expect(refusal(.change(.flag(true)), to: .disclosure, on: screen) == "disabled")
    #expect(refusal(.change(.flag(true)), to: .section, on: screen) == "notAnswered")
    #expect(screen.kept == "false")
  }

  @Test func driver_whenAValueIsRefused_saysWhichAreAllowed() async {
    struct Screen: View {
      @State var count = 3
      var body: some View { Stepper("Count", value: $count) }
    }
    let app = await Driver.open(Screen())
    let error = await failure { try await app.stepper("Count").set(5000) }
    #expect(error?.code == .wrongValue)
    #expect(
      error?.message
        == "stepper \"Count\" cannot be set to 5000: 5000 is too many steps from 3."
    )
  }

  @Test func tabView_whenSeveralAreChosen_refuses() {
    let screen = ControlScreen(
      Keeping(0) { selection in
        TabView(selection: selection) {
          Text("first").tabItem { Text("First") }.tag(0)
          Text("second").tabItem { Text("Second") }.tag(1)
        }
      }
    )
    let tabs = screen.all(.tab).map(\.id)
    for ids in [[], tabs, [screen.all(.tabView)[0].id]] {
      #expect(refusal(.change(.selection(ids)), to: .tabView, on: screen) != nil)
    }
    #expect(refusal(.change(.selection([tabs[1]])), to: .tabView, on: screen) == nil)
    #expect(screen.kept == "1")
  }

  // MARK: Text

  @Test func field_ofOneLine_whenTheTextHasMore_refuses_orMakesItOne() {
    let screen = ControlScreen(
      Keeping("") { text in
        TextField("Line", text: text)
        TextEditor(text: text)
      }
    )
    for text in ["a\nb", "a\rb", "a\r\nb", "a\0b"] {
      #expect(refusal(.change(.text(text)), to: .textField, on: screen) != nil)
    }
    #expect(refusal(.change(.text("a\0b")), to: .textEditor, on: screen) != nil)
    // Browsers let users paste these line separators.
    #expect(refusal(.change(.text("ä\u{2028}b\u{85}c")), to: .textField, on: screen) == nil)
    #expect(screen.kept == "ä b c")
    #expect(refusal(.change(.text("ä\u{2028}\nb")), to: .textEditor, on: screen) == nil)
    #expect(screen.kept == "ä\u{2028}\nb")
  }
}

/// A numeric control as an application can declare one.
private struct NumberElement: ElementView {
  let kind: ElementKind
  let value: Double
  let low: Double
  let high: Double
  let step: Double
  let set: (Double) -> Void

  var content: EmptyView { EmptyView() }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element[.value] = .number(value)
    element[.minimum] = .number(low)
    element[.maximum] = .number(high)
    element[.step] = .number(step)
    element.on(.change) { event in
      if case .change(.number(let number)) = event { set(number) }
    }
  }
}

import Foundation
import PandoTestSupport
import PandoTesting
import PandoUI
import Testing

/// Tests of taps by the driver: a tap has the effect of a click, or fails.
@MainActor
@Suite struct TapTests {
  @MainActor final class Log {
    var lines: [String] = []
  }

  // MARK: Every kind of element

  nonisolated static let kinds = ElementKind.allCases.filter { $0 != .root }

  private func thing(
    _ kind: ElementKind,
    _ more: [AttributeKey: AttributeValue] = [:],
    on events: EventKinds = [],
    _ perform: @escaping (Event) -> Void = { _ in }
  ) -> some View {
    let own: [AttributeKey: AttributeValue] = [
      .identifier: .text("thing"), .accessibilityLabel: .text("Thing"),
    ]
    return Piece(kind, own.merging(more) { $1 }, on: events, content: { EmptyView() }) {
      perform($0)
    }
  }

  @Test(arguments: kinds)
  func tap_whereNothingAnswers_fails(kind: ElementKind) async throws {
    let app = await Driver.open(thing(kind))
    let isField = [.textField, .secureField, .textEditor].contains(kind)
    if isField {
      try await app.element(id: "thing").tap()
      #expect(try app.element(id: "thing").isFocused)
    } else {
      let error = await failure { try await app.element(id: "thing").tap() }
      #expect(error?.code == .notAnswered)
      #expect(error?.message.contains("cannot be tapped: ") == true)
    }
  }

  @Test(arguments: kinds)
  func tap_whereSomethingAroundAnswers_isOfThatUnlessTheElementIsAControl(
    kind: ElementKind
  ) async throws {
    let log = Log()
    let app = await Driver.open(
      Piece(.vstack, on: .tap) {
        thing(kind)
      } perform: { _ in
        log.lines.append("outer")
      }
    )
    let fields: [ElementKind] = [.textField, .secureField, .textEditor]
    let kept: [ElementKind] = [
      .button, .link, .toggle, .picker, .slider, .stepper, .datePicker, .colorPicker, .menu,
      .sheet, .alert, .confirmationDialog, .popover, .contextMenu, .swipeActions, .fileImporter,
    ]
    if kept.contains(kind) {
      let error = await failure { try await app.element(id: "thing").tap() }
      #expect(error?.code == .notAnswered)
    } else {
      try await app.element(id: "thing").tap()
    }
    let reachesOuter = !kept.contains(kind) && !fields.contains(kind)
    #expect(log.lines == (reachesOuter ? ["outer"] : []))
  }

  @Test(arguments: kinds)
  func tap_whatAUserCannotReach_fails(kind: ElementKind) async throws {
    let log = Log()
    func code(
      _ attributes: [AttributeKey: AttributeValue],
      isCovered: Bool = false
    ) async -> DriverError.Code? {
      let app = await Driver.open(
        VStack {
          thing(kind, attributes, on: .tap) { _ in log.lines.append("tapped") }
          if isCovered { Portal { Piece(.alert, [.title: .text("Really?")]) } }
        }
      )
      return await failure { try await app.element(id: "thing").includingHidden.tap() }?.code
    }
    #expect(await code([.isDisabled: .flag(true)]) == .disabled)
    #expect(await code([.isHidden: .flag(true)]) == .hidden)
    #expect(await code([.opacity: .number(0)]) == .hidden)
    #expect(await code([.ignoresPointer: .flag(true)]) == .covered)
    #expect(await code([:], isCovered: true) == .covered)
    #expect(log.lines == [])
    let app = await Driver.open(thing(kind, on: .tap) { _ in log.lines.append("tapped") })
    try await app.element(id: "thing").tap()
    #expect(log.lines == ["tapped"])
  }

  // MARK: Rows

  struct Shelf: View {
    let log: Log
    @State private var selected: String?

    var body: some View {
      NavigationStack {
        List(selection: $selected) {
          HStack {
            NavigationLink("Emma") { Text("by Jane Austen").navigationTitle("Emma") }
            Button("Read") { log.lines.append("read") }
            Menu("More") { Button("Lend") { log.lines.append("lend") } }
          }
          .contextMenu { Button("Copy") { log.lines.append("copy") } }
          .swipeActions { Button("Pin") { log.lines.append("pin") } }
          .tag("emma")
          HStack {
            Text("Kim")
            Button("Read") { log.lines.append("read Kim") }
            Button("Buy") { log.lines.append("buy Kim") }
          }
          .contextMenu { Button("Copy") {} }
          .swipeActions {
            Button("Pin") {}
            Button("Delete") {}
          }
          Text("Nana").tag("nana")
          NavigationLink("Closed") { Text("Nothing") }.disabled(true)
          Text("Words")
          Menu("Sort") { Button("By name") { log.lines.append("sort") } }
        }
        Text("Selected: \(selected ?? "none")")
      }
    }
  }

  @Test func row_withALink_isTappedThere_whateverElseItHas() async throws {
    let log = Log()
    let app = await Driver.open(Shelf(log: log))
    try await app.row(containing: "Emma").tap()
    #expect(app.has(text: "by Jane Austen"))
    #expect(log.lines == [])
    try await app.back()
    try await app.row(containing: "Emma").swipe("Pin")
    try await app.row(containing: "Emma").contextMenu("Copy")
    try await app.row(containing: "Emma").button("Read").tap()
    try await app.row(containing: "Emma").menu("More").choose("Lend")
    #expect(log.lines == ["pin", "copy", "read", "lend"])
  }

  @Test func row_thatCanBeSelected_isSelected() async throws {
    let app = await Driver.open(Shelf(log: Log()))
    try await app.row("Nana").tap()
    #expect(app.has(text: "Selected: nana"))
  }

  @Test func row_withSeveralButtons_saysWhatThereIs() async throws {
    let log = Log()
    let app = await Driver.open(Shelf(log: log))
    let error = await failure { try await app.row(containing: "Kim").tap() }
    #expect(
      error?.message == """
        row "Kim" cannot be tapped: several elements in it can be: button "Read", button "Buy". \
        Tap one of them, as in 'button("Read").tap()' of it. Its swipe actions are chosen with \
        'swipe(_:)': "Pin", "Delete". Its context menu's entries are chosen with \
        'contextMenu(_:)': "Copy".
        """
    )
    #expect(log.lines == [])
  }

  @Test func row_whoseLinkIsDisabled_orThatHasNothing_fails() async throws {
    let app = await Driver.open(Shelf(log: Log()))
    let closed = await failure { try await app.row(containing: "Closed").tap() }
    #expect(closed?.code == .disabled)
    let words = await failure { try await app.row("Words").tap() }
    #expect(words?.code == .wrongValue)
    let menu = await failure { try await app.row(containing: "Sort").tap() }
    #expect(menu?.message.hasSuffix("are chosen with 'choose(_:)': \"By name\".") == true)
  }

  @Test func contextMenu_isTheRowsOwn() async throws {
    let log = Log()
    let app = await Driver.open(Shelf(log: log))
    let error = await failure { try await app.row("Nana").contextMenu("Copy") }
    #expect(error?.code == .notAnswered)
    #expect(log.lines == [])
  }

  // MARK: What only looks like an effect

  struct Places: View {
    @State private var isExpanded = true
    @State private var volume = 0.5
    @State private var taps = 0

    var body: some View {
      TabView {
        VStack {
          Text("Words in a tab")
          DisclosureGroup("More", isExpanded: $isExpanded) { Text("Words inside") }
          List {
            Section("Part", isExpanded: $isExpanded) { Text("Words in a section") }
          }
          VStack { Slider(value: $volume) { Text("Volume") } }
            .onTapGesture { taps += 1 }
          Text("Taps: \(taps)")
        }
        .tabItem { Text("First") }
      }
    }
  }

  @Test func contents_ofTabsAndDisclosures_areNotTheirLabels() async throws {
    let app = await Driver.open(Places())
    for words in ["Words in a tab", "Words inside", "Words in a section"] {
      let error = await failure { try await app.text(words).tap() }
      #expect(error?.code == .notAnswered)
      #expect(app.has(text: words))
    }
    try await app.text("More").tap()
    #expect(!app.has(text: "Words inside"))
  }

  @Test func slider_inSomethingThatIsTapped_keepsTheTap() async throws {
    let app = await Driver.open(Places())
    let error = await failure { try await app.slider().tap() }
    #expect(
      error?.message == "slider \"Volume\" cannot be tapped: a slider is set with 'set(_:)'."
    )
    #expect(app.has(text: "Taps: 0"))
  }

  // MARK: Addresses and the clipboard

  @Test func link_toAnAddress_isOpened() async throws {
    let address = try #require(URL(string: "https://example.org/help"))
    let unsafe = try #require(URL(string: "javascript:alert(1)"))
    let app = await Driver.open(
      Form {
        Link("Help", destination: address)
        Link("Trick", destination: unsafe)
        Link("Closed", destination: address).disabled(true)
      }
    )
    try await app.link("Help").tap()
    try await app.row(containing: "Help").tap()
    #expect(app.openedURLs == [address, address])
    #expect(await failure { try await app.link("Trick").tap() }?.code == .notAnswered)
    #expect(await failure { try await app.link("Closed").tap() }?.code == .disabled)
    #expect(app.openedURLs.count == 2)
  }

  @Test func pasteButton_pastesTheClipboard() async throws {
    struct Paste: View {
      @State private var words = "nothing"
      var body: some View {
        PasteButton(payloadType: String.self) { words = $0.joined() }
        Text(words)
      }
    }
    let app = await Driver.open(Paste())
    #expect(await failure { try await app.button("Paste").tap() }?.code == .notAnswered)
    app.clipboard.copy("a word")
    try await app.button("Paste").tap()
    #expect(app.has(text: "a word"))
  }
}

import PandoTesting
import PandoUI
import Testing

/// Tests of pickers that are links to a screen of their options.
@MainActor
@Suite struct PickerLinkTests {
  private enum Size: String, CaseIterable { case small, medium, large }

  private struct Order: View {
    @State var size = Size.medium
    @State var extra: Int? = 2
    var isInAStack = true

    var body: some View {
      if isInAStack {
        NavigationStack { form.navigationTitle("Order") }
      } else {
        form
      }
    }

    private var form: some View {
      Form {
        Picker("Size", selection: $size) {
          ForEach(Size.allCases, id: \.self) { Text($0.rawValue) }
        }
        Picker("Extra", selection: $extra) {
          Text("none").tag(Int?.none)
          ForEach(1..<4) { number in Text("\(number) spoons").tag(number) }
        }
        Text("chosen: \(size.rawValue), \(extra ?? 0)")
      }
      .pickerStyle(.navigationLink)
    }
  }

  @Test func picker_showsItsChoice_andLeadsToItsOptions() async throws {
    let app = await Driver.open(Order())
    #expect(app.has(text: "medium") && app.has(text: "2 spoons"))
    #expect(!app.has(text: "large"))
    try await app.link("Size medium").tap()
    #expect(app.has(text: "small") && app.has(text: "large"))
    try await app.button("large").tap()
    #expect(app.has(text: "chosen: large, 2"))
    #expect(!app.has(text: "small"))
  }

  @Test func option_withATagOfTheWrappedType_isChosen() async throws {
    let app = await Driver.open(Order())
    try await app.link("Extra 2 spoons").tap()
    try await app.button("3 spoons").tap()
    #expect(app.has(text: "chosen: medium, 3"))
    try await app.link("Extra 3 spoons").tap()
    try await app.button("none").tap()
    #expect(app.has(text: "chosen: medium, 0"))
  }

  @Test func picker_outsideOfAStack_isAMenu() {
    let screen = ControlScreen(Order(isInAStack: false))
    #expect(screen.all(.picker).map { $0.attributes.text(.style) } == ["menu", "menu"])
  }

  private struct Sized: View {
    @State var size = Size.medium
    var isLink = false

    var body: some View {
      if isLink {
        NavigationStack { picker.pickerStyle(.navigationLink) }
      } else {
        picker
      }
    }

    private var picker: some View {
      Picker(selection: $size) {
        ForEach(Size.allCases, id: \.self) { Text($0.rawValue) }
      } label: {
        Text("Size")
      } currentValueLabel: {
        Text("now \(size.rawValue)")
      }
    }
  }

  @Test func link_withAViewForItsValue_showsIt() async throws {
    let app = await Driver.open(Sized(isLink: true))
    try await app.link("Size now medium").tap()
    try await app.button("large").tap()
    #expect(app.has(text: "now large"))
  }

  @Test func menu_withAViewForItsValue_showsIt() throws {
    let screen = ControlScreen(Sized())
    #expect(try #require(screen.words(.menu).first).contains("now medium"))
    try screen.send(.change(.selection([screen.all(.option)[2].id])), to: .picker)
    #expect(try #require(screen.words(.menu).first).contains("now large"))
  }
}

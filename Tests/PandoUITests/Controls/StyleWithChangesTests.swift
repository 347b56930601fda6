import PandoTesting
import PandoUI
import Testing

/// Tests of a style that draws its configuration with modifiers.
///
/// The control inside has the platform's style. The contents of the control have the application's
/// style again.
@MainActor
@Suite struct StyleWithChangesTests {
  struct MarkedLabel: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("label:")
        Label(configuration)
      }
    }
  }

  struct MarkedToggle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("toggle:")
        Toggle(configuration)
      }
    }
  }

  struct MarkedProgress: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("progress:")
        ProgressView(configuration)
      }
    }
  }

  struct MarkedMenu: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("menu:")
        Menu(configuration)
      }
    }
  }

  struct MarkedBox: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("box:")
        GroupBox(configuration)
      }
    }
  }

  struct MarkedForm: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("form:")
        Form(configuration)
      }
    }
  }

  struct MarkedValue: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("value:")
        LabeledContent(configuration)
      }
    }
  }

  struct MarkedButton: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("button:")
        Button(configuration)
      }
    }
  }

  @Test func style_thatDrawsItsConfiguration_isCalledOnce() async throws {
    var taps = 0
    let app = await Driver.open(
      VStack {
        Label("Tea", systemImage: "leaf").labelStyle(MarkedLabel())
        Toggle("Milk", isOn: .constant(true)).toggleStyle(MarkedToggle())
        ProgressView("Brewing", value: 0.5).progressViewStyle(MarkedProgress())
        Menu("More") { Button("Sugar") {} }.menuStyle(MarkedMenu())
        LabeledContent("Cups", value: "2").labeledContentStyle(MarkedValue())
        Button("Pour") { taps += 1 }.buttonStyle(MarkedButton())
        Form { Text("Row") }.formStyle(MarkedForm())
      }
    )
    for name in ["label:", "toggle:", "progress:", "menu:", "value:", "button:", "form:"] {
      #expect(app.text(name).count == 1, "\(name)")
    }
    for name in ["Tea", "Milk", "Brewing", "Cups", "Row"] {
      #expect(app.has(text: name), "\(name)")
    }
    try await app.button("Pour").tap()
    #expect(taps == 1)
  }

  @Test func contents_haveTheStyleAgain() async {
    let app = await Driver.open(
      GroupBox("Outer") { GroupBox("Inner") { Text("words") } }.groupBoxStyle(MarkedBox())
    )
    #expect(app.text("box:").count == 2)
  }

  @Test func menu_looksAsTheButtonsAround_unlessItHasAStyleOfItsOwn() {
    func style(_ menu: some View) -> String? { Drawn(menu).first(.menu)?.attributes.text(.style) }
    let menu = Menu("More") { Button("Sugar") {} }
    #expect(style(menu) == nil)
    #expect(style(menu.buttonStyle(.borderedProminent)) == "borderedProminent")
    #expect(style(menu.menuStyle(.button).buttonStyle(.plain)) == "plain")
    #expect(style(menu.menuStyle(.button)) == "button")
    #expect(style(menu.menuStyle(.borderlessButton).buttonStyle(.bordered)) == "borderless")
  }
}

import PandoUI
import Testing

@MainActor
struct ToggleTests {
  @Test func toggle_whenChanged_writesItsBinding() throws {
    let screen = ControlScreen(Keeping(false) { Toggle("Sound", isOn: $0) })
    #expect(screen.words(.toggle) == ["Sound"])
    #expect(try screen.first(.toggle).attributes[.isOn] == .flag(false))
    try screen.send(.change(.flag(true)), to: .toggle)
    #expect(screen.kept == "true")
    #expect(try screen.first(.toggle).attributes.flag(.isOn))
    try screen.send(.tap, to: .toggle)
    #expect(screen.kept == "false")
  }

  @Test func toggle_whenGivenAnotherType_refuses() throws {
    let screen = ControlScreen(Keeping(false) { Toggle("Sound", isOn: $0) })
    #expect(throws: EventError.self) { try screen.send(.change(.number(1)), to: .toggle) }
    #expect(screen.kept == "false")
  }

  @Test func toggle_whenDisabledOutside_refusesAndCannotBeEnabledInside() throws {
    let screen = ControlScreen(
      Keeping(false) { Toggle("Sound", isOn: $0).disabled(false).disabled(true) }
    )
    #expect(try screen.first(.toggle).attributes.flag(.isDisabled))
    #expect(throws: EventError.self) { try screen.send(.change(.flag(true)), to: .toggle) }
    #expect(screen.kept == "false")
  }

  @Test func toggle_whenDisabledChanges_isDrawnAnew() throws {
    let screen = ControlScreen(
      Keeping(false) { isOff in
        Toggle("Stop", isOn: isOff)
        Button("Go") {}.disabled(isOff.wrappedValue)
      }
    )
    #expect(try !screen.first(.button).attributes.flag(.isDisabled))
    try screen.send(.change(.flag(true)), to: .toggle)
    #expect(try screen.first(.button).attributes.flag(.isDisabled))
  }

  @Test func toggle_ofSeveralSources_isOnIfAllAre_andWritesAll() throws {
    struct Switch { var isOn: Binding<Bool> }
    let screen = ControlScreen(
      Keeping([true, false]) { flags in
        Toggle("All", sources: flags.map { Switch(isOn: $0) }, isOn: \.isOn)
      }
    )
    #expect(try !screen.first(.toggle).attributes.flag(.isOn))
    try screen.send(.change(.flag(true)), to: .toggle)
    #expect(screen.kept == "[true, true]")
  }

  @Test func toggle_inAStyleOfTheApplication_isWhatTheStyleMakes() throws {
    struct Words: ToggleStyle {
      @Environment(\.isEnabled) var isEnabled
      func makeBody(configuration: Configuration) -> some View {
        Button {
          configuration.isOn.toggle()
        } label: {
          configuration.label
          Text(verbatim: configuration.isOn ? "yes" : isEnabled ? "no" : "never")
        }
      }
    }
    let screen = ControlScreen(
      Keeping(false) { isOn in
        Toggle("Sound", isOn: isOn).toggleStyle(Words())
        Toggle("Light", isOn: isOn).toggleStyle(Words()).disabled(true)
      }
    )
    #expect(screen.all(.toggle).isEmpty)
    #expect(screen.words(.button) == ["Sound no", "Light never"])
    try screen.send(.tap, to: .button)
    #expect(screen.words(.button) == ["Sound yes", "Light yes"])
  }

  @Test func toggle_inANamedStyle_saysIt() throws {
    let screen = ControlScreen(
      Keeping(false) { Toggle("Sound", isOn: $0).toggleStyle(.button) }
    )
    #expect(try screen.first(.toggle).attributes.text(.style) == "button")
  }
}

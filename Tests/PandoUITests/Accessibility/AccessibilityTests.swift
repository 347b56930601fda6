import Foundation
import PandoTesting
import PandoUI
import Testing

@MainActor
struct AccessibilityTests {
  @Test func words_areSaidOfTheElement() throws {
    let drawn = Drawn(
      PressButton("x").accessibilityLabel("Close").accessibilityHint("Closes the window")
        .accessibilityValue(Text(verbatim: "open")).accessibilityIdentifier("close")
        .accessibilityHidden(true)
    )
    let attributes = try #require(drawn.first(.button)).attributes
    #expect(attributes.text(.accessibilityLabel) == "Close")
    #expect(attributes.text(.accessibilityHint) == "Closes the window")
    #expect(attributes.text(.accessibilityValue) == "open")
    #expect(attributes.text(.identifier) == "close")
    #expect(attributes.flag(.accessibilityHidden))
  }

  @Test func traits_areAddedAndRemoved() throws {
    let drawn = Drawn(
      PressButton("x").accessibilityAddTraits([.isSelected, .isToggle])
        .accessibilityRemoveTraits(.isToggle).accessibilityHeading(.h2)
        .accessibilityElement(children: .combine)
    )
    let attributes = try #require(drawn.first(.button)).attributes
    #expect(attributes.list(.accessibilityTraits) == ["isSelected", "isHeader"])
    #expect(attributes.number(.headingLevel) == 2)
    #expect(attributes.text(.accessibilityChildren) == "combine")
  }

  @Test func actions_areChosenByTheirPlace() throws {
    let log = Log()
    let drawn = Drawn(
      PressButton("x").accessibilityAction(named: "First") { log.note("first") }
        .accessibilityAction(named: "Second") { log.note("second") }
        .accessibilityAdjustableAction { log.note("\($0)") }
    )
    let button = try #require(drawn.first(.button))
    #expect(
      button.attributes.list(.accessibilityActions)
        == ["First", "Second", "increment", "decrement"]
    )
    for index in 0..<4 { try drawn.send(.action(index), to: button) }
    #expect(log.take() == ["first", "second", "increment", "decrement"])
  }

  @Test func adjustableAction_isTakenByArrowKeys() throws {
    let log = Log()
    let drawn = Drawn(PressButton("x").accessibilityAdjustableAction { log.note("\($0)") })
    let button = try #require(drawn.first(.button))
    for key in [KeyEquivalent.upArrow, .rightArrow, .downArrow, .leftArrow] {
      try drawn.send(.key(KeyPress(key: key)), to: button)
    }
    #expect(log.take() == ["increment", "increment", "decrement", "decrement"])
  }

  @Test func zoomAction_isTwoActions() throws {
    let log = Log()
    let drawn = Drawn(
      PressButton("x").accessibilityZoomAction {
        log.note("\($0.direction) \($0.location == .center)")
      }
    )
    let button = try #require(drawn.first(.button))
    #expect(button.attributes.list(.accessibilityActions) == ["Zoom In", "Zoom Out"])
    for index in 0..<2 { try drawn.send(.action(index), to: button) }
    #expect(log.take() == ["zoomIn true", "zoomOut true"])
  }

  private struct Dial: View {
    @State private var isOn = false

    var body: some View {
      VStack {
        Circle().frame(width: 40, height: 40)
        Button("Turn the dial") {}
      }
      .accessibilityRepresentation { Toggle("Heating", isOn: $isOn) }
      Text(isOn ? "warm" : "cold")
    }
  }

  @Test func representation_isReadInPlaceOfTheView() async throws {
    let app = await Driver.open(Dial())
    #expect(app.tree == "toggle \"Heating\" [off]\ntext \"cold\"")
    try await app.toggle("Heating").tap()
    #expect(app.tree.hasSuffix("text \"warm\""))
  }

  @Test func childrenForAssistiveTechnology_comeAfterTheLabelOfTheView() async throws {
    let app = await Driver.open(
      Canvas { _, _ in }.accessibilityLabel("Budget").accessibilityChildren {
        Text("May").accessibilityValue("12 euros")
        Text("June").accessibilityValue("20 euros")
      }
    )
    #expect(
      app.tree == """
        group "Budget"
        text "May": "12 euros"
        text "June": "20 euros"
        """
    )
  }
}

import PandoUI
import Testing

@MainActor
struct AccessibilityTests {
  @Test func words_areSaidOfTheElement() throws {
    let drawn = Drawn(
      LabelledPress("x").accessibilityLabel("Close").accessibilityHint("Closes the window")
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
      LabelledPress("x").accessibilityAddTraits([.isSelected, .isToggle])
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
      LabelledPress("x").accessibilityAction(named: "First") { log.note("first") }
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
}

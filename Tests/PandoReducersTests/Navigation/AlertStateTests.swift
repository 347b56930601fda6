import CustomDump
import PandoUI
import Testing

@testable import PandoReducers

private enum Choice: Hashable { case delete, keep }

@Suite struct AlertStateTests {
  private func alert(_ isLong: Bool = true) -> AlertState<Choice> {
    AlertState {
      TextState("Delete?")
    } actions: {
      ButtonState(role: .destructive, action: .send(.delete, animation: .default)) {
        TextState("Delete").bold()
      }
      if isLong { ButtonState(role: .cancel) { TextState("Keep") } }
    } message: {
      TextState("For good.")
    }
  }

  @Test func alerts_whenTheySayTheSame_areEqual() {
    #expect(alert() == alert())
    #expect(alert().hashValue == alert().hashValue)
    #expect(alert() != alert(false))
    #expect(alert().id != alert().id)
  }

  @Test func alert_whenMapped_sendsTheOtherActions() {
    let mapped = alert().map { $0.map { $0 == .delete ? 1 : 2 } }
    #expect(mapped.buttons.map(\.action.action) == [1, nil])
    #expect(mapped.buttons[0].action == .send(1, animation: .default))
    #expect(mapped.title == TextState("Delete?"))
  }

  @Test func dialog_whenMapped_keepsItsTitle() {
    let dialog = ConfirmationDialogState<Choice>(titleVisibility: .visible) {
      TextState("Delete?")
    } actions: {
      for choice in [Choice.delete, .keep] {
        ButtonState(action: choice) { TextState("\(String(describing: choice))") }
      }
    }
    let mapped = dialog.map { $0 }
    #expect(mapped == dialog)
    #expect(mapped.titleVisibility == .visible)
    #expect(Visibility(mapped.titleVisibility) == .visible)
  }

  @Test func alert_whenPrinted_showsWhatItSays() {
    let text = String(customDumping: alert(false))
    #expect(text.contains(#"title: "Delete?""#))
    #expect(text.contains(#"label: "**Delete**""#))
    #expect(text.contains(#"message: "For good.""#))
    #expect(text.contains("role: .destructive"))
  }

  @Test func animationOfAButton_whenPrinted_hasItsName() {
    func text(_ animation: Animation) -> String {
      let button = ButtonState(action: .send(Choice.keep, animation: animation)) {
        TextState("Keep")
      }
      return String(customDumping: button)
    }
    #expect(text(.easeInOut).contains("animation: Animation.easeInOut\n"))
    #expect(text(.bouncy).contains("animation: Animation.bouncy\n"))
    #expect(text(.linear(duration: 3)).contains("animation: Animation("))
  }

  @Test func text_whenItReadsTheSame_isEqual() {
    let name = "Blob"
    #expect(TextState("Hello \(name)") == TextState(verbatim: "Hello Blob"))
    #expect(TextState("Hello \(name)").hashValue == TextState(verbatim: "Hello Blob").hashValue)
    #expect(TextState("Hello") != TextState("Hello").bold())
    #expect(TextState("a") + TextState("b") != TextState("ab"))
    #expect(String(state: TextState("a") + TextState("b").italic()) == "ab")
  }

  @Test func text_whenPrinted_showsItsLooks() {
    let text =
      TextState("a").bold() + TextState("b").italic() + TextState("c").strikethrough()
      + TextState("d").underline().accessibilityLabel("e")
    #expect(
      text.customDumpValue as? String
        == "**a**_b__~~c~~<accessibility-label=e><u>d</u></accessibility-label>"
        .replacing("__~~", with: "_~~")
    )
    #expect(text.accessibilityLabel == nil)
    #expect(TextState("d").accessibilityLabel("e").accessibilityLabel == TextState("e"))
  }

  @Test func text_whenShown_isAText() {
    #expect(Text(TextState("Hi").bold()) == Text("Hi").bold(true))
  }

  @Test func values_whenSpoken_haveTheIdentityOfTheirCaseAndID() {
    struct Item: Identifiable { let id: Int }
    enum Place { case item(Item), other(Item), word(String), none }
    #expect(
      ValueIdentity(of: Place.item(Item(id: 1))) == ValueIdentity(of: Place.item(Item(id: 1)))
    )
    #expect(
      ValueIdentity(of: Place.item(Item(id: 1))) != ValueIdentity(of: Place.item(Item(id: 2)))
    )
    #expect(
      ValueIdentity(of: Place.item(Item(id: 1))) != ValueIdentity(of: Place.other(Item(id: 1)))
    )
    #expect(ValueIdentity(of: Place.word("a")) == ValueIdentity(of: Place.word("b")))
    #expect(ValueIdentity(of: Place.none) != ValueIdentity(of: Place.word("b")))
    #expect(ValueIdentity(of: Item(id: 1)) != ValueIdentity(of: Item(id: 2)))
    #expect(EnumTag.tag(of: Item(id: 1)) == nil)
    #expect(EnumTag.tag(of: Int?.none) != EnumTag.tag(of: Int?.some(1)))
    indirect enum List { case end, next(Int, List) }
    #expect(EnumTag.tag(of: List.end) != EnumTag.tag(of: List.next(1, .end)))
  }

  @Test func ephemeralState_inACase_recognizesItsActions() {
    enum Destination { case alert(AlertState<Choice>), page(Int) }
    enum Action { case alert(Choice), page(Int) }
    let type = ephemeralType(of: Destination.alert(alert()))
    #expect(type == AlertState<Choice>.self)
    #expect(ephemeralType(of: Destination.page(1)) == nil)
    #expect(type?.canSend(Action.alert(.keep)) == true)
    #expect(type?.canSend(Action.page(1)) == false)
    #expect(type?.canSend(Choice.keep) == true)
  }
}

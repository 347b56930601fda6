import Foundation
import FoundationXML
import PandoUI
import PandoWeb
import Testing

@testable import PandoWebTestSupport

@Suite("Controls")
@MainActor
struct ControlTests {
  @Test func aToggle_whenOn_isACheckedSwitchInALabel() throws {
    let page = try Page(
      Piece(.toggle, [.isOn: .flag(true)], [.part("label", [.text("Wi-Fi")])])
    )
    let control = try page.one("//label/input[@type='checkbox']")
    #expect(control["role"] == "switch")
    #expect(control["checked"] != nil)
    #expect(control["id"] == "p1-control")
    #expect(try page.one("//label").words.contains("Wi-Fi"))
  }

  @Test func prompt_withAPaint_isDrawnInIt() throws {
    let page = try Page(
      Piece(.textField, [.prompt: .text("Required"), .promptPaint: .paint(.color(.red))])
    )
    let field = try page.one("//input")
    #expect(field["placeholder"] == "Required")
    #expect(field["style"]?.contains("--label-3:") == true)
  }

  @Test(arguments: [nil, "switch", "checkbox", "button"])
  func toggle_inABar_isAButton_unlessItsStyleIsASwitch(style: String?) throws {
    let toggle = Piece(
      .toggle,
      style.map { [.isOn: .flag(true), .style: .text($0)] } ?? [.isOn: .flag(true)],
      [.text("Pin")]
    )
    let page = try Page(Piece(.toolbar, [:], [Piece(.toolbarItem, [:], [toggle])]))
    let isButton = style == nil || style == "button"
    #expect(try page.all("//button[@aria-pressed='true']").count == (isButton ? 1 : 0))
    #expect(try page.all("//input[@type='checkbox']").count == (isButton ? 0 : 1))
  }

  @Test func aDay_withoutAnEnd_hasAYearOfFourDigits() throws {
    let page = try Page(
      Piece(
        .vstack,
        [:],
        [["date"], ["hourAndMinute"], ["date", "hourAndMinute"]].map {
          Piece(.datePicker, [.components: .list($0), .value: .date(.distantPast)])
        }
      )
    )
    #expect(
      try page.all("//input").map { $0["max"] } == ["9999-12-31", nil, "9999-12-31T23:59"]
    )
  }

  @Test func aPicker_withoutAStyle_isASelectWithOptions() throws {
    let page = try Page(Piece(.picker, [:], Samples.options("A", "B", "C")))
    let options = try page.all("//label/select/option")
    #expect(options.map(\.words) == ["A", "B", "C"])
    #expect(options.map { $0["selected"] != nil } == [false, true, false])
  }

  @Test func anOption_whenItHasViewsOnly_takesTheirWords() throws {
    let label = Piece(.hstack, [:], [.text("Very"), .text("red")])
    let page = try Page(Piece(.picker, [:], [Piece(.option, [:], [label])]))
    #expect(try page.one("//option").words == "Very red")
  }

  @Test(arguments: ["segmented", "inline", "radioGroup", "palette", "wheel"])
  func aPicker_whenItsStyleShowsAllOptions_isAGroupOfRadios(style: String) throws {
    let page = try Page(Piece(.picker, [.style: .text(style)], Samples.options("A", "B")))
    #expect(try page.one("//fieldset[@role='radiogroup']/legend").words.contains("Pick"))
    let radios = try page.all("//label/input[@type='radio']")
    #expect(radios.count == 2)
    #expect(Set(radios.compactMap { $0["name"] }) == ["p1-choice"])
    #expect(radios[1]["checked"] != nil)
  }

  @Test func aStepper_atItsMinimum_cannotGoLower() throws {
    let page = try Page(
      Piece(.stepper, [.value: .number(0), .minimum: .number(0), .maximum: .number(9)])
    )
    #expect(try page.one("//button[@aria-label='Decrease']")["aria-disabled"] == "true")
    #expect(try page.one("//button[@aria-label='Increase']")["disabled"] == nil)
    #expect(try page.one("//output").words == "0")
  }

  @Test func aSlider_whenWritten_hasItsRange() throws {
    let page = try Page(
      Piece(.slider, [.value: .number(5), .minimum: .number(0), .maximum: .number(10)])
    )
    let range = try page.one("//input[@type='range']")
    #expect(range["min"] == "0" && range["max"] == "10" && range["value"] == "5")
    #expect(range["step"] == "any")
    #expect(range["style"] == "--fraction:0.5")
  }

  @Test func aField_outsideAForm_isNamedByItsLabel() throws {
    let page = try Page(
      Piece(.textField, [.label: .text("Email"), .keyboard: .text("email")])
    )
    let field = try page.one("//input")
    #expect(field["aria-label"] == "Email")
    #expect(field["type"] == "email")
    #expect(field["id"] == "p1")
  }

  @Test func aField_inAForm_showsItsLabel() throws {
    let field = Piece(.textField, [.label: .text("Email"), .value: .text("a@b.c")])
    let page = try Page(Piece(.form, [:], [field]))
    #expect(try page.one("//form/label/span").words == "Email")
    #expect(try page.one("//form/label/input")["value"] == "a@b.c")
  }

  @Test func fieldForLines_inAForm_hasItsLabelAsThePlaceholder() throws {
    func page(_ attributes: [AttributeKey: AttributeValue]) throws -> Page {
      try Page(
        Piece(
          .form,
          [:],
          [
            Piece(
              .textField,
              attributes.merging([.label: .text("Note"), .axis: .text("vertical")]) { $1 }
            )
          ]
        )
      )
    }
    let bare = try page([:])
    #expect(try bare.one("//textarea")["placeholder"] == "Note")
    #expect(try bare.one("//textarea")["aria-label"] == "Note")
    #expect(try bare.all("//label").isEmpty)
    let prompted = try page([.prompt: .text("A few lines")])
    #expect(try prompted.one("//textarea")["placeholder"] == "A few lines")
    #expect(try prompted.one("//label").words == "Note")
  }

  @Test func aSecureField_always_isAPassword() throws {
    #expect(try Page(Piece(.secureField)).one("//input")["type"] == "password")
  }

  @Test func aButton_whenDisabled_isDisabled() throws {
    let page = try Page(.button("Save", [.isDisabled: .flag(true)]))
    #expect(try page.one("//button")["disabled"] != nil)
  }

  @Test func aButton_whenPadded_keepsItsOwnEdge() throws {
    let edges = EdgeInsets(top: .nan, leading: 4, bottom: .nan, trailing: 8)
    let page = try Page(.button("Save", [.padding: .edges(edges)]))
    #expect(
      try page.one("//*[@id='p1']")["style"] == "padding-block:16px 16px;padding-inline:4px 8px"
    )
    #expect(try page.one("//*[@id='p1']/button")["style"] == nil)
  }

  @Test func words_whenTheyCanBeTapped_canBePressedWithAKeyboard() throws {
    let page = try Page(.text("More", [.events: .events(.tap)]))
    let node = try page.one("//p")
    #expect(node["role"] == "button" && node["tabindex"] == "0")
  }

  @Test func aShortcut_whenSet_isWrittenForAssistiveTechnology() throws {
    let page = try Page(.button("Find", [.keyboardShortcut: .text("command+shift+f")]))
    #expect(try page.one("//button")["aria-keyshortcuts"] == "Meta+Shift+F")
  }

  @Test func aDate_whenOnlyItsTimeIsPicked_isATimeInput() throws {
    let page = try Page(
      Piece(.datePicker, [.value: .date(Date()), .components: .list(["hourAndMinute"])])
    )
    #expect(try page.one("//input")["type"] == "time")
  }

  @Test func progress_withoutAFraction_hasNoValue() throws {
    let bar = try Page(Piece(.progress, [.isIndeterminate: .flag(true)])).one("//progress")
    #expect(bar["value"] == nil)
  }
}

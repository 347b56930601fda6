import Foundation
import PandoUI
import Testing

/// Tests of errors, line limits and border shapes, which views give the fields and buttons in them.
@MainActor
struct FieldLookTests {
  private func only<V: View>(_ view: V) -> ElementTree.Element {
    let tree = ElementTree()
    let graph = ViewGraph(view, renderer: tree)
    return withExtendedLifetime(graph) { tree.children(of: ElementTree.rootID)[0] }
  }

  @Test func fieldError_reachesTheField_andGoes() {
    let field = TextField("Mail", text: .constant(""))
    #expect(only(field.fieldError("No address.")).attributes.text(.error) == "No address.")
    #expect(only(field.fieldError(nil)).attributes[.error] == nil)
    let date = DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)))
    #expect(only(date.fieldError("Too early.")).attributes.text(.error) == "Too early.")
    let toggle = Toggle("Agree", isOn: .constant(false))
    #expect(only(toggle.fieldError("Agree first.")).attributes.text(.error) == "Agree first.")
    let picker = Picker("Size", selection: .constant(0)) { Text("One").tag(1) }
    #expect(only(picker.fieldError("Choose one.")).attributes.text(.error) == "Choose one.")
    let stepper = Stepper("Guests", value: .constant(9))
    #expect(only(stepper.fieldError("Too many.")).attributes.text(.error) == "Too many.")
    let slider = Slider(value: .constant(0.5))
    #expect(only(slider.fieldError("Too loud.")).attributes.text(.error) == "Too loud.")
    let color = ColorPicker("Ink", selection: .constant(.red))
    #expect(only(color.fieldError("Too pale.")).attributes.text(.error) == "Too pale.")
  }

  @Test func fieldOfLines_hasTheRangeOfTheViewsAround() {
    let field = only(
      TextField("Notes", text: .constant(""), axis: .vertical).lineLimit(2...6)
    )
    #expect(field.attributes.number(.minLines) == 2)
    #expect(field.attributes.number(.lineLimit) == 6)
  }

  @Test func buttonBorderShape_reachesTheButton() {
    let button = Button("Save") {}
    #expect(only(button.buttonBorderShape(.capsule)).attributes.text(.borderShape) == "capsule")
    #expect(only(button.buttonBorderShape(.automatic)).attributes[.borderShape] == nil)
    let round = only(button.buttonBorderShape(.roundedRectangle(radius: -3)))
    #expect(round.attributes.number(.borderShape) == 0)
  }
}

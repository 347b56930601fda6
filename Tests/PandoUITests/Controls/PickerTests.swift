import Foundation
import PandoUI
import Testing

@MainActor
struct PickerTests {
  enum Flavor: String, CaseIterable, Identifiable {
    case vanilla, chocolate
    var id: Self { self }
  }

  @Test func picker_whenAnOptionIsChosen_writesItsTag() throws {
    let screen = ControlScreen(
      Keeping(Flavor.vanilla) {
        Picker("Flavor", selection: $0) {
          Text("Vanilla").tag(Flavor.vanilla)
          Text("Chocolate").tag(Flavor.chocolate)
        }
      }
    )
    #expect(screen.all(.option).map { $0.attributes.flag(.isSelected) } == [true, false])
    #expect(screen.all(.option).map { $0.attributes.text(.text) } == ["Vanilla", "Chocolate"])
    let chocolate = screen.all(.option)[1].id
    try screen.send(.change(.selection([chocolate])), to: .picker)
    #expect(screen.kept == "chocolate")
    #expect(screen.all(.option).map { $0.attributes.flag(.isSelected) } == [false, true])
  }

  @Test func picker_ofAForEach_usesItsIdentities() throws {
    let screen = ControlScreen(
      Keeping(Flavor.vanilla) {
        Picker("Flavor", selection: $0) {
          ForEach(Flavor.allCases) { Text($0.rawValue) }
        }
        .pickerStyle(.segmented)
      }
    )
    #expect(try screen.first(.picker).attributes.text(.style) == "segmented")
    try screen.send(.change(.selection([screen.all(.option)[1].id])), to: .picker)
    #expect(screen.kept == "chocolate")
  }

  @Test func picker_ofObjects_takesTheIdentitiesOfAForEach() throws {
    let units = [UnitTemperature.celsius, .kelvin]
    func screen<Value: Hashable>(_ value: Value) -> ControlScreen {
      ControlScreen(
        Keeping(value) {
          Picker("Unit", selection: $0) { ForEach(units, id: \.self) { Text($0.symbol) } }
        }
      )
    }
    let exact = screen(UnitTemperature.celsius)
    #expect(exact.all(.option).map { $0.attributes.flag(.isSelected) } == [true, false])
    #expect(exact.all(.option).map { $0.attributes.flag(.isDisabled) } == [false, false])
    try exact.send(.change(.selection([exact.all(.option)[1].id])), to: .picker)
    #expect(exact.all(.option).map { $0.attributes.flag(.isSelected) } == [false, true])
    // A selection of a superclass has its choice too, and so has an optional one.
    let above = screen(UnitTemperature.celsius as Unit)
    #expect(above.all(.option).map { $0.attributes.flag(.isSelected) } == [true, false])
    let optional = screen(UnitTemperature?.some(.celsius))
    #expect(optional.all(.option).map { $0.attributes.flag(.isSelected) } == [true, false])
    // An object of another class is not among the choices.
    let other = screen(UnitLength.meters)
    #expect(other.all(.option).map { $0.attributes.flag(.isDisabled) } == [true, true])
  }

  @Test func picker_ofAnOptional_takesTagsOfWhatItHolds() throws {
    let screen = ControlScreen(
      Keeping(Int?.none) {
        Picker("Number", selection: $0) {
          Text("None").tag(Int?.none)
          Text("One").tag(1)
          Text("Two").tag(2, includeOptional: false)
        }
      }
    )
    let options = screen.all(.option)
    #expect(options.map { $0.attributes.flag(.isSelected) } == [true, false, false])
    #expect(options.map { $0.attributes.flag(.isDisabled) } == [false, false, true])
    try screen.send(.change(.selection([options[1].id])), to: .picker)
    #expect(screen.kept == "Optional(1)")
    #expect(throws: EventError.self) {
      try screen.send(.change(.selection([options[2].id])), to: .picker)
    }
    try screen.send(.change(.selection([options[0].id])), to: .picker)
    #expect(screen.kept == "nil")
  }

  @Test func picker_whenGivenAnotherElement_refuses() throws {
    let screen = ControlScreen(
      Keeping(1) { Picker("Number", selection: $0) { Text("One").tag(1) } }
    )
    let picker = try screen.first(.picker).id
    #expect(throws: EventError.self) {
      try screen.send(.change(.selection([picker])), to: .picker)
    }
  }

  @Test func option_whoseWordsChange_saysTheNewOnes() throws {
    let screen = ControlScreen(
      Keeping(false) { isLong in
        Toggle("Long", isOn: isLong)
        Picker("Size", selection: .constant(1)) {
          Label(isLong.wrappedValue ? "Very long" : "Short", systemImage: "ruler").tag(1)
        }
      }
    )
    #expect(try screen.first(.option).attributes.text(.text) == "Short")
    try screen.send(.change(.flag(true)), to: .toggle)
    #expect(try screen.first(.option).attributes.text(.text) == "Very long")
  }

  @Test func tag_underAnOverlay_isFound() throws {
    let screen = ControlScreen(
      Keeping(1) {
        Picker("Number", selection: $0) {
          Text("One").tag(1).overlay { Text("!") }
          Text("Two").tag(2).overlay { Text("!") }
        }
      }
    )
    #expect(screen.all(.option).map { $0.attributes.flag(.isSelected) } == [true, false])
  }

  @Test func datePicker_whenADateIsOutside_takesTheLimit() throws {
    let start = Date(timeIntervalSinceReferenceDate: 1000)
    let screen = ControlScreen(
      Keeping(start) { DatePicker("Day", selection: $0, in: start..., displayedComponents: .date) }
    )
    #expect(try screen.first(.datePicker).attributes.list(.components) == ["date"])
    try screen.send(.change(.date(Date(timeIntervalSinceReferenceDate: 0))), to: .datePicker)
    #expect(try screen.first(.datePicker).attributes[.value] == .date(start))
    let later = Date(timeIntervalSinceReferenceDate: 5000)
    try screen.send(.change(.date(later)), to: .datePicker)
    #expect(try screen.first(.datePicker).attributes[.value] == .date(later))
  }

  @Test func colorPicker_whenChanged_writesItsBinding() throws {
    let screen = ControlScreen(
      Keeping(Color.red) { ColorPicker("Ink", selection: $0, supportsOpacity: false) }
    )
    try screen.send(.change(.color(.blue)), to: .colorPicker)
    #expect(try screen.first(.colorPicker).attributes[.value] == .color(.blue))
  }
}

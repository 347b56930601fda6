import PandoComponents
import PandoTesting
import PandoUI
import Testing

/// Tests of stores and their state.
@MainActor
@Suite(.dependencies)
struct StoreStateTests {
  struct State: AnyState {
    var flour = 0
    var name = "Rye"
  }

  struct Validation: AnyValidation {
    let amounts = Validator {
      ValidatorField(for: \State.flour) { RangeRule(in: 1...) }
    }
  }

  enum Status: AnyStatus { case baking }

  @Test func C26_storeOfThreeTypes_hasAllThree() {
    let store = Store<State, Validation, Status>()
    #expect(store.state.name == "Rye")
    #expect(!store.validation.amounts.isValid)
    #expect(store.status.isEmpty)
  }

  @Test func C27_storeWithEmptyParts_hasState() {
    let store = Store<State, Empty, Empty>()
    store.state.flour = 500
    #expect(store.state.flour == 500)
  }

  @Test func C28_shortNames_areStoresWithEmptyParts() {
    let plainStore = PlainStore<State>()
    let validatedStore = ValidatedStore<State, Validation>()
    let indicatedStore = IndicatedStore<State, Status>()
    #expect(type(of: plainStore) == Store<State, Empty, Empty>.self)
    #expect(type(of: validatedStore) == Store<State, Validation, Empty>.self)
    #expect(type(of: indicatedStore) == Store<State, Empty, Status>.self)
  }

  @Test func C29_component_keepsTheDefaultsOfItsState() {
    let component = LabelComponent()
    #expect(component.store.state.first == "")
    #expect(component.store.state.second == "")
  }

  @Test func C30_textField_whenTypedInto_writesItsFieldAtOnce() async throws {
    let component = LabelComponent()
    let app = await Driver.open(component)
    let counts = try await app.evaluations {
      try await app.textField("First").type("Sour")
      #expect(component.store.state.first == "Sour")
    }
    #expect(component.store.state.second == "")
    #expect(counts["LabelComponent"] == nil)
    app.close()
  }

  @Test func C31_change_isEmittedWithTheWholeState() async throws {
    let component = LabelComponent()
    let app = await Driver.open(component)
    try await app.textField("First").type("A")
    component.store.state.second = "B"
    #expect(component.printed.lines == ["A|", "A|B"])
    app.close()
  }
}

@MainActor
final class PrintedLines {
  var lines: [String] = []
  nonisolated init() {}
}

private struct LabelComponent: Component {
  @ObservedObject var store = Store<State, Empty, Empty>()
  let printed = PrintedLines()
}

extension LabelComponent {
  struct State: AnyState {
    var first = ""
    var second = ""
  }
}

extension LabelComponent: View {
  var body: some View {
    VStack {
      TextField("First", text: store.binding.first)
      TextField("Second", text: store.binding.second)
    }
  }
}

extension LabelComponent {
  var observers: Void {
    store.didChange += { state in
      printed.lines.append("\(state.first)|\(state.second)")
    }
  }
}

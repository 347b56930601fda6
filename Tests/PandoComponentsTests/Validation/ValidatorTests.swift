import PandoComponents
import PandoTesting
import PandoUI
import Testing

/// Tests of the times at which a validator runs, and of its results.
@MainActor
@Suite(.dependencies, .serialized)
struct ValidatorTests {
  /// Counts the runs of rules, by name.
  @MainActor
  final class Counts {
    static var current = Counts()
    var counts: [String: Int] = [:]
  }

  struct CountingRule<Value>: ValidatorRule {
    let name: String
    var result = true
    func isValid(_ value: Value) -> Bool {
      MainActor.assumeIsolated { Counts.current.counts[name, default: 0] += 1 }
      return result
    }
  }

  struct Form: AnyState {
    var name = ""
    var age = 0
    var tags: [String] = []
    var nick: String?
    var repeated = ""
    var note = ""
    var initials: String { String(name.prefix(1)) }
  }

  struct Validation: AnyValidation {
    let name = Validator {
      ValidatorField(for: \Form.name) {
        CountingRule(name: "name")
        NonEmptyRule().errorMessage("No name")
        TriggerRule(tag: "taken").errorMessage("Taken")
        TriggerRule(tag: "silent")
      }
      ValidatorField(for: \Form.repeated) {
        CountingRule(name: "repeated")
        EqualityRule(with: ~\Form.name).errorMessage("Not the same")
      }
    }
    let age = Validator {
      ValidatorField(for: \Form.age) {
        CountingRule(name: "age")
        RangeRule(in: 18...).errorMessage("Too young")
      }
    }
    let computed = Validator {
      ValidatorField(for: \Form.initials) {
        CountingRule(name: "initials")
        NonEmptyRule()
      }
    }
    let lists = Validator {
      ValidatorField(for: \Form.tags) {
        ArrayRule {
          NonEmptyRule().errorMessage("An empty tag")
          LengthRule(in: ...4).errorMessage("A long tag")
        }
        ArrayRule { EqualityRule(with: ~\Form.note) }
          .errorMessage("Tags are notes")
      }
      ValidatorField(for: \Form.nick) {
        OptionalRule { LengthRule(in: 2...).errorMessage("A short nick") }
      }
    }
  }

  typealias FormStore = ValidatedStore<Form, Validation>

  init() { Counts.current = Counts() }

  @Test func onlyValidators_whoseFieldsChanged_run() {
    let store = FormStore()
    #expect(Counts.current.counts == ["name": 1, "repeated": 1, "age": 1, "initials": 1])
    Counts.current.counts = [:]
    store.state.note = "x"
    #expect(Counts.current.counts == [:])
    store.state.age = 20
    #expect(Counts.current.counts == ["age": 1])
    store.state.age = 20
    #expect(Counts.current.counts == ["age": 1])
    Counts.current.counts = [:]
    // The second field is compared with the first, and the initials are computed from it.
    store.state.name = "Ada"
    #expect(Counts.current.counts == ["name": 1, "repeated": 1, "initials": 1])
    Counts.current.counts = [:]
    // The initials are computed again, but are equal, so their rule does not run.
    store.state.name = "Ann"
    #expect(Counts.current.counts == ["name": 1, "repeated": 1])
    Counts.current.counts = [:]
    store.update {
      $0.repeated = "Ann"
      $0.note = "y"
    }
    #expect(Counts.current.counts == ["repeated": 1])
  }

  @Test func errors_andInvalidFields_followTheFields() {
    let store = FormStore()
    let validator = store.validation.name
    #expect(validator.errors == ["No name"])
    #expect(validator.invalidFields == [\Form.name])
    #expect(validator ~= \Form.name)
    #expect(validator !~= \Form.repeated)
    store.state.name = "Ada"
    #expect(validator.errors == ["Not the same"])
    #expect(validator.errors(for: \Form.repeated) == ["Not the same"])
    #expect(validator.errors(for: \Form.name) == [])
    #expect(validator !~= \Form.name)
    #expect(validator ~= \Form.repeated)
    store.state.repeated = "Ada"
    #expect(validator.isValid)
    #expect(validator.errors.isEmpty)
    #expect(validator.invalidFields.isEmpty)
    // A rule without a message reports nothing.
    #expect(store.validation.computed.isValid)
    store.state.name = ""
    #expect(!store.validation.computed.isValid)
    #expect(store.validation.computed.errors.isEmpty)
  }

  @Test func didChange_isSentAfterValidation() {
    let store = FormStore()
    var seen: [Bool] = []
    store.didChange += { seen.append(store.validation.age.isValid) }
    store.state.age = 18
    store.state.age = 17
    #expect(seen == [true, false])
  }

  @Test func validator_thatIsOff_saysWhatItSaid_andCatchesUp() {
    let store = FormStore()
    let validator = store.validation.age
    #expect(validator.isEnabled)
    validator.isEnabled = false
    Counts.current.counts = [:]
    store.state.age = 30
    store.state.age = 40
    #expect(Counts.current.counts == [:])
    #expect(validator.errors == ["Too young"])
    validator.isEnabled = true
    #expect(Counts.current.counts == ["age": 1])
    #expect(validator.isValid)
    validator.isEnabled = false
    validator.isEnabled = true
    #expect(Counts.current.counts == ["age": 1])
  }

  @Test func trigger_isBrokenUntilItsFieldChanges() {
    let store = FormStore(Form(name: "Ada", repeated: "Ada"))
    let validator = store.validation.name
    #expect(validator.isValid)
    validator.activateTrigger(for: ~\Form.name, tag: "taken")
    #expect(validator.errors == ["Taken"])
    #expect(validator.invalidFields == [\Form.name])
    store.state.repeated = "Eve"
    #expect(validator.errors == ["Taken", "Not the same"])
    store.state.name = "Eve"
    #expect(validator.isValid)
    validator.activateTrigger(for: ~\Form.name, tag: "silent")
    #expect(!validator.isValid)
    #expect(validator.errors.isEmpty)
    validator.deactivateTrigger(for: ~\Form.name, tag: "silent")
    #expect(validator.isValid)
  }

  @Test func trigger_thatIsNotThere_isReported() {
    let store = FormStore()
    let texts = reports {
      store.validation.name.activateTrigger(for: ~\Form.name, tag: "gone")
      store.validation.name.activateTrigger(for: ~\Form.age, tag: "taken")
    }
    #expect(texts.count == 2)
    #expect(texts.allSatisfy { $0.contains("There is no trigger") })
  }

  @Test func arrayRule_requiresAValueForEachElement() {
    let store = FormStore(Form(note: "abc"))
    let lists = store.validation.lists
    #expect(lists.isValid)
    store.state.tags = ["abc"]
    #expect(lists.isValid)
    store.state.tags = ["", "abc", "", "abcdef"]
    #expect(lists.errors == ["An empty tag", "A long tag", "Tags are notes"])
    store.state.tags = ["ab"]
    #expect(lists.errors == ["Tags are notes"])
    store.state.note = "ab"
    #expect(lists.isValid)
  }

  @Test func optionalRule_requiresAValue() {
    let store = FormStore()
    store.state.nick = "x"
    #expect(store.validation.lists.errors == ["A short nick"])
    store.state.nick = "xy"
    #expect(store.validation.lists.isValid)
    store.state.nick = nil
    #expect(store.validation.lists.isValid)
  }

  @Test func triggerInAnArrayRule_isReported() {
    let texts = reports {
      _ = ValidatorField(for: \Form.tags) {
        ArrayRule { TriggerRule(tag: "x") }
      }
    }
    #expect(texts.first?.contains("rules of a whole field") == true)
  }

  @Test func validator_ofAnotherState_isReported() {
    struct Other: AnyState { var x = 0 }
    let texts = reports { _ = ValidatedStore<Other, Validation>() }
    #expect(texts.count == 4)
    #expect(texts.first?.contains("a store of Other") == true)
  }

  @Test func conditions_inBuilders_choose() {
    let isStrict = [true, false].randomElement() == true || true
    let field = ValidatorField(for: \Form.name) {
      if isStrict { LengthRule(in: 3...) } else { NonEmptyRule() }
      for length in [1, 2] { LengthRule(in: length...) }
    }
    let validator = Validator {
      field
      if isStrict {
        ValidatorField(for: \Form.age) { RangeRule(in: 18...) }
      }
    }
    #expect(validator.isValid)
  }

  // MARK: Views

  struct NameView: View {
    let store: FormStore
    var body: some View { Text(store.validation.name ~= \Form.name ? "bad name" : "good name") }
  }

  struct RepeatedView: View {
    let store: FormStore
    var body: some View {
      Text(store.validation.name ~= \Form.repeated ? "bad repetition" : "good repetition")
    }
  }

  struct ValidView: View {
    let store: FormStore
    var body: some View { Text("\(store.validation.name.isValid)") }
  }

  struct Screen: Component, View {
    @ObservedObject var store = FormStore()
    var observers: Void { None }
    var body: some View {
      NameView(store: store)
      RepeatedView(store: store)
      ValidView(store: store)
    }
  }

  @Test func view_isEvaluatedWhenAValueItReadChanges() async {
    let screen = Screen()
    let app = await Driver.open(screen)
    // The name becomes valid; the repetition stays invalid, and so does the whole.
    let counts = await app.evaluations { screen.store.state.name = "A" }
    #expect(counts.filter { $0.key.hasSuffix("View") } == ["NameView": 1, "RepeatedView": 1])
    let again = await app.evaluations { screen.store.state.name = "B" }
    #expect(again.filter { $0.key.hasSuffix("View") } == [:])
    let valid = await app.evaluations { screen.store.state.repeated = "B" }
    #expect(valid.filter { $0.key.hasSuffix("View") } == ["RepeatedView": 1, "ValidView": 1])
    app.close()
  }
}

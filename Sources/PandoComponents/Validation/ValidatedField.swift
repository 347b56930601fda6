import Foundation
import PandoDependencies
import PandoSharing

/// A field of a validator, with the result of its rules.
@MainActor
class ValidatedField<State> {
  /// The result of a field's rules.
  struct Standing: Equatable, Sendable {
    var isInvalid = false
    /// Whether an asynchronous rule has not answered yet.
    var isPending = false
    var messages: [String] = []
  }

  let path: PartialKeyPath<State>
  let standing = Shared(value: Standing())
  /// Called when asynchronous rules have changed `standing`.
  var onAnswer: (() -> Void)?

  init(_ path: PartialKeyPath<State>) { self.path = path }

  /// The change of the fields that the result depends on.
  func change(in state: State, at ranges: [Range<Int>]) -> FieldChange { .none }

  /// Checks the rules.
  func validate(_ state: State, because change: FieldChange) {}

  /// Activates or deactivates a trigger; returns false if the field has no such trigger.
  func setTrigger(_ tag: String, isActive: Bool, in state: State) -> Bool { false }

  func cancel() {}
}

/// A change that concerns a field: none, of another field that the rules read, or of the field
/// itself.
enum FieldChange {
  case none, other, own

  static func | (lhs: Self, rhs: Self) -> Self {
    lhs == .own || rhs == .own ? .own : lhs == .other || rhs == .other ? .other : .none
  }
}

/// ``ValidatedField`` with a value of a known type.
final class ValidatedFieldOf<State, Value>: ValidatedField<State> {
  private let valuePath: KeyPath<State, Value>
  private let rules: [FieldRule<State, Value>]
  private let own: FieldDependency<State>
  private let others: [FieldDependency<State>]
  private var activeTags: Set<String> = []
  private var task: Task<Void, Never>?
  /// The result of the asynchronous rules; nil before they have answered.
  private var answer: Answer?

  private struct Answer {
    var isValid: Bool
    var messages: [String] = []
  }

  init(_ path: KeyPath<State, Value>, _ rules: [FieldRule<State, Value>]) {
    valuePath = path
    self.rules = rules
    own = FieldDependency(path)
    others = Array(Set(rules.flatMap(\.fields))).map { FieldDependency($0) }
    super.init(path)
  }

  deinit { task?.cancel() }

  override func change(in state: State, at ranges: [Range<Int>]) -> FieldChange {
    // All are evaluated, so that each records its current value.
    let others = others.count { $0.didChange(in: state, at: ranges) } > 0
    return own.didChange(in: state, at: ranges) ? .own : others ? .other : .none
  }

  override func validate(_ state: State, because change: FieldChange) {
    if change == .own { activeTags = [] }
    cancel()
    answer = nil
    let value = state[keyPath: valuePath]
    show(state)
    if !standing.untracked.isInvalid { ask(value) }
  }

  override func setTrigger(_ tag: String, isActive: Bool, in state: State) -> Bool {
    let isKnown = rules.contains {
      if case .trigger(tag) = $0.kind { true } else { false }
    }
    guard isKnown else { return false }
    if isActive { activeTags.insert(tag) } else { activeTags.remove(tag) }
    show(state)
    return true
  }

  override func cancel() {
    task?.cancel()
    task = nil
  }

  /// Checks the synchronous rules, and sets `standing`.
  private func show(_ state: State) {
    var new = Standing()
    let value = state[keyPath: valuePath]
    for rule in rules {
      switch rule.kind {
      case .check(let check):
        guard let messages = check(value, state) else { continue }
        new.isInvalid = true
        new.messages += messages
      case .trigger(let tag):
        guard activeTags.contains(tag) else { continue }
        new.isInvalid = true
        if let message = rule.message { new.messages.append(message) }
      case .later: continue
      }
    }
    if let answer, !answer.isValid {
      new.isInvalid = true
      new.messages += answer.messages
    }
    new.isPending = task != nil
    standing.wrappedValue = new
  }

  /// Begins to check the asynchronous rules.
  private func ask(_ value: Value) {
    let waiting = rules.compactMap { rule in
      if case .later(let debounce, let check) = rule.kind {
        (debounce: debounce, check: check, message: rule.message)
      } else {
        nil
      }
    }
    guard let debounce = waiting.map(\.debounce).max() else { return }
    @Dependency(\.continuousClock) var clock
    let ownClock = clock
    task = Task { [weak self] in
      var answer = Answer(isValid: true)
      do {
        if debounce > .zero { try await ownClock.sleep(for: debounce) }
        for rule in waiting where self != nil {
          if try await rule.check(value) { continue }
          answer.isValid = false
          if let message = rule.message { answer.messages.append(message) }
        }
      } catch {
        answer = Answer(isValid: false, messages: [Self.text(error)])
      }
      if !Task.isCancelled { self?.finish(answer) }
    }
    standing.isPending.wrappedValue = true
  }

  private func finish(_ answer: Answer) {
    task = nil
    self.answer = answer
    standing.withLock {
      $0.isPending = false
      $0.isInvalid = $0.isInvalid || !answer.isValid
      $0.messages += answer.messages
    }
    onAnswer?()
  }

  private static func text(_ error: any Error) -> String {
    (error as? any LocalizedError)?.errorDescription ?? String(describing: error)
  }
}

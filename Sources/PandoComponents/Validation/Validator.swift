import PandoSharing
import PandoUI

/// Checks the fields of a state, and has the messages for invalid fields.
///
/// A validator runs when one of its fields changes, and checks the rules of that field only. A body that
/// reads one of its properties is evaluated again when that property changes.
@MainActor
public final class Validator<State: AnyState> {
  /// The results of all fields together.
  private struct Summary: Equatable, Sendable {
    var isEnabled = true
    var isValid = true
    var isValidating = false
    var errors: [String] = []
    /// The indices of the invalid fields.
    var invalid: [Int] = []
  }

  private let declaredFields: [ValidatorField<State>]
  private lazy var fields = declaredFields.map { $0.makeState() }
  private let summary = Shared(value: Summary())
  private weak var core: StoreCore<State>?
  /// The changes while the validator was disabled, by the index of the field.
  private var stale: [Int: FieldChange] = [:]

  /// A validator of fields.
  public init(@ValidatorBuilder _ fields: () -> [ValidatorField<State>]) {
    declaredFields = fields()
  }

  /// Whether the validator runs. A disabled validator keeps its last results; when it is enabled again, it
  /// validates what changed meanwhile.
  public var isEnabled: Bool {
    get { summary.isEnabled.wrappedValue }
    set {
      summary.isEnabled.wrappedValue = newValue
      if newValue, !stale.isEmpty { runStale() }
    }
  }

  /// Whether all fields are known to be valid.
  public var isValid: Bool { summary.isValid.wrappedValue }

  /// Whether an asynchronous rule has not answered yet.
  public var isValidating: Bool { summary.isValidating.wrappedValue }

  /// The messages, in the order of the fields and their rules.
  public var errors: [String] { summary.errors.wrappedValue }

  /// The fields that are not valid, in their order.
  public var invalidFields: [PartialKeyPath<State>] {
    summary.invalid.wrappedValue.map { declaredFields[$0].path }
  }

  /// The messages of one field.
  public func errors(for path: PartialKeyPath<State>) -> [String] {
    fields.filter { $0.path == path }.flatMap { $0.standing.messages.wrappedValue }
  }

  /// Whether a field is not valid.
  public func isInvalid(_ path: PartialKeyPath<State>) -> Bool {
    // All are read, so that the caller depends on each.
    fields.filter { $0.path == path }.count { $0.standing.isInvalid.wrappedValue } > 0
  }

  /// Activates a ``TriggerRule``, which is broken until its field changes.
  ///
  /// - Parameters:
  ///   - field: The field of the rule: `~\State.name`.
  ///   - tag: The tag of the rule.
  public func activateTrigger<Value>(for field: StateField<State, Value>, tag: String) {
    setTrigger(for: field.path, tag: tag, isActive: true)
  }

  /// Deactivates a ``TriggerRule``.
  public func deactivateTrigger<Value>(for field: StateField<State, Value>, tag: String) {
    setTrigger(for: field.path, tag: tag, isActive: false)
  }

  private func setTrigger(for path: PartialKeyPath<State>, tag: String, isActive: Bool) {
    guard let state = core?.state else {
      return reportMisuse("A trigger of a validator was set that belongs to no store.")
    }
    let count = fields.count { field in
      field.path == path && field.setTrigger(tag, isActive: isActive, in: state)
    }
    if count == 0 {
      return reportMisuse(
        """
        There is no trigger \"\(tag)\" for '\(path)'. Put 'TriggerRule(tag: \"\(tag)\")' among the rules of \
        that field.
        """
      )
    }
    summarize()
  }

  // MARK: Running

  private func runStale() {
    guard let state = core?.state else { return }
    let changes = stale
    stale = [:]
    for (index, change) in changes { fields[index].validate(state, because: change) }
    summarize()
  }

  private func summarize() {
    var new = Summary(isEnabled: summary.untracked.isEnabled)
    for (index, field) in fields.enumerated() {
      let standing = field.standing.untracked
      if standing.isInvalid { new.invalid.append(index) }
      new.errors += standing.messages
      if standing.isPending { new.isValidating = true }
    }
    new.isValid = new.invalid.isEmpty && !new.isValidating
    summary.wrappedValue = new
  }
}

extension Validator: AttachedValidator {
  func stateDidChange(_ state: State, in ranges: [Range<Int>]) {
    let isEnabled = summary.untracked.isEnabled
    var didRun = false
    for (index, field) in fields.enumerated() {
      let change = field.change(in: state, at: ranges)
      if change == .none { continue }
      if isEnabled {
        field.validate(state, because: change)
        didRun = true
      } else {
        stale[index] = stale[index].map { $0 | change } ?? change
      }
    }
    if didRun { summarize() }
  }

  func cancel() {
    for field in fields { field.cancel() }
  }
}

extension Validator: AnyValidator {
  func attach<Other: AnyState>(to core: StoreCore<Other>) -> (any AttachedValidator<Other>)? {
    guard let core = core as? StoreCore<State>,
      let attached = self as? any AttachedValidator<Other>
    else {
      reportMisuse(
        """
        A validator of fields of \(State.self) stands in the validation of a store of \(Other.self), and \
        does nothing there.
        """
      )
      return nil
    }
    self.core = core
    let state = core.state
    for field in fields {
      field.onAnswer = { [weak self] in self?.summarize() }
      _ = field.change(in: state, at: [])
      field.validate(state, because: .own)
    }
    summarize()
    return attached
  }
}

extension Validator {
  /// Whether a field is not valid.
  public static func ~= (validator: Validator, path: PartialKeyPath<State>) -> Bool {
    validator.isInvalid(path)
  }

  /// Whether a field is valid.
  public static func !~= (validator: Validator, path: PartialKeyPath<State>) -> Bool {
    !validator.isInvalid(path)
  }
}

internal import Foundation
internal import PandoDependencies

/// A text or a number that is changed bit by bit: typed, or chosen with a slider.
enum TypedField: Hashable, Sendable {
  /// The place that a slice leads to.
  case slice(SlicePath)
  /// The names on the way through the stored form.
  case stored([String])
}

/// The steps to a part of a value.
///
// Sendable because it is immutable, and only compared.
struct SlicePath: Hashable, @unchecked Sendable {
  let steps: [Step]
}

extension AnyReference {
  /// The text or number at this reference; nil for any other value.
  var typedField: TypedField? {
    guard leadsToText else { return nil }
    var path: [Step] = []
    collectPath(into: &path)
    return .slice(SlicePath(steps: path))
  }
}

extension TypedField {
  /// The only text or number that differs between two values; nil if more or other things do.
  init?(changedBetween before: some Encodable, and after: some Encodable) {
    guard let before = try? MergeTree(of: before), let after = try? MergeTree(of: after) else {
      return nil
    }
    var path: [String] = []
    guard Self.find(before, after, in: &path) else { return nil }
    self = .stored(path)
  }

  /// Follows the only difference down to a text or a number.
  private static func find(_ before: MergeTree, _ after: MergeTree, in path: inout [String]) -> Bool
  {
    func follow<Key: Hashable>(
      _ before: [Key: MergeTree],
      _ after: [Key: MergeTree],
      _ name: (Key) -> String
    ) -> Bool {
      let changed = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
      guard changed.count == 1, let key = changed.first else { return false }
      path.append(name(key))
      // A member that is nil may not be there at all.
      return find(before[key] ?? .whole(.null), after[key] ?? .whole(.null), in: &path)
    }
    switch (before, after) {
    case (.whole(let before), .whole(let after)):
      return before != after && [before, after].allSatisfy { $0.isTyped || $0 == .null }
    case (.members(let before, _), .members(let after, _)): return follow(before, after) { $0 }
    case (.entries(let before), .entries(let after)):
      return before.keys == after.keys && follow(before, after) { $0.description }
    case (.elements(let before), .elements(let after)):
      return before.ids == after.ids && follow(before.trees, after.trees) { "\($0)" }
    default: return false
    }
  }
}

extension JSONValue {
  fileprivate var isTyped: Bool {
    switch self {
    case .string, .integer, .unsigned, .double, .decimal: true
    default: false
    }
  }
}

/// The field and the time of the user's typing.
struct Typing: Sendable {
  let field: TypedField
  var time: Moment
}

/// A time of the clock of the running code. In a test that has no clock, time stands still.
struct Moment: Sendable {
  private let elapsed: @Sendable (Moment) -> Duration?
  private let instant: any Sendable

  /// Now.
  static var now: Moment {
    let dependencies = DependencyValues.current
    guard let clock = dependencies.givenContinuousClock else {
      return Moment(elapsed: { _ in .zero }, instant: ())
    }
    return Moment(of: clock)
  }

  private init(elapsed: @escaping @Sendable (Moment) -> Duration?, instant: any Sendable) {
    self.elapsed = elapsed
    self.instant = instant
  }

  private init<C: Clock<Duration>>(of clock: C) {
    let now = clock.now
    instant = now
    elapsed = { other in (other.instant as? C.Instant).map { $0.duration(to: now) } }
  }

  /// The time since another moment; nil if that is of another clock.
  func elapsed(since other: Moment) -> Duration? { elapsed(other) }
}

extension UndoStep {
  /// Merges two successive steps of typing into one; nil if they are anything else. Notes in `step`
  /// when and where it was typed.
  ///
  /// Compares values: no locks are held.
  init?(merging step: inout UndoStep, into last: UndoStep?) {
    guard step.actions.count == 1, let change = step.actions[0].change,
      let field = change.typedField
    else { return nil }
    let now = Moment.now
    step.typing = Typing(field: field, time: now)
    guard let last, let typing = last.typing, typing.field == field,
      step.name.isEmpty || step.name == last.name,
      let former = last.actions.last?.change, former.root == change.root,
      let elapsed = now.elapsed(since: typing.time), elapsed <= change.pause
    else { return nil }
    var actions = last.actions
    if let joined = former.joined(with: change) {
      actions[actions.count - 1] = UndoAction(joined)
    } else {
      actions += step.actions
    }
    self.init(name: last.name, actions: actions, typing: step.typing)
  }
}

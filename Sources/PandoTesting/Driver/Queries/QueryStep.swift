import PandoUI

/// One step from the root to the elements that a query selects.
@MainActor
struct QueryStep {
  enum Action {
    /// Selects the matching elements inside those found so far.
    case find(@MainActor (AccessibilityNode) -> Bool)
    /// Keeps the matching ones of the elements found so far.
    case keep(@MainActor (AccessibilityNode) -> Bool)
    /// Picks one of the elements found so far, by index.
    case pick((Int) -> Int?)
  }

  let action: Action
  /// The step as messages write it: `button "Save"`, `containing "milk"`, `first`.
  let description: String
  /// The roles searched, for the near misses.
  var roles: Set<ElementRole> = []
  var name: (any TextPattern)?
  /// Whether the pattern is compared with names rather than with texts.
  var isByRole = false

  static func role(
    _ roles: Set<ElementRole>,
    called word: String,
    _ name: (any TextPattern)?
  ) -> QueryStep {
    QueryStep(
      action: .find { node in
        guard let role = node.role, roles.contains(role) else { return false }
        guard let name else { return true }
        return node.name.map(name.matches) == true
      },
      description: name.map { "\(word) \($0.patternDescription)" } ?? word,
      roles: roles,
      name: name,
      isByRole: true
    )
  }

  static func text(_ pattern: any TextPattern) -> QueryStep {
    QueryStep(
      action: .find { $0.ownWords.contains(where: pattern.matches) },
      description: "text \(pattern.patternDescription)",
      name: pattern
    )
  }

  static func text(containing part: String) -> QueryStep {
    QueryStep(
      action: .find { $0.ownWords.contains { $0.contains(normalized(part)) } },
      description: "text containing \(quoted(part))",
      name: part
    )
  }

  static func identifier(_ identifier: String) -> QueryStep {
    QueryStep(
      action: .find { $0.attributes.text(.identifier) == identifier },
      description: "element with the identifier \(quoted(identifier))",
      isByRole: true
    )
  }

  static func keep(
    _ description: String,
    _ matches: @escaping @MainActor (AccessibilityNode) -> Bool
  ) -> QueryStep {
    QueryStep(action: .keep(matches), description: description)
  }

  static func pick(_ description: String, _ index: @escaping (Int) -> Int?) -> QueryStep {
    QueryStep(action: .pick(index), description: description)
  }
}

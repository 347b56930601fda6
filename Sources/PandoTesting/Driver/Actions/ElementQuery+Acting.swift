import PandoUI
import Testing

/// A reason why an action is impossible, before the query that asked for it is known.
struct Refusal: Error {
  let code: DriverError.Code
  /// The end of the message, after "cannot be tapped: ".
  let reason: String

  init(_ code: DriverError.Code, _ reason: String) {
    self.code = code
    self.reason = reason
  }
}

extension ElementQuery {
  /// Performs an action on the one element that the query finds, and waits until the interface has
  /// settled.
  ///
  /// - Parameters:
  ///   - participle: What is done, in messages: "tapped".
  ///   - sourceLocation: Where a failure is recorded.
  ///   - body: Does it.
  @discardableResult
  func act(
    _ participle: String,
    _ sourceLocation: SourceLocation,
    isHiddenAllowed: Bool = false,
    _ body: (AccessibilityNode) throws -> Void
  ) async throws -> ElementQuery {
    do {
      let node = try resolve()
      do {
        if !isHiddenAllowed { try driver.checkInReach(node) }
        try body(node)
      } catch let refusal as Refusal {
        var error = DriverError(
          refusal.code,
          self,
          "\(driver.describe(node)) cannot be \(participle): \(refusal.reason)",
          around: [node] + (driver.cover(of: node).map { [$0] } ?? [])
        )
        error.matches = [ElementSnapshot(node)]
        throw error
      }
    } catch let error as DriverError {
      throw error.reported(at: sourceLocation)
    }
    await driver.settle()
    return self
  }
}

extension Driver {
  /// The element as messages write it: role and name.
  func describe(_ node: AccessibilityNode) -> String {
    let identifier = node.attributes.text(.identifier).map { " #\($0)" }
    return (node.role?.rawValue ?? "element")
      + (node.name.map { " " + quoted($0) } ?? identifier ?? "")
  }

  /// Throws unless a user sees the element and can reach it.
  func checkInReach(_ node: AccessibilityNode) throws {
    if node.isHidden { throw Refusal(.hidden, "it is hidden.") }
    if let cover = cover(of: node) {
      throw Refusal(.covered, "it is behind \(describe(cover)).")
    }
  }

  /// The refusal of an element that is disabled, or that is inside of a disabled one.
  func disabled(_ node: AccessibilityNode) -> Refusal {
    let outer = node.selfAndAncestors.first { $0.attributes.flag(.isDisabled) }
    guard let outer, outer !== node, outer.role != nil else {
      return Refusal(.disabled, "it is disabled.")
    }
    return Refusal(.disabled, "it is disabled, as \(describe(outer)) is.")
  }

  /// Sends an event to an element. Its changes are drawn at once.
  func send(_ event: Event, to node: AccessibilityNode) throws {
    if !node.isEnabled { throw disabled(node) }
    do {
      try graph.send(event, to: node.id)
    } catch {
      throw Refusal(error)
    }
    if case .focus(let isFocused) = event { renderer.focused = isFocused ? node.id : nil }
    graph.flush()
  }
}

extension Refusal {
  static let letsPointerThrough = Refusal(
    .covered,
    "it lets the pointer through: it, or something around it, has 'allowsHitTesting(false)'."
  )

  init(_ error: EventError) {
    switch error.code {
    case .noSuchElement: self.init(.notFound, "it is not part of the interface any more.")
    case .notAnswered: self.init(.notAnswered, "it does not answer to that.")
    case .disabled: self.init(.disabled, "it is disabled.")
    case .hidden: self.init(.hidden, "it is hidden.")
    case .wrongValue: self.init(.wrongValue, error.reason ?? "its values are of another type.")
    }
  }
}

extension AccessibilityNode {
  /// The element that handles an event here: this one, the nearest around it, or the only one inside.
  func answering(_ kinds: EventKinds) -> AccessibilityNode? {
    if let around = selfAndAncestors.first(where: { $0.answers(kinds) }) { return around }
    let inside = descendants.filter { !$0.isHidden && $0.answers(kinds) }
    return inside.count == 1 ? inside[0] : nil
  }

  /// The control that a query for this element means, of one of the given kinds: the element itself, the only such
  /// control inside the element, or the nearest one around it.
  func control(_ kinds: Set<ElementKind>) -> AccessibilityNode? {
    if kinds.contains(kind) { return self }
    let inside = descendants.filter { !$0.isHidden && kinds.contains($0.kind) }
    if inside.count == 1 { return inside[0] }
    return selfAndAncestors.first { kinds.contains($0.kind) }
  }
}

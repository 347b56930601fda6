import PandoUI
import Testing

/// Something that cannot be done, before it is known which query asked for it.
struct Refusal: Error {
  let code: DriverError.Code
  /// What follows "cannot be tapped: ".
  let reason: String

  init(_ code: DriverError.Code, _ reason: String) {
    self.code = code
    self.reason = reason
  }
}

extension ElementQuery {
  /// Does something with the one element that is meant, as a user can, and waits until the
  /// interface is quiet.
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
          "\(driver.describe(node)) cannot be \(participle): \(refusal.reason)"
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
  /// The element in messages: its role and name.
  func describe(_ node: AccessibilityNode) -> String {
    let identifier = node.attributes.text(.identifier).map { " #\($0)" }
    return (node.role?.rawValue ?? "element")
      + (node.name.map { " " + quoted($0) } ?? identifier ?? "")
  }

  /// Whether a user sees the element, and can reach it.
  func checkInReach(_ node: AccessibilityNode) throws {
    if node.isHidden { throw Refusal(.hidden, "it is hidden.") }
    if let cover = cover(of: node) {
      throw Refusal(.covered, "it is behind \(describe(cover)).")
    }
  }

  /// Hands an event to an element. What it changes is drawn at once.
  func send(_ event: Event, to node: AccessibilityNode) throws {
    if !node.isEnabled {
      let outer = node.selfAndAncestors.first { $0.attributes.flag(.isDisabled) }
      let isOwn = outer === node || outer?.role == nil
      let place = isOwn ? "" : ", as \(describe(outer!)) is"
      throw Refusal(.disabled, "it is disabled\(place).")
    }
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
  /// Who answers an event that happens here: the element, one around it, or the only one in it.
  func answering(_ kinds: EventKinds) -> AccessibilityNode? {
    if let around = selfAndAncestors.first(where: { $0.answers(kinds) }) { return around }
    let inside = descendants.filter { !$0.isHidden && $0.answers(kinds) }
    return inside.count == 1 ? inside[0] : nil
  }

  /// The only element of some kinds that is meant when this one is named: itself, one in it, or
  /// the one around it.
  func control(_ kinds: Set<ElementKind>) -> AccessibilityNode? {
    if kinds.contains(kind) { return self }
    let inside = descendants.filter { !$0.isHidden && kinds.contains($0.kind) }
    if inside.count == 1 { return inside[0] }
    return selfAndAncestors.first { kinds.contains($0.kind) }
  }
}

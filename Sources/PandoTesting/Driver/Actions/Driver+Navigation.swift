import PandoUI
public import Testing

extension Driver {
  /// Goes back to the previous screen, as the back button does.
  ///
  /// - Parameter sourceLocation: Where a failure is recorded.
  /// - Throws: ``DriverError`` if the screen in front is the first one.
  public func back(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    let front = frontModal ?? root
    let screen = front.descendants.last { $0.role == .screen && !$0.isHidden }
    do {
      guard let screen else {
        throw DriverError(.notFound, scope, "There is no screen to go back from.")
      }
      guard screen.answers(.dismiss) else {
        let message = "\(describe(screen)) is the first one: there is nothing to go back to."
        throw DriverError(.notAnswered, scope, message)
      }
      try graph.send(.dismiss, to: screen.id)
    } catch let error as DriverError {
      throw error.reported(at: sourceLocation)
    } catch let error as EventError {
      let message = "The screen could not be left. \(error)"
      throw DriverError(.notAnswered, scope, message).reported(at: sourceLocation)
    }
    await settle()
  }

  /// Selects the tab with that title, or the first such one.
  ///
  /// - Parameters:
  ///   - title: The title of the tab.
  ///   - sourceLocation: Where a failure is recorded.
  /// - Throws: ``DriverError`` if there is no such tab.
  public func select(
    tab title: any TextPattern,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    // The contents of tabs that are not selected are hidden.
    try await tab(title).includingHidden.act("shown", sourceLocation, isHiddenAllowed: true) {
      guard let (event, target) = $0.choice else {
        throw Refusal(.notAnswered, "its tab view does not answer to that.")
      }
      try checkInReach(target)
      try send(event, to: target)
    }
  }
}

extension ElementQuery {
  /// Closes a sheet, an alert, a dialog or a popover without choosing anything; goes back from a
  /// screen.
  ///
  /// If the element has a button with the role `cancel`, that button is pressed.
  ///
  /// - Parameter sourceLocation: Where a failure is recorded.
  /// - Throws: ``DriverError`` if there is no such element, or it can be closed only by a choice.
  public func dismiss(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await act("dismissed", sourceLocation) { node in
      let kinds: Set<ElementKind> = [
        .sheet, .alert, .confirmationDialog, .popover, .screen, .fileImporter,
      ]
      let presentation = try node.need(kinds, "it is nothing that can be dismissed.")
      let cancel = presentation.descendants.first { node in
        node.role == .button && node.attributes.text(.role) == "cancel" && !node.isHidden
      }
      let isAsking = presentation.kind == .alert || presentation.kind == .confirmationDialog
      if isAsking, let cancel { return try driver.tap(cancel) }
      guard presentation.answers(.dismiss) else {
        throw Refusal(.notAnswered, "it can only be left by what is in it.")
      }
      try driver.send(.dismiss, to: presentation)
    }
  }
}

import PandoUI
public import Testing

extension Driver {
  /// Goes back to the screen before, as the back button does.
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

  /// The tab with that title, or the first one, is shown.
  ///
  /// - Parameters:
  ///   - title: The title of the tab.
  ///   - sourceLocation: Where a failure is recorded.
  /// - Throws: ``DriverError`` if there is no such tab.
  public func select(
    tab title: any TextPattern,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    // The tabs that are not shown are hidden as far as their content goes.
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
  /// Closes a sheet, an alert, a dialog or a popover, as a user can without choosing anything; goes
  /// back from a screen.
  ///
  /// Where there is a button for it, the one with the role `cancel`, that is pressed.
  ///
  /// - Parameter sourceLocation: Where a failure is recorded.
  /// - Throws: ``DriverError`` if there is no such element, or it cannot be closed without a choice.
  public func dismiss(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await act("dismissed", sourceLocation) { node in
      let kinds: Set<ElementKind> = [
        .sheet, .alert, .confirmationDialog, .popover, .screen, .fileImporter,
      ]
      let holder = try node.need(kinds, "it is nothing that can be dismissed.")
      let cancel = holder.descendants.first { node in
        node.role == .button && node.attributes.text(.role) == "cancel" && !node.isHidden
      }
      let isAsking = holder.kind == .alert || holder.kind == .confirmationDialog
      if isAsking, let cancel { return try driver.tap(cancel) }
      guard holder.answers(.dismiss) else {
        throw Refusal(.notAnswered, "it can only be left by what is in it.")
      }
      try driver.send(.dismiss, to: holder)
    }
  }
}

import Observation
import PandoDependencies
import PandoTestSupport
import PandoTesting
import Testing

@testable import PandoSharing

/// Tests of steps that an application registers with an undo manager itself.
@MainActor
@Suite struct UndoManagerTests {
  @MainActor
  final class Model {
    var title = ""
    let manager: UndoManager

    init(_ manager: UndoManager) { self.manager = manager }

    func set(_ new: String) {
      let old = title
      manager.registerUndo(withTarget: self) { $0.set(old) }
      title = new
    }
  }

  private let manager = UndoManager()

  @Test func registeredChange_isUndoneAndRedone() {
    let model = Model(manager)
    model.set("a")
    manager.setActionName("Rename")
    #expect(manager.undoMenuItemTitle == "Undo Rename")
    manager.undo()
    #expect(model.title.isEmpty)
    #expect(manager.redoMenuItemTitle == "Redo Rename" && manager.undoMenuItemTitle == "Undo")
    manager.redo()
    #expect(model.title == "a" && manager.undoActionName == "Rename")
  }

  @Test func name_givenBeforeTheChange_isOfTheTurn() {
    let model = Model(manager)
    manager.setActionName("Lost")
    manager.endTurn()
    model.set("a")
    manager.endTurn()
    #expect(manager.undoActionName.isEmpty)
    manager.setActionName("Rename")
    model.set("b")
    manager.endTurn()
    #expect(manager.undoActionName == "Rename")
  }

  @Test func turn_endsByItself() async {
    let model = Model(manager)
    model.set("a")
    #expect(await yieldUntil { manager.groupingLevel == 0 })
    model.set("b")
    #expect(manager.undoCount == 2)
  }

  @Test func groups_areOneStep_overSeveralTurns() {
    let model = Model(manager)
    manager.beginUndoGrouping()
    model.set("a")
    manager.endTurn()
    manager.beginUndoGrouping()
    model.set("b")
    manager.endUndoGrouping()
    manager.endTurn()
    #expect(manager.groupingLevel == 2)
    manager.endUndoGrouping()
    #expect(manager.groupingLevel == 0 && manager.undoCount == 1)
    manager.undo()
    #expect(model.title.isEmpty)
  }

  @Test func eachChange_isAStep_withoutGroupsByTurn() {
    let model = Model(manager)
    manager.groupsByEvent = false
    model.set("a")
    model.set("b")
    manager.beginUndoGrouping()
    model.set("c")
    model.set("d")
    manager.endUndoGrouping()
    #expect(manager.undoCount == 3)
    manager.undo()
    #expect(model.title == "b")
  }

  @Test func levels_forgetTheOldestSteps() {
    let model = Model(manager)
    manager.levelsOfUndo = 2
    for text in ["a", "b", "c", "d"] {
      model.set(text)
      manager.endTurn()
    }
    while manager.canUndo { manager.undo() }
    #expect(model.title == "b")
  }

  @Test func disabledRegistration_takesNothing() {
    let model = Model(manager)
    manager.disableUndoRegistration()
    model.set("a")
    manager.enableUndoRegistration()
    #expect(!manager.canUndo && manager.isUndoRegistrationEnabled)
    withKnownIssue { manager.enableUndoRegistration() }
    withKnownIssue { manager.endUndoGrouping() }
  }

  @Test func target_isNotKept_andCanBeForgotten() {
    var model: Model? = Model(manager)
    weak let kept = model
    model?.set("a")
    manager.endTurn()
    model = nil
    #expect(kept == nil)
    manager.undo()
    let other = Model(manager)
    other.set("b")
    manager.endTurn()
    manager.removeAllActions(withTarget: other)
    #expect(!manager.canUndo)
    other.set("c")
    manager.undo()
    manager.removeAllActions()
    #expect(!manager.canRedo)
  }

  @Test func undoInsideOfAnUndo_isReported() {
    let model = Model(manager)
    manager.registerUndo(withTarget: model) { $0.manager.undo() }
    withKnownIssue { manager.undo() }
    #expect(!manager.isUndoing)
  }

  @Test func canUndo_isObserved() {
    let (model, isTold) = (Model(manager), Locked(false))
    withObservationTracking {
      _ = manager.canUndo
    } onChange: {
      isTold.withLock { $0 = true }
    }
    model.set("a")
    #expect(isTold.withLock { $0 })
  }
}

import PandoCasePaths
import PandoReducers
import Testing

@ObservableState
private struct MacroOuter: Equatable {
  var list: [Inner] = []
  let constant = 1
  var computed: Int { list.count }
  static var shared: Int { 0 }
  var isOn: Bool = false { didSet { changes += 1 } }
  var changes = 0

  @ObservableState
  struct Inner: Equatable {
    var text = ""
  }

  @ObservableState
  @CasePathable
  @dynamicMemberLookup
  enum Either: Equatable {
    case inner(Inner)
    case labelled(inner: Inner)
    case many(Int, String)
    case none
  }
}

@Suite struct ObservableStateMacroTests {
  @Test func observableState_whenReplaced_hasAnotherIdentity() {
    let first = MacroOuter.Inner()
    var second = first
    #expect(first._$id == second._$id)
    second = MacroOuter.Inner()
    #expect(first._$id != second._$id)
    #expect(first == second)
    #expect(MacroOuter.Either.inner(first)._$id != MacroOuter.Either.labelled(inner: first)._$id)
    var outer = MacroOuter()
    outer.isOn = true
    outer.isOn.toggle()
    #expect(outer.changes == 2)
  }
}

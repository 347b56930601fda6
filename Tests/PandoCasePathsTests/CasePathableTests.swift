import IssueReporting
import PandoCasePaths
import Testing

@CasePathable
@dynamicMemberLookup
private enum Action: Equatable {
  case rename(String)
  case move(x: Int, y: Int)
  case delete
  case child(Child)
  case element
}

@CasePathable
@dynamicMemberLookup
private enum Child: Equatable {
  case count(Int)
  case note(String?)
  case never(Never)
}

@CasePathable
private enum Root {
  case list([Int])
  case other
}

@Suite struct CasePathableTests {
  @Test func extract_whenValueIsTheCase_givesWhatItHolds() {
    let rename = Action.rename("Plan")[case: \.rename]
    #expect(rename == "Plan")
    #expect(Action.rename("Plan")[case: \.delete] == nil)
    let count = Action.child(.count(3))[case: \.child.count]
    #expect(count == 3)
    let note: String?? = Action.child(.note("n"))[case: \.child.note]
    #expect(note == .some("n"))
    let point = Action.move(x: 1, y: 2)[case: \.move]
    #expect(point?.x == 1)
    #expect(point?.1 == 2)
  }

  @Test func dynamicMember_whenValueIsTheCase_givesWhatItHolds() {
    let rename = Action.rename("Plan").rename
    #expect(rename == "Plan")
    #expect(Action.delete.rename == nil)
    #expect(Action.delete.delete != nil)
    let count = Action.child(.count(3)).child?.count
    #expect(count == 3)
  }

  @Test func partialKeyPath_whenValueIsTheCase_givesWhatItHolds() {
    let keyPath: PartialCaseKeyPath<Action> = \.rename
    #expect(Action.rename("Plan")[case: keyPath] as? String == "Plan")
    #expect(Action.delete[case: keyPath] == nil)
    let made: Action? = keyPath("Idea")
    #expect(made == .rename("Idea"))
    let wrong: Action? = keyPath(1)
    #expect(wrong == nil)
    let optional: PartialCaseKeyPath<Child> = \.note
    let note: Child? = optional("a")
    #expect(note == .note("a"))
  }

  @Test func is_tellsWhetherTheValueIsTheCase() {
    #expect(Action.rename("Plan").is(\.rename))
    #expect(!Action.rename("Plan").is(\.delete))
    #expect(Action.delete.is(\.delete))
    #expect(Action.child(.count(1)).is(\.child.count))
    #expect(!Action.child(.count(1)).is(\.child.note))
    #expect(Action.child(.note(nil)).is(\.child.note))
    let optional: Action? = .child(.count(1))
    #expect(optional.is(\.child))
    let (isSome, isNone) = (optional.is(\.some), optional.is(\.none))
    #expect(isSome)
    #expect(!isNone)
    let isChild = Action?.none.is(\.child)
    #expect(!isChild)
  }

  @Test func keyPath_whenCalled_makesTheCase() {
    let rename = \Action.Cases.rename
    #expect(rename("Plan") == .rename("Plan"))
    let delete = \Action.Cases.delete
    #expect(delete() == .delete)
    let count = \Action.Cases.child.count
    #expect(count(4) == .child(.count(4)))
    let move = \Action.Cases.move
    #expect(move((x: 1, y: 2)) == .move(x: 1, y: 2))
  }

  @Test func keyPath_whenMatched_saysWhetherValueIsTheCase() {
    switch Action.child(.count(1)) {
    case \.child.count: break
    default: Issue.record("Not matched")
    }
    switch Action.delete {
    case \.child.count: Issue.record("Matched")
    default: break
    }
  }

  @Test func keyPaths_whenAlike_areEqual() {
    #expect(\Action.Cases.child.count == \Action.Cases.child.count)
    #expect(\Action.Cases.child.count != \Action.Cases.child.note)
    #expect((\Action.Cases.child).appending(path: \.count) == \Action.Cases.child.count)
  }

  @Test func modify_whenValueIsTheCase_changesWhatItHolds() {
    var action = Action.child(.count(1))
    action.modify(\.child.count) { $0 += 1 }
    #expect(action == .child(.count(2)))
    action[case: \.child] = .count(9)
    #expect(action == .child(.count(9)))
    var optional: Action? = .rename("a")
    optional.modify(\.rename) { $0 += "b" }
    #expect(optional == .rename("ab"))
    action = .delete
    action[case: \.child] = .count(1)
    #expect(action == .delete)
  }

  @Test func modify_whenValueIsAnotherCase_reportsAndChangesNothing() {
    var action = Action.delete
    withKnownIssue {
      action.modify(\.rename) { $0 += "!" }
    } matching: { issue in
      issue.description.contains("Can't modify 'delete' via 'CaseKeyPath<Action, String>'")
    }
    #expect(action == .delete)
  }

  @Test func modify_whenArrayIsHeldOnce_changesItInPlace() {
    var root = Root.list(Array(0..<1_000))
    func address(_ list: [Int]) -> UnsafeRawPointer? {
      list.withUnsafeBytes { $0.baseAddress }
    }
    let before = root[case: \.list].flatMap { address($0) }
    root.modify(\.list) { $0[0] = 7 }
    let after = root[case: \.list].flatMap { address($0) }
    #expect(before == after)
    let list = root[case: \.list]
    #expect(list?.first == 7)
  }

  @Test func allCasePaths_whenGoneThrough_haveTheOrderOfTheCases() {
    #expect(
      Array(Action.allCasePaths) == [\.rename, \.move, \.delete, \.child, \.element]
    )
    #expect(Action.move(x: 0, y: 0).case == \.move)
    #expect(Array(Int?.allCasePaths) == [\.none, \.some])
    #expect(Array(Never.allCasePaths).isEmpty)
  }

  @Test func standardEnums_haveCasePaths() {
    struct Failed: Error, Equatable {}
    let success = Result<Int, Failed>.success(1)
    let value = success[case: \.success]
    #expect(value == 1)
    #expect(success.case == \.success)
    #expect(Result<Int, Failed>.failure(Failed()).is(\.failure))
    let some = Int?.some(3)[case: \.some]
    #expect(some == 3)
    let count = Action?.some(.child(.count(3)))[case: \.some.child.count]
    #expect(count == 3)
    let note: String? = Action.child(.note("n"))[case: \.child.note.some]
    #expect(note == "n")
    let noNote: String? = Action.child(.note(nil))[case: \.child.note.some]
    #expect(noNote == nil)
  }

  @Test func anyCasePath_whenMadeOfKeyPath_embedsAndExtracts() {
    let path = AnyCasePath(\Action.Cases.child.count)
    #expect(path.embed(3) == .child(.count(3)))
    #expect(path.extract(from: .child(.count(3))) == 3)
    #expect(path.extract(from: .delete) == nil)
    let identity = AnyCasePath(\Action.Cases.self)
    #expect(identity.extract(from: .delete) == .delete)
    let further = AnyCasePath(\Action.Cases.child).count
    #expect(further.embed(1) == .child(.count(1)))
    #expect("\(path)" == "AnyCasePath<Action, Int>")
    let some = Dictionary<String, Child>?.allCasePaths.some
    #expect("\(some)" == "AnyCasePath<Dictionary<String, Child>?, Dictionary<String, Child>>")
  }

  @Test func case_whenMadeOfFunctions_isFollowed() {
    let path = Case<Int>(embed: Action.rename(number:), extract: { $0.rename.flatMap { Int($0) } })
    #expect(path._embed(1) as? Action == .rename("1"))
    #expect(path._extract(from: Action.rename("2")) == 2)
    #expect(path._extract(from: 2) == nil)
  }
}

extension Action {
  fileprivate static func rename(number: Int) -> Action { .rename("\(number)") }
}

// Cases, types and names that could break the macro.

@CasePathable
private enum EmbedAndExtract {
  case embed
  case extract
}

@CasePathable
enum EnumOfElement<Element> {
  case element(Element)
  #if DEBUG
    case debug
  #endif
}

@CasePathable
private enum Commented {
  /// Above.
  case bar
  /* Before. */ case baz(Int)
  case fizz(buzz: String)  // After.
  case some(any Error), other(_ a: Int, b: Bool = true)
  indirect case nested(Self)
  case `default`
}

@Suite struct OddCasesTests {
  @Test func generic_whenCaseIsElement_hasPath() {
    let value = EnumOfElement.element(3)[case: \.element]
    #expect(value == 3)
  }

  @Test func keywordCases_whenNested_havePaths() {
    #expect(Commented.nested(.bar).is(\.nested.bar))
    #expect(Commented.default.is(\.default))
    let other = Commented.other(1, b: false)[case: \.other]
    #expect(other?.b == false)
  }
}

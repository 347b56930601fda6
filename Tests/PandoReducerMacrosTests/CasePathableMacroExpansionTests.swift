import Testing

@testable import PandoReducerMacros

@Suite struct CasePathableMacroExpansionTests {
  @Test func enum_whenCasesHoldValues_getsAPathForEach() {
    expectExpansion(
      of: """
        @CasePathable
        public enum Action {
          case plain
          /// Above.
          case one(Int)
          case labelled(x: Int, _ y: Bool = true)
          #if DEBUG
            case debug(any Error)
          #endif
        }
        """,
      by: "CasePathable",
      to: #"""
        public enum Action {
          case plain
          /// Above.
          case one(Int)
          case labelled(x: Int, _ y: Bool = true)
          #if DEBUG
            case debug(any Error)
          #endif

          public struct AllCasePaths: PandoCasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            public subscript(root: Action) -> PandoCasePaths.PartialCaseKeyPath<Action> {
              if root.is(\.plain) {
                return \.plain
              }
              if root.is(\.one) {
                return \.one
              }
              if root.is(\.labelled) {
                return \.labelled
              }
              #if DEBUG
              if root.is(\.debug) {
                return \.debug
              }
              #endif
              return \.never
            }
            public var plain: PandoCasePaths.AnyCasePath<Action, Void> {
              ._$embed({
                  Action.plain
                }) {
                guard case .plain = $0 else {
                  return nil
                }
                return ()
              }
            }
            /// Above.
            public var one: PandoCasePaths.AnyCasePath<Action, Int> {
              ._$embed(Action.one) {
                guard case let .one(v0) = $0 else {
                  return nil
                }
                return v0
              }
            }
            public var labelled: PandoCasePaths.AnyCasePath<Action, (x: Int, Bool)> {
              ._$embed(Action.labelled) {
                guard case let .labelled(v0, v1) = $0 else {
                  return nil
                }
                return (v0, v1)
              }
            }
            #if DEBUG
            public var debug: PandoCasePaths.AnyCasePath<Action, (any Error)> {
              ._$embed(Action.debug) {
                guard case let .debug(v0) = $0 else {
                  return nil
                }
                return v0
              }
            }
            #endif
            public func makeIterator() -> Swift.IndexingIterator<[PandoCasePaths.PartialCaseKeyPath<Action>]> {
              var allCasePaths: [PandoCasePaths.PartialCaseKeyPath<Action>] = []
              allCasePaths.append(\.plain)
              allCasePaths.append(\.one)
              allCasePaths.append(\.labelled)
              #if DEBUG
              allCasePaths.append(\.debug)
              #endif
              return allCasePaths.makeIterator()
            }
          }

          public static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }

        extension Action: PandoCasePaths.CasePathable, PandoCasePaths.CasePathIterable {
        }
        """#
    )
  }

  @Test func enum_whenTwoCasesHaveOneName_isRefused() {
    expectExpansion(
      of: """
        @CasePathable
        enum Action {
          case one(Int)
          case one(text: String)
        }
        """,
      by: "CasePathable",
      to: """
        enum Action {
          case one(Int)
          case one(text: String)
        }

        extension Action: PandoCasePaths.CasePathable, PandoCasePaths.CasePathIterable {
        }
        """,
      saying: [
        Expected(
          message: "'@CasePathable' cannot be applied to overloaded case name 'one'",
          line: 4,
          column: 8
        )
      ]
    )
  }

  @Test func struct_whenMarked_isRefused() {
    expectExpansion(
      of: """
        @CasePathable
        struct Action {
        }
        """,
      by: "CasePathable",
      to: """
        struct Action {
        }
        """,
      saying: [
        Expected(
          message: "'@CasePathable' cannot be applied to struct type 'Action'",
          line: 2,
          column: 1,
          fixIts: ["Remove '@CasePathable'"]
        )
      ],
      fixedTo: """
        struct Action {
        }
        """
    )
  }
}

import Testing

@testable import PandoReducerMacros

@Suite struct DependencyEntryMacroExpansionTests {
  @Test func variable_whenItHasValues_getsAKey() {
    expectExpansion(
      of: """
        extension DependencyValues {
          @DependencyEntry(liveValue: Client.live) public var client = Client()
          @DependencyEntry var number: Int = 7
        }
        """,
      by: "DependencyEntry",
      to: """
        extension DependencyValues {
          public var client {
            get {
              self[ClientKey.self]
            }
            set {
              self[ClientKey.self] = newValue
            }
          }

          public nonisolated enum ClientKey: PandoDependencies.DependencyKey {
            @PandoDependenciesMacros._DependencyEntryDefaultValue public static var liveValue = Client.live
            @PandoDependenciesMacros._DependencyEntryDefaultValue public static var testValue = Client()
          }
          var number: Int {
            get {
              self[__Key_number.self]
            }
            set {
              self[__Key_number.self] = newValue
            }
          }

          private nonisolated enum __Key_number: PandoDependencies.TestDependencyKey {
            typealias Value = Int
            static var testValue: Value {
              7
            }
          }
        }
        """
    )
  }

  @Test func variable_whenItIsElsewhere_isRefused() {
    expectExpansion(
      of: """
        struct Other {
          @DependencyEntry var client = Client()
        }
        """,
      by: "DependencyEntry",
      to: """
        struct Other {
          var client = Client()
        }
        """,
      saying: [
        Expected(
          message:
            "'@DependencyEntry' macro can only attach to 'var' declarations inside extensions of 'DependencyValues'",
          line: 2,
          column: 3,
          fixIts: ["Remove '@DependencyEntry'"]
        )
      ],
      fixedTo: """
        struct Other {
          var client = Client()
        }
        """
    )
  }
}

import Testing

@testable import PandoReducerMacros

@Suite struct DependencyClientMacroExpansionTests {
  @Test func client_whenItHasFunctions_getsInitializers() {
    expectExpansion(
      of: """
        @DependencyClient
        public struct Client: Sendable {
          public var load: @Sendable (_ id: Int) async throws -> String
          public var isOn: @Sendable () -> Bool = { false }
          public var name = "a"
        }
        """,
      by: "DependencyClient",
      to: """
        public struct Client: Sendable {
          @DependencyEndpoint
          public var load: @Sendable (_ id: Int) async throws -> String
          @DependencyEndpoint
          public var isOn: @Sendable () -> Bool = { false }
          public var name = "a"

          public init(
            load: @escaping @Sendable (_ id: Int) async throws -> String,
            isOn: @escaping @Sendable () -> Bool,
            name: Swift.String = "a"
          ) {
            self.load = load
            self.isOn = isOn
            self.name = name
          }

          public init(
            name: Swift.String = "a"
          ) {
            self.name = name
          }
        }
        """
    )
  }

  @Test func function_whenItNeedsADefault_isRefused() {
    expectExpansion(
      of: """
        @DependencyClient
        struct Client {
          var isOn: (Int, String) -> Bool
        }
        """,
      by: "DependencyClient",
      to: """
        struct Client {
          var isOn: (Int, String) -> Bool

          init(
            isOn: @escaping (Int, String) -> Bool
          ) {
            self.isOn = isOn
          }

          init() {
          }
        }
        """,
      saying: [
        Expected(
          message: """
            Default value required for non-throwing closure 'isOn'

            A client that is made with 'Client()', as in tests, reports a call of an endpoint that it was not given, and then has to return something. Any value will do, such as 'false' or '[]'.
            """,
          line: 3,
          column: 7,
          fixIts: ["Insert '= { _, _ in <#Bool#> }'"]
        )
      ],
      fixedTo: """
        @DependencyClient
        struct Client {
          var isOn: (Int, String) -> Bool = { _, _ in <#Bool#> }
        }
        """
    )
  }

  @Test func class_whenMarked_isRefused() {
    expectExpansion(
      of: """
        @DependencyClient
        class Client {
        }
        """,
      by: "DependencyClient",
      to: """
        class Client {
        }
        """,
      saying: [
        Expected(
          message: "'@DependencyClient' can only be applied to struct types",
          line: 2,
          column: 1,
          fixIts: ["Remove '@DependencyClient'"]
        )
      ],
      fixedTo: """
        class Client {
        }
        """
    )
  }

  @Test func endpoint_whenItHasLabels_getsAMethod() {
    expectExpansion(
      of: """
        struct Client {
          @DependencyEndpoint public var load: @Sendable (_ id: Int, inout Bool) async throws -> String
        }
        """,
      by: "DependencyEndpoint",
      to: #"""
        struct Client {
          public var load: @Sendable (_ id: Int, inout Bool) async throws -> String {
            get {
              _load
            }
            set {
              _load = newValue
            }
          }

          public func load(id p0: Int, _ p1: inout Bool) async throws -> String {
            try await self.load(p0, &p1)
          }

          private var _load: @Sendable (_ id: Int, inout Bool) async throws -> String = { _, _ in
            PandoDependenciesMacros._$reportUnimplemented("\(Self.self).load")
            throw PandoDependenciesMacros.Unimplemented("load")
          }
        }
        """#
    )
  }

  @Test func endpoint_whenItIsNoFunction_isRefused() {
    expectExpansion(
      of: """
        struct Client {
          @DependencyEndpoint var count = 0
        }
        """,
      by: "DependencyEndpoint",
      to: """
        struct Client {
          var count = 0
        }
        """,
      saying: [
        Expected(
          message: "'@DependencyEndpoint' must be attached to closure property",
          line: 2,
          column: 3,
          fixIts: ["Remove '@DependencyEndpoint'"]
        )
      ],
      fixedTo: """
        struct Client {
          var count = 0
        }
        """
    )
  }
}

import Testing

@testable import PandoReducerMacros

@Suite struct PresentsMacroExpansionTests {
  @Test func property_whenItIsNotOptional_isRefused() {
    expectExpansion(
      of: """
        struct State {
          @Presents var child: Child.State
        }
        """,
      by: "Presents",
      to: """
        struct State {
          var child: Child.State
        }
        """,
      saying: [
        Expected(
          message:
            "'@Presents' requires 'child' to be optional: it is nil while it is not presented",
          line: 2,
          column: 24,
          fixIts: ["Make it optional"]
        )
      ],
      fixedTo: """
        struct State {
          @Presents var child: Child.State?
        }
        """
    )
  }

  @Test func property_whenItHasNoType_isRefused() {
    expectExpansion(
      of: """
        struct State {
          @Presents var child = Child.State()
        }
        """,
      by: "Presents",
      to: """
        struct State {
          var child = Child.State()
        }
        """,
      saying: [
        Expected(
          message: "'@Presents' requires 'child' to have an optional type annotation",
          line: 2,
          column: 17,
          fixIts: ["Insert ': <#State#>?'"]
        )
      ],
      fixedTo: """
        struct State {
          @Presents var child: <#State#>? = Child.State()
        }
        """
    )
  }

  @Test func constant_whenPresented_isRefused() {
    expectExpansion(
      of: """
        struct State {
          @Presents let child: Child.State?
        }
        """,
      by: "Presents",
      to: """
        struct State {
          let child: Child.State?
        }
        """,
      saying: [
        Expected(
          message: "'@Presents' requires 'child' to be a variable, as dismissal sets it to nil",
          line: 2,
          column: 13,
          fixIts: ["Replace 'let' with 'var'"]
        )
      ],
      fixedTo: """
        struct State {
          @Presents var child: Child.State?
        }
        """
    )
  }

  @Test func property_whenOptionalIsWrittenOut_isPresented() {
    expectExpansion(
      of: """
        struct State {
          @Presents public var child: Optional<Child.State> = nil
        }
        """,
      by: "Presents",
      to: #"""
        struct State {
          public var child: Optional<Child.State> {
            @storageRestrictions(initializes: _child)
            init(initialValue) {
              _child = PresentationState(wrappedValue: initialValue)
            }
            get {
              _$observationRegistrar.access(Self.self, keyPath: \.child)
              return _child.wrappedValue
            }
            set {
              _$observationRegistrar.mutate(Self.self, keyPath: \.child, &_child.wrappedValue, newValue, _$isIdentityEqual)
            }
          }

          public var $child: PandoReducers.PresentationState<Child.State> {
            get {
              _$observationRegistrar.access(Self.self, keyPath: \.child)
              return _child.projectedValue
            }
            set {
              _$observationRegistrar.mutate(Self.self, keyPath: \.child, &_child.projectedValue, newValue, _$isIdentityEqual)
            }
          }

          @ObservationStateIgnored private var _child = PandoReducers.PresentationState<Child.State>(wrappedValue: nil)
        }
        """#
    )
  }
}

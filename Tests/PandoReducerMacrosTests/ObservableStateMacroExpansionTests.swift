import Testing

@testable import PandoReducerMacros

@Suite struct ObservableStateMacroExpansionTests {
  @Test func struct_whenFieldsAreStored_tracksThem() {
    expectExpansion(
      of: """
        @ObservableState
        struct State {
          var count = 0
          let constant = 1
          @Shared var shared: Int
          @ObservationStateIgnored var ignored = 0
          @Presents var child: Child.State?
        }
        """,
      by: "ObservableState",
      "ObservationStateTracked",
      "ObservationStateIgnored",
      "Presents",
      to: #"""
        struct State {
          var count {
            @storageRestrictions(initializes: _count)
            init(initialValue) {
              _count = initialValue
            }
            get {
              _$observationRegistrar.access(Self.self, keyPath: \.count)
              return _count
            }
            set {
              _$observationRegistrar.mutate(Self.self, keyPath: \.count, &_count, newValue, _$isIdentityEqual, shouldNotifyObservers)
            }
            _modify {
              let oldValue = _$observationRegistrar.willModify(Self.self, keyPath: \.count, &_count)
              defer {
                _$observationRegistrar.didModify(Self.self, keyPath: \.count, &_count, oldValue, _$isIdentityEqual)
              }
              yield &_count
            }
          }
          let constant = 1
          @Shared
          var shared: Int
          var ignored = 0
          var child: Child.State? {
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

          var $child: PandoReducers.PresentationState<Child.State> {
            get {
              _$observationRegistrar.access(Self.self, keyPath: \.child)
              return _child.projectedValue
            }
            set {
              _$observationRegistrar.mutate(Self.self, keyPath: \.child, &_child.projectedValue, newValue, _$isIdentityEqual)
            }
          }

          private var _child = PandoReducers.PresentationState<Child.State>(wrappedValue: nil)

          var _$observationRegistrar = PandoReducers.ObservationStateRegistrar()

          public var _$id: PandoReducers.ObservableStateID {
            _$observationRegistrar.id
          }

          public mutating func _$willModify() {
            _$observationRegistrar._$willModify()
          }

          public static var _$storage: [PartialKeyPath<Self>: PartialKeyPath<Self>] {
            [\Self.self: \Self._$observationRegistrar, \Self.count: \Self._count, \Self.$child: \Self._child]
          }

          private nonisolated func shouldNotifyObservers<__macro_local_6MemberfMu_>(_ lhs: __macro_local_6MemberfMu_, _ rhs: __macro_local_6MemberfMu_) -> Bool {
            true
          }

          private nonisolated func shouldNotifyObservers<__macro_local_6MemberfMu0_: Equatable>(_ lhs: __macro_local_6MemberfMu0_, _ rhs: __macro_local_6MemberfMu0_) -> Bool {
            lhs != rhs
          }

          private nonisolated func shouldNotifyObservers<__macro_local_6MemberfMu1_: AnyObject>(_ lhs: __macro_local_6MemberfMu1_, _ rhs: __macro_local_6MemberfMu1_) -> Bool {
            lhs !== rhs
          }

          private nonisolated func shouldNotifyObservers<__macro_local_6MemberfMu2_: Equatable & AnyObject>(_ lhs: __macro_local_6MemberfMu2_, _ rhs: __macro_local_6MemberfMu2_) -> Bool {
            lhs != rhs
          }
        }

        extension State: PandoReducers.ObservableState, Observation.Observable {
        }
        """#
    )
  }

  @Test func enum_whenCasesHoldStates_hasTheirIdentities() {
    expectExpansion(
      of: """
        @ObservableState
        enum State {
          case one(One.State)
          case labelled(one: One.State)
          case none
        }
        """,
      by: "ObservableState",
      "ObservationStateTracked",
      "ObservationStateIgnored",
      "Presents",
      to: """
        enum State {
          case one(One.State)
          case labelled(one: One.State)
          case none

          public var _$id: PandoReducers.ObservableStateID {
            switch self {
            case let .one(state):
              return ._$id(for: state)._$tag(0)
            case let .labelled(state):
              return ._$id(for: state)._$tag(1)
            case .none:
              return ObservableStateID()._$tag(2)
            }
          }

          public mutating func _$willModify() {
            switch self {
            case var .one(state):
              PandoReducers._$willModify(&state)
              self = .one(state)
            case var .labelled(state):
              PandoReducers._$willModify(&state)
              self = .labelled(one: state)
            case .none:
              break
            }
          }
        }

        extension State: PandoReducers.ObservableState, Observation.Observable {
        }
        """
    )
  }

  @Test func attributes_whenTheyAreOfObservable_areReplaced() {
    expectExpansion(
      of: """
        @ObservableState
        struct State {
          @ObservationIgnored var one = 0
          @PresentationState var two: Two?
        }
        """,
      by: "ObservableState",
      to: """
        struct State {
          @ObservationIgnored
          @ObservationStateTracked var one = 0
          @PresentationState
          @ObservationStateTracked var two: Two?

          @ObservationStateIgnored var _$observationRegistrar = PandoReducers.ObservationStateRegistrar()

          public var _$id: PandoReducers.ObservableStateID {
            _$observationRegistrar.id
          }

          public mutating func _$willModify() {
            _$observationRegistrar._$willModify()
          }

          public static var _$storage: [PartialKeyPath<Self>: PartialKeyPath<Self>] {
            [\\Self.self: \\Self._$observationRegistrar, \\Self.one: \\Self._one]
          }

          private nonisolated func shouldNotifyObservers<__macro_local_6MemberfMu_>(_ lhs: __macro_local_6MemberfMu_, _ rhs: __macro_local_6MemberfMu_) -> Bool {
            true
          }

          private nonisolated func shouldNotifyObservers<__macro_local_6MemberfMu0_: Equatable>(_ lhs: __macro_local_6MemberfMu0_, _ rhs: __macro_local_6MemberfMu0_) -> Bool {
            lhs != rhs
          }

          private nonisolated func shouldNotifyObservers<__macro_local_6MemberfMu1_: AnyObject>(_ lhs: __macro_local_6MemberfMu1_, _ rhs: __macro_local_6MemberfMu1_) -> Bool {
            lhs !== rhs
          }

          private nonisolated func shouldNotifyObservers<__macro_local_6MemberfMu2_: Equatable & AnyObject>(_ lhs: __macro_local_6MemberfMu2_, _ rhs: __macro_local_6MemberfMu2_) -> Bool {
            lhs != rhs
          }
        }

        extension State: PandoReducers.ObservableState, Observation.Observable {
        }
        """,
      saying: [
        Expected(
          message: "'@ObservationIgnored' cannot be used in '@ObservableState'",
          line: 3,
          column: 3,
          fixIts: ["Use '@ObservationStateIgnored' instead"]
        ),
        Expected(
          message: "'@PresentationState' cannot be used in '@ObservableState'",
          line: 4,
          column: 3,
          fixIts: ["Use '@Presents' instead"]
        ),
      ],
      fixedTo: """
        @ObservableState
        struct State {
          @ObservationStateIgnored var one = 0
          @Presents var two: Two?
        }
        """
    )
  }

  @Test func bindingState_whenObserved_isNotNeeded() {
    expectExpansion(
      of: """
        @ObservableState
        struct State {
          @BindingState var text = ""
        }
        """,
      by: "ObservableState",
      to: """
        struct State {
          @BindingState
          @ObservationStateIgnored var text = ""

          @ObservationStateIgnored var _$observationRegistrar = PandoReducers.ObservationStateRegistrar()

          public var _$id: PandoReducers.ObservableStateID {
            _$observationRegistrar.id
          }

          public mutating func _$willModify() {
            _$observationRegistrar._$willModify()
          }

          public static var _$storage: [PartialKeyPath<Self>: PartialKeyPath<Self>] {
            [\\Self.self: \\Self._$observationRegistrar]
          }

          private nonisolated func shouldNotifyObservers<__macro_local_6MemberfMu_>(_ lhs: __macro_local_6MemberfMu_, _ rhs: __macro_local_6MemberfMu_) -> Bool {
            true
          }

          private nonisolated func shouldNotifyObservers<__macro_local_6MemberfMu0_: Equatable>(_ lhs: __macro_local_6MemberfMu0_, _ rhs: __macro_local_6MemberfMu0_) -> Bool {
            lhs != rhs
          }

          private nonisolated func shouldNotifyObservers<__macro_local_6MemberfMu1_: AnyObject>(_ lhs: __macro_local_6MemberfMu1_, _ rhs: __macro_local_6MemberfMu1_) -> Bool {
            lhs !== rhs
          }

          private nonisolated func shouldNotifyObservers<__macro_local_6MemberfMu2_: Equatable & AnyObject>(_ lhs: __macro_local_6MemberfMu2_, _ rhs: __macro_local_6MemberfMu2_) -> Bool {
            lhs != rhs
          }
        }

        extension State: PandoReducers.ObservableState, Observation.Observable {
        }
        """,
      saying: [
        Expected(
          message:
            "'@BindingState' is not needed in '@ObservableState': every property can be bound",
          line: 3,
          column: 3,
          fixIts: ["Remove '@BindingState'"]
        )
      ],
      fixedTo: """
        @ObservableState
        struct State {
          var text = ""
        }
        """
    )
  }
}

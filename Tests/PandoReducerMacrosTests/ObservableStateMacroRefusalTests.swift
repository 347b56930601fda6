import Testing

@testable import PandoReducerMacros

/// Tests of declarations that `@ObservableState` refuses.
extension ObservableStateMacroExpansionTests {
  @Test func class_whenMarked_isRefused() {
    expectExpansion(
      of: """
        @ObservableState
        final class State {
        }
        """,
      by: "ObservableState",
      "ObservationStateTracked",
      "ObservationStateIgnored",
      "Presents",
      to: """
        final class State {
        }
        """,
      saying: [
        Expected(
          message: "'@ObservableState' cannot be applied to class type 'State'",
          line: 1,
          column: 1
        )
      ]
    )
  }

  @Test func lazyProperty_whenObserved_isRefused() {
    expectExpansion(
      of: """
        @ObservableState
        struct State {
          lazy var sum = 0
        }
        """,
      by: "ObservableState",
      to: """
        struct State {
          @ObservationStateIgnored
          lazy var sum = 0

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
            "'lazy' cannot be used on an observed property of '@ObservableState'; compute it, or mark it '@ObservationStateIgnored'",
          line: 3,
          column: 3,
          fixIts: ["Mark it '@ObservationStateIgnored'"]
        )
      ],
      fixedTo: """
        @ObservableState
        struct State {
          @ObservationStateIgnored lazy var sum = 0
        }
        """
    )
  }

  @Test func wrapper_whenItNeedsStorage_isRefused() {
    expectExpansion(
      of: """
        @ObservableState
        struct State {
          @AppStorage("count") var count = 0
        }
        """,
      by: "ObservableState",
      to: """
        struct State {
          @AppStorage("count")
          @ObservationStateIgnored var count = 0

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
            "'@AppStorage' cannot wrap an observed property of '@ObservableState'; keep the value in the state as it is, or mark the property '@ObservationStateIgnored'",
          line: 3,
          column: 3,
          fixIts: ["Mark it '@ObservationStateIgnored'"]
        )
      ],
      fixedTo: """
        @ObservableState
        struct State {
          @ObservationStateIgnored @AppStorage("count") var count = 0
        }
        """
    )
  }
}

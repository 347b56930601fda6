import Foundation
import PandoCasePaths
import PandoDependencies
import PandoReducers
import PandoSharing
import PandoUI

/// A feature for recordings that uses most parts of the library.
@Reducer
struct Basket {
  @Reducer enum Path { case row(BasketRow) }

  @ObservableState
  struct State: Equatable {
    var rows: IdentifiedArrayOf<BasketRow.State> = []
    var note = ""
    var price: Int?
    var changed: Date?
    @Presents var alert: AlertState<Action.Alert>?
    var path = StackState<Path.State>()
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case addButtonTapped(name: String)
    case priceButtonTapped, priceResponse(Int)
    case clearButtonTapped, shuffleButtonTapped, openButtonTapped
    case alert(PresentationAction<Alert>)
    case rows(IdentifiedActionOf<BasketRow>)
    case path(StackActionOf<Path>)
    @CasePathable enum Alert { case confirm }
  }

  @Dependency(\.uuid) var uuid
  @Dependency(\.date) var date
  @Dependency(\.price) var price
  @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addButtonTapped(let name):
        state.rows.append(BasketRow.State(id: uuid(), name: name, count: 1))
        state.changed = date.now
      case .priceButtonTapped:
        return .run { [count = state.rows.count] in await $0(.priceResponse(price(count))) }
      case .priceResponse(let price):
        state.price = price
      case .clearButtonTapped:
        state.alert = AlertState {
          TextState("Clear?")
        } actions: {
          ButtonState(role: .destructive, action: .confirm) { TextState("Clear") }
        } message: {
          TextState("All of it.")
        }
      case .alert(.presented(.confirm)):
        state.rows = []
      case .shuffleButtonTapped:
        withRandomNumberGenerator { state.rows.shuffle(using: &$0) }
      case .openButtonTapped:
        state.path.append(.row(BasketRow.State(id: uuid(), name: "open", count: 0)))
      case .binding, .alert, .rows, .path:
        break
      }
      return .none
    }
    .ifLet(\.$alert, action: \.alert)
    .forEach(\.rows, action: \.rows) { BasketRow() }
    .forEach(\.path, action: \.path)
  }
}

extension Basket.Path.State: Equatable {}
extension Basket.Path.Action: Equatable {}

@Reducer
struct BasketRow {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: UUID
    var name: String
    var count: Int
  }

  enum Action: Equatable { case countChanged(Int) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .countChanged(let count):
        state.count = count
        return .none
      }
    }
  }
}

extension DependencyValues {
  var price: @Sendable (Int) -> Int {
    get { self[PriceKey.self] }
    set { self[PriceKey.self] = newValue }
  }
}

private enum PriceKey: DependencyKey {
  static let liveValue: @Sendable (Int) -> Int = { $0 * 3 + 1 }
  static var testValue: @Sendable (Int) -> Int { liveValue }
}

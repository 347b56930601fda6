import Foundation
import PandoCasePaths
import PandoDependencies
import PandoReducers
import PandoTesting
import PandoUI
import Testing

/// A recorded session as ``Recording/source`` writes it, except for the value of the price.
///
/// `RecorderTests` compares both.
@Suite(.dependencies) struct RecordedBasketTests {
  @Test @MainActor func recordedSession() async {
    let store = TestStore(
      initialState: Basket.State(
        rows: [],
        note: "",
        price: nil,
        changed: nil,
        alert: nil,
        path: StackState([])
      )
    ) {
      Basket()
    } withDependencies: {
      $0.uuid = .recorded([UUID(0), UUID(1)])
      $0.date = .recorded([
        Date(timeIntervalSince1970: 1000.0), Date(timeIntervalSince1970: 1000.0),
      ])
      $0.price = { _ in 7 }
    }

    await store.send(.addButtonTapped(name: "Bread \"rye\"")) {
      $0.rows.append(BasketRow.State(id: UUID(0), name: "Bread \"rye\"", count: 1))
      $0.changed = Date(timeIntervalSince1970: 1000.0)
    }

    await store.send(.addButtonTapped(name: "Milk")) {
      $0.rows.append(BasketRow.State(id: UUID(1), name: "Milk", count: 1))
    }

    await store.send(.rows(.element(id: UUID(1), action: .countChanged(3)))) {
      $0.rows[id: UUID(1)]?.count = 3
    }

    await store.send(.binding(.set(\.note, "two\nlines"))) {
      $0.note = "two\nlines"
    }

    await store.send(.priceButtonTapped)

    await store.receive(.priceResponse(7)) {
      $0.price = 7
    }

    await store.send(.clearButtonTapped) {
      $0.alert = AlertState {
        TextState("Clear?")
      } actions: {
        ButtonState(role: .destructive, action: .confirm) {
          TextState("Clear")
        }
      } message: {
        TextState("All of it.")
      }
    }

    await store.send(.alert(.presented(.confirm))) {
      $0.rows.remove(id: UUID(0))
      $0.rows.remove(id: UUID(1))
      $0.alert = nil
    }

    await store.send(
      .path(
        .push(id: 0, state: .row(BasketRow.State(id: UUID(9), name: "Eggs", count: 2)))
      )
    ) {
      $0.path.append(.row(BasketRow.State(id: UUID(9), name: "Eggs", count: 2)))
    }

    await store.send(.path(.element(id: 0, action: .row(.countChanged(12))))) {
      $0.path[id: 0]?.modify(\.row) { $0.count = 12 }
    }

    await store.send(.path(.popFrom(id: 0))) {
      $0.path[id: 0] = nil
    }
  }
}

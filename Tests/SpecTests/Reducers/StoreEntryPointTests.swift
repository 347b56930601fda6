import Foundation
import PandoReducers
import PandoSharing
import PandoTesting
import PandoUI
import Testing

/// Tests of views of stores with shared state, and the applications around them.
@MainActor
@Suite(.dependencies) struct StoreEntryPointTests {
  @Reducer
  struct Feature {
    @ObservableState
    struct State: Equatable {
      @Shared(.inMemory("sharedCount")) var sharedCount = 0
    }
    enum Action { case tapped }
    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.sharedCount += 1
        return .none
      }
    }
  }

  struct FeatureView: View {
    let store: StoreOf<Feature>

    var body: some View {
      Form {
        Text(store.sharedCount.description)
      }
    }
  }

  struct TrackedFeatureView: View {
    let store: StoreOf<Feature>

    var body: some View {
      WithPerceptionTracking {
        Form {
          Text(store.sharedCount.description)
        }
      }
    }
  }

  @Test func S36_viewOfAStore_whenSharedStateChanges_updates() async throws {
    let store = Store(initialState: Feature.State()) { Feature() }
    let app = await Driver.open(FeatureView(store: store))
    store.send(.tapped)
    await app.settle()
    #expect(app.has(text: "1"))
    @Shared(.inMemory("sharedCount")) var count = 0
    $count.withLock { $0 = 42 }
    await app.settle()
    #expect(app.has(text: "42"))
  }

  @Test func S37_viewOfAStore_whenTracked_updates() async throws {
    let store = Store(initialState: Feature.State()) { Feature() }
    let app = await Driver.open(TrackedFeatureView(store: store))
    store.send(.tapped)
    await app.settle()
    #expect(app.has(text: "1"))
  }

  struct EarlyApp: App {
    let store = Store(initialState: Feature.State()) { Feature() }

    var body: some Scene {
      WindowGroup {
        FeatureView(store: store)
      }
    }
  }

  /// The state is read when the application is made, so a value set later comes too late.
  @Test func S38_entryPoint_thatMakesItsStore_readsSharedStateTooEarly() async throws {
    let app = EarlyApp()
    @Shared(.inMemory("sharedCount")) var count = 5
    #expect(count == 0)
    let driver = await Driver.open(app: app)
    #expect(driver.has(text: "0"))
  }

  struct MainApp: App {
    @MainActor static var storesMade = 0

    @MainActor
    static let store = {
      storesMade += 1
      return Store(initialState: Feature.State()) { Feature() }
    }()

    var body: some Scene {
      WindowGroup {
        if _XCTIsTesting
          || ProcessInfo.processInfo.environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1"
        {
          EmptyView()
        } else {
          FeatureView(store: Self.store)
        }
      }
    }
  }

  @Test func S39_entryPoint_thatShowsNothingInTests_makesNoStore() async throws {
    let app = await Driver.open(app: MainApp())
    #expect(!app.has(text: "0"))
    #expect(MainApp.storesMade == 0)
    @Shared(.inMemory("sharedCount")) var count = 5
    #expect(count == 5)
  }
}

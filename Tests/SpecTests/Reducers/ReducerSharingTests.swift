import Foundation
import OpenCombine
import PandoCasePaths
import PandoDependencies
import PandoReducers
import PandoSharing
import PandoTesting
import PandoUI
import Testing

/// Tests of shared state in the state of reducers: passed on, persisted, derived and observed.
@MainActor
@Suite(.dependencies) struct ReducerSharingTests {
  // MARK: S01 to S03

  @Reducer
  struct ParentFeature {
    @ObservableState
    struct State: Equatable {
      @Shared var count: Int
      @Presents var child: ChildFeature.State?
    }
    enum Action {
      case presentButtonTapped, incrementButtonTapped
      case child(PresentationAction<ChildFeature.Action>)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .presentButtonTapped:
          state.child = ChildFeature.State(count: state.$count)
          return .none
        case .incrementButtonTapped:
          state.$count.withLock { $0 += 1 }
          return .none
        case .child:
          return .none
        }
      }
      .ifLet(\.$child, action: \.child) { ChildFeature() }
    }
  }

  @Reducer
  struct ChildFeature {
    @ObservableState
    struct State: Equatable {
      @Shared var count: Int
      var taps = 0
    }
    enum Action { case incrementButtonTapped }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .incrementButtonTapped:
          state.count += 1
          state.taps += 1
          return .none
        }
      }
    }
  }

  @Test func S01_feature_whenGivenAShared_changesIt() {
    @Shared(value: 4) var count
    let store = Store(initialState: ParentFeature.State(count: $count)) { ParentFeature() }
    store.send(.incrementButtonTapped)
    #expect(store.count == 5)
    #expect(count == 5)
  }

  @Test func S02_childsFeature_whenItChangesBoth_sharesTheSharedOneOnly() {
    @Shared(value: 0) var count
    let stores = [0, 1].map { _ in
      Store(initialState: ChildFeature.State(count: $count)) { ChildFeature() }
    }
    stores[0].send(.incrementButtonTapped)
    #expect(stores.map(\.count) == [1, 1])
    #expect(stores.map(\.taps) == [1, 0])
  }

  @Test func S03_child_whenPresentedWithTheReference_andParent_seeEachOther() async {
    let store = TestStore(initialState: ParentFeature.State(count: Shared(value: 2))) {
      ParentFeature()
    }
    await store.send(.presentButtonTapped) {
      $0.child = ChildFeature.State(count: $0.$count)
    }
    await store.send(.child(.presented(.incrementButtonTapped))) {
      $0.count = 3
      $0.child?.taps = 1
    }
    await store.send(.incrementButtonTapped) {
      $0.$count.withLock { $0 = 4 }
    }
    #expect(store.state.child?.count == 4)
  }

  // MARK: S04

  @Reducer
  struct InMemoryFeature {
    @ObservableState
    struct State: Equatable {
      @Shared(.inMemory("count")) var count = 0
    }
    enum Action { case incrementButtonTapped }
    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.count += 1
        return .none
      }
    }
  }

  @Test(arguments: 1...2)
  func S04_stateInMemory_whenTwoFeaturesHaveIt_isOne_andBeginsAnewInEachTest(run: Int) {
    let first = Store(initialState: InMemoryFeature.State()) { InMemoryFeature() }
    let second = Store(initialState: InMemoryFeature.State()) { InMemoryFeature() }
    first.send(.incrementButtonTapped)
    #expect(second.count == 1)
  }

  // MARK: S10, S11

  @Reducer
  struct ObservingFeature {
    @ObservableState
    struct State: Equatable {
      @Shared var count: Int
      var seen: [Int] = []
      /// The count up to which the feature writes the values that it observes.
      var end = 0
    }
    enum Action: Equatable { case onAppear, countUpdated(Int) }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .onAppear:
          return .publisher {
            state.$count.publisher
              .map(Action.countUpdated)
          }
        case .countUpdated(let count):
          state.seen.append(count)
          if count < state.end { state.count = count + 1 }
          return .none
        }
      }
    }
  }

  @Test func S10_publisherInAnEffect_sendsTheCurrentValueAndEachChange() async {
    @Shared(value: 0) var count
    let store = TestStore(initialState: ObservingFeature.State(count: $count)) {
      ObservingFeature()
    }
    let task = await store.send(.onAppear)
    await store.receive(.countUpdated(0)) { $0.seen = [0] }
    $count.withLock { $0 = 6 }
    await store.receive(.countUpdated(6)) {
      $0.count = 6
      $0.seen = [0, 6]
    }
    await task.cancel()
  }

  @Test func S11_publisherInAnEffect_whenItsActionWrites_sendsAgain() async {
    @Shared(value: 0) var count
    let store = Store(initialState: ObservingFeature.State(count: $count, end: 3)) {
      ObservingFeature()
    }
    let task = store.send(.onAppear)
    #expect(store.seen == [0, 1, 2, 3])
    #expect(count == 3)
    task.cancel()
  }

  // MARK: S15, S16

  struct SignUpData: Equatable {
    var phoneNumber = ""
    var name = ""
  }

  @Reducer
  struct PhoneNumberFeature {
    @ObservableState
    struct State: Equatable {
      @Shared var phoneNumber: String
    }
    enum Action { case numberChanged(String) }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        guard case .numberChanged(let number) = action else { return .none }
        state.phoneNumber = number
        return .none
      }
    }
  }

  @Reducer
  struct SignUpFeature {
    @ObservableState
    struct State: Equatable {
      @Shared var signUpData: SignUpData
      var path = StackState<PhoneNumberFeature.State>()
    }
    enum Action {
      case nextButtonTapped
      case path(StackActionOf<PhoneNumberFeature>)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .nextButtonTapped:
          state.path.append(
            PhoneNumberFeature.State(phoneNumber: state.$signUpData.phoneNumber)
          )
          return .none
        case .path:
          return .none
        }
      }
      .forEach(\.path, action: \.path) { PhoneNumberFeature() }
    }
  }

  @Test func S15_feature_whenItHasAPart_changesTheWhole() {
    @Shared(value: SignUpData(name: "Blob")) var data
    let store = Store(initialState: PhoneNumberFeature.State(phoneNumber: $data.phoneNumber)) {
      PhoneNumberFeature()
    }
    store.send(.numberChanged("555"))
    #expect(data == SignUpData(phoneNumber: "555", name: "Blob"))
  }

  @Test func S16_pushedScreen_whenItChangesItsPart_isAssertedOnTheWhole() async {
    let store = TestStore(
      initialState: SignUpFeature.State(signUpData: Shared(value: SignUpData()))
    ) {
      SignUpFeature()
    }
    await store.send(.nextButtonTapped) {
      $0.path[id: 0] = PhoneNumberFeature.State(phoneNumber: $0.$signUpData.phoneNumber)
    }
    await store.send(.path(.element(id: 0, action: .numberChanged("555")))) {
      $0.signUpData.phoneNumber = "555"
    }
  }

  // MARK: S17 to S19

  struct User: Codable, Equatable {
    var name = "Blob"
  }

  @Reducer
  struct AccountFeature {
    @Reducer enum Destination { case editName(EditNameFeature) }

    @ObservableState
    struct State: Equatable {
      @Shared(.currentUser) var currentUser = User()
      @Presents var destination: Destination.State?
    }
    enum Action {
      case editNameButtonTapped
      case destination(PresentationAction<Destination.Action>)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .editNameButtonTapped:
          state.destination = .editName(
            EditNameFeature.State(name: state.$currentUser.name)
          )
          return .none
        case .destination:
          return .none
        }
      }
      .ifLet(\.$destination, action: \.destination)
    }
  }

  @Reducer
  struct EditNameFeature {
    @ObservableState
    struct State: Equatable {
      @Shared var name: String
    }
    enum Action { case nameChanged(String) }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        guard case .nameChanged(let name) = action else { return .none }
        state.name = name
        return .none
      }
    }
  }

  @Test func S17_feature_whenItsStateIsInAFile_findsWhatAnotherSaved() async {
    @Shared(.currentUser) var user = User()
    $user.withLock { $0.name = "Anna" }
    let store = Store(initialState: AccountFeature.State()) { AccountFeature() }
    #expect(store.currentUser.name == "Anna")
  }

  @Test func S18_childsFeature_whenItsPartIsPersisted_doesNotSayHow() {
    @Shared(.currentUser) var user = User()
    let store = Store(initialState: EditNameFeature.State(name: $user.name)) { EditNameFeature() }
    store.send(.nameChanged("Bea"))
    #expect(user.name == "Bea")
  }

  @Test func S19_destination_whenGivenAPart_savesThroughTheParentsFile() async {
    let store = TestStore(initialState: AccountFeature.State()) { AccountFeature() }
    await store.send(.editNameButtonTapped) {
      $0.destination = .editName(EditNameFeature.State(name: $0.$currentUser.name))
    }
    await store.send(.destination(.presented(.editName(.nameChanged("Carl"))))) {
      $0.currentUser.name = "Carl"
    }
    #expect(AccountFeature.State().currentUser.name == "Carl")
  }
}

extension ReducerSharingTests.AccountFeature.Destination.State: Equatable {}

extension PersistenceReaderKey where Self == FileStorageKey<ReducerSharingTests.User> {
  fileprivate static var currentUser: Self {
    fileStorage(URL(filePath: "/users/current.json"))
  }
}

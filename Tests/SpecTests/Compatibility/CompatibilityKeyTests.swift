import Foundation
import PandoDependencies
import PandoSharing
import Testing

/// A server that answers or fails when the test lets it.
private final class Server: Sendable {
  struct Down: Error {}

  private struct State {
    var value: Int?
    var isDown = false
    var saves: [Int] = []
    var subscribers: [SharedSubscriber<Int>] = []
  }

  private let state: Locked<State>

  init(_ value: Int? = nil) { state = Locked(State(value: value)) }

  var saves: [Int] { state.withLock { $0.saves } }
  func goDown(_ isDown: Bool = true) { state.withLock { $0.isDown = isDown } }

  func get() throws -> Int? {
    try state.withLock { state throws in
      if state.isDown { throw Down() }
      return state.value
    }
  }

  func put(_ value: Int) throws {
    try state.withLock { state throws in
      if state.isDown { throw Down() }
      state.value = value
      state.saves.append(value)
    }
  }

  func listen(_ subscriber: SharedSubscriber<Int>) {
    state.withLock { $0.subscribers.append(subscriber) }
  }

  func push(_ value: Int) {
    let subscribers = state.withLock { state in
      state.value = value
      return state.subscribers
    }
    for subscriber in subscribers { subscriber.yield(value) }
  }
}

/// A key that only loads.
private struct GaugeKey: SharedReaderKey {
  let server: Server
  var id: ObjectIdentifier { ObjectIdentifier(server) }

  func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
    do {
      guard let value = try server.get() else { return continuation.resumeReturningInitialValue() }
      continuation.resume(returning: value)
    } catch {
      continuation.resume(throwing: error)
    }
  }

  func subscribe(
    context: LoadContext<Int>,
    subscriber: SharedSubscriber<Int>
  ) -> SharedSubscription {
    server.listen(subscriber)
    return SharedSubscription {}
  }
}

/// A key that loads with a delay, and saves.
private struct DialKey: SharedKey {
  let server: Server
  var id: ObjectIdentifier { ObjectIdentifier(server) }

  func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
    Task {
      continuation.resume(with: Result { try server.get() })
    }
  }

  func subscribe(
    context: LoadContext<Int>,
    subscriber: SharedSubscriber<Int>
  ) -> SharedSubscription {
    server.listen(subscriber)
    return SharedSubscription {}
  }

  func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
    switch context {
    case .didSet, .userInitiated: continuation.resume(with: Result { try server.put(value) })
    }
  }
}

extension SharedReaderKey where Self == GaugeKey {
  fileprivate static func gauge(_ server: Server) -> Self { GaugeKey(server: server) }
}

extension SharedKey where Self == DialKey.Default {
  fileprivate static func dial(_ server: Server) -> Self {
    Self[DialKey(server: server), default: -1]
  }
}

/// A key that is its own id, because it is hashable.
private struct ConstantKey: SharedReaderKey, Hashable {
  var value: Int

  func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
    continuation.resume(returning: value)
  }

  func subscribe(
    context: LoadContext<Int>,
    subscriber: SharedSubscriber<Int>
  ) -> SharedSubscription {
    SharedSubscription {}
  }
}

@Suite struct CompatibilityKeyTests {
  @Test func readerKey_whenItsStorageChanges_isFollowed() {
    let server = Server(4)
    @SharedReader(.gauge(server)) var level = 0
    #expect(level == 4)
    server.push(5)
    #expect(level == 5)
    #expect($level.loadError == nil)
    @SharedReader(ConstantKey(value: 3)) var constant = 0
    #expect(constant == 3)
  }

  @Test func readerKey_whenLoadedAgain_readsAgain() async throws {
    let server = Server(4)
    @SharedReader(.gauge(server)) var level = 0
    try server.put(6)
    #expect(level == 4)
    try await $level.load()
    #expect(level == 6)
    #expect(!$level.isLoading)
  }

  @Test func load_whenTheStorageFails_throwsAndKeepsTheError() async throws {
    let server = Server(4)
    @Shared(.dial(server)) var dial
    try await $dial.load()
    #expect(dial == 4)
    server.goDown()
    await #expect(throws: Server.Down.self) { try await $dial.load() }
    #expect($dial.loadError is Server.Down)
    #expect(dial == 4)
    server.goDown(false)
    try await $dial.load()
    #expect($dial.loadError == nil)
  }

  @Test func save_whenTheStorageFails_throwsAndKeepsTheError() async throws {
    let server = Server(4)
    @Shared(.dial(server)) var dial
    try await $dial.load()
    server.goDown()
    $dial.withLock { $0 = 8 }
    await #expect(throws: Server.Down.self) { try await $dial.save() }
    #expect($dial.saveError is Server.Down)
    server.goDown(false)
    try await $dial.save()
    #expect($dial.saveError == nil)
    #expect(server.saves.last == 8)
  }

  @Test func require_whenTheStorageHasAValue_loadsIt() async throws {
    let dial = try await Shared(require: DialKey(server: Server(2)))
    #expect(dial.wrappedValue == 2)
    let level = try await SharedReader(require: .gauge(Server(3)))
    #expect(level.wrappedValue == 3)
  }

  @Test func require_whenTheStorageHasNone_throws() async throws {
    await #expect(throws: (any Error).self) {
      _ = try await Shared(require: DialKey(server: Server()))
    }
  }

  @Test func loadOfAnotherKey_whenAwaited_pointsAtIt() async throws {
    let first = Server(1)
    let second = Server(2)
    @Shared(.dial(first)) var dial
    try await $dial.load()
    try await $dial.load(.dial(second))
    #expect(dial == 2)
    $dial.withLock { $0 = 3 }
    try await $dial.save()
    #expect(second.saves.last == 3)
    #expect(first.saves.isEmpty)
  }

  @Test func keyWithDefaultInMemory_whenPassedThroughAGenericFunction_isTheSameState() {
    func make<Key: SharedKey<Int>>(_ key: Key) -> Shared<Int> { Shared(wrappedValue: 0, key) }
    let key = InMemoryKey<Int>.Default[.inMemory("depth"), default: 4]
    @Shared(key) var depth
    let generic = make(key)
    #expect(generic.wrappedValue == 4)
    depth = 5
    #expect(generic.wrappedValue == 5)
    generic.withLock { $0 = 6 }
    #expect(depth == 6)
  }

  @Test func existentialKey_whenOpened_isTheSameState() {
    func make(_ key: any SharedKey<Int>) -> Shared<Int> {
      func open(_ key: some SharedKey<Int>) -> Shared<Int> { Shared(wrappedValue: 0, key) }
      return open(key)
    }
    @Shared(.appStorage("level")) var level = 1
    let same = make(.appStorage("level"))
    same.withLock { $0 = 2 }
    #expect(level == 2)
  }
}

extension SharedKey where Self == AppStorageKey<Int> {
  fileprivate static func appStorage(_ name: String) -> Self {
    AppStorageKey.appStorage(name, store: nil)
  }
}

import Foundation
import PandoSharing
import Testing

extension SharedKey where Self == AppStorageKey<Int>.Default {
  static var counter: Self { Self[.appStorage("counter"), default: 7] }
}

extension SharedReaderKey where Self == FileStorageKey<[String]>.Default {
  static var names: Self { Self[.fileStorage(URL(filePath: "/names.json")), default: []] }
}

extension PersistenceReaderKey where Self == AppStorageKey<Int> {
  static var plainCounter: Self { appStorage("counter") }
}

private struct ByItself: SharedReaderKey, Hashable {
  var name: String
  func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
    continuation.resumeReturningInitialValue()
  }
  func subscribe(
    context: LoadContext<Int>,
    subscriber: SharedSubscriber<Int>
  ) -> SharedSubscription {
    SharedSubscription {}
  }
}

final class ReferenceKey: PersistenceKey {
  var id: ObjectIdentifier { ObjectIdentifier(self) }
  func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
    continuation.resume(returning: context.initialValue ?? 0)
  }
  func subscribe(
    context: LoadContext<Int>,
    subscriber: SharedSubscriber<Int>
  ) -> SharedSubscription {
    SharedSubscription {}
  }
  func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
    continuation.resume()
  }
}

@Suite struct DefaultKeyTests {
  private func key<K: SharedKey>(_ key: K) -> K { key }

  @Test func defaultKey_forwardsAndKeepsTheIdentity() async throws {
    let counter: AppStorageKey<Int>.Default = .counter
    #expect(counter.defaultValue() == 7)
    #expect(counter.id == AppStorageKey<Int>.plainCounter.id)
    #expect(counter.description == ".appStorage(\"counter\")")
    try await counter.save(3)
    #expect(try AppStorageKey<Int>.plainCounter.loadInitial(0) == 3)
    #expect(key(.names).defaultValue() == [])
  }

  @Test func hashableKey_identifiesItself() throws {
    #expect(ByItself(name: "a").id == ByItself(name: "a"))
    #expect(try ReferenceKey().loadInitial(4) == 4)
  }

  @Test func sharedError_describesItselfInOneLine() {
    let error = SharedError(.storageFull, key: ".key", reason: "no space", remedy: "Free some.")
    #expect(error.description == ".key: no space (storageFull). Free some.")
    #expect(error.localizedDescription == error.description)
  }
}

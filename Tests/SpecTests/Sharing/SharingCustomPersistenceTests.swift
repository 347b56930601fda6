// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import PandoDependencies
public import PandoSharing
import Testing

/// A key that is a class and stores one type of value. It declares its `id`, because it is not
/// hashable.
public final class DrawerKey: PersistenceKey {
  /// The contents of the drawers, shared by all keys of one test.
  final class Chest: Sendable {
    let drawers = Locked<[String: Int]>([:])
  }

  let chest: Chest
  let label: String

  init(_ chest: Chest, label: String) {
    self.chest = chest
    self.label = label
  }

  public struct ID: Hashable, Sendable {
    let chest: ObjectIdentifier
    let label: String
  }

  public var id: ID { ID(chest: ObjectIdentifier(chest), label: label) }

  public func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
    continuation.resume(with: .success(chest.drawers.withLock { $0[label] }))
  }

  public func subscribe(
    context: LoadContext<Int>,
    subscriber: SharedSubscriber<Int>
  ) -> SharedSubscription {
    SharedSubscription {}
  }

  public func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
    chest.drawers.withLock { $0[label] = value }
    continuation.resume()
  }
}

/// A generic key over a table of any values.
public struct LedgerKey<Value: Sendable>: PersistenceKey {
  public final class Ledger: Sendable {
    let entries = Locked<[String: any Sendable]>([:])
  }

  let ledger: Ledger
  let title: String

  public struct ID: Hashable, Sendable {
    let ledger: ObjectIdentifier
    let title: String
  }

  public var id: ID { ID(ledger: ObjectIdentifier(ledger), title: title) }

  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    guard let value = ledger.entries.withLock({ $0[title] as? Value }) else {
      return continuation.resumeReturningInitialValue()
    }
    continuation.resume(returning: value)
  }

  public func subscribe(
    context: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    SharedSubscription {}
  }

  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    ledger.entries.withLock { $0[title] = value }
    continuation.resume()
  }
}

extension PersistenceReaderKey {
  public static func ledger<Value>(_ ledger: LedgerKey<Value>.Ledger, _ title: String) -> Self
  where Self == LedgerKey<Value> {
    LedgerKey(ledger: ledger, title: title)
  }
}

@Suite struct SharingCustomPersistenceTests {
  @Test func S07_keyThatIsAClass_whenUsed_loadsAndSaves() async throws {
    let chest = DrawerKey.Chest()
    chest.drawers.withLock { $0["nails"] = 12 }
    @Shared(DrawerKey(chest, label: "nails")) var nails = 0
    #expect(nails == 12)
    nails -= 1
    try await $nails.save()
    #expect(chest.drawers.withLock { $0["nails"] } == 11)
  }

  @Test func S08_staticFunction_whenItMakesAGenericKey_takesTheValueFromTheProperty() async throws {
    let ledger = LedgerKey<[String]>.Ledger()
    @Shared(.ledger(ledger, "ships")) var ships: [String] = []
    ships.append("Fram")
    try await $ships.save()
    #expect(ledger.entries.withLock { $0["ships"] as? [String] } == ["Fram"])
  }

  @Test func S09_customKey_whenTheValueIsOptional_needsNoDefault() {
    let ledger = LedgerKey<String?>.Ledger()
    @Shared(.ledger(ledger, "captain")) var captain: String?
    #expect(captain == nil)
    captain = "Sverdrup"
    @Shared(.ledger(ledger, "captain")) var same: String?
    #expect(same == "Sverdrup")
  }

  @Test func S09_customKey_whenItCarriesItsDefault_needsNoOther() {
    let ledger = LedgerKey<Int>.Ledger()
    let key = LedgerKey<Int>.Default[.ledger(ledger, "crew"), default: 13]
    @Shared(key) var crew: Int
    #expect(crew == 13)
    crew += 1
    @Shared(.ledger(ledger, "crew")) var same = 0
    #expect(same == 14)
  }
}

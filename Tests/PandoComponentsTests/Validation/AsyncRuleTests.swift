import Foundation
import PandoComponents
import PandoDependencies
import PandoTestSupport
import PandoTesting
import PandoUI
import Testing

/// Tests of rules that are checked by a server.
@MainActor
@Suite(.dependencies, .serialized)
struct AsyncRuleTests {
  struct Refused: LocalizedError {
    var errorDescription: String? { "The server is away" }
  }

  /// A server that answers when the test tells it to.
  @MainActor
  final class Server {
    static var current = Server()
    private(set) var asked: [String] = []
    private(set) var cancelled: [String] = []
    private var waiting: [String: CheckedContinuation<Bool, any Error>] = [:]

    func isFree(_ name: String) async throws -> Bool {
      asked.append(name)
      return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { waiting[name] = $0 }
      } onCancel: {
        Task { @MainActor in
          self.cancelled.append(name)
          self.waiting.removeValue(forKey: name)?.resume(throwing: CancellationError())
        }
      }
    }

    func answer(_ name: String, _ result: Result<Bool, any Error>) {
      waiting.removeValue(forKey: name)?.resume(with: result)
    }
  }

  struct Account: AnyState {
    var name = ""
    var other = 0
  }

  struct Validation: AnyValidation {
    let account = Validator {
      ValidatorField(for: \Account.name) {
        NonEmptyRule().errorMessage("No name")
        AsyncRule { try await Server.current.isFree($0) }
          .errorMessage("Taken")
      }
    }
  }

  typealias AccountStore = ValidatedStore<Account, Validation>

  let clock = TestClock()

  init() { Server.current = Server() }

  private func makeStore(_ account: Account = Account()) -> AccountStore {
    withDependencies {
      $0.continuousClock = clock
    } operation: {
      AccountStore(account)
    }
  }

  private func write(_ name: String, to store: AccountStore) {
    withDependencies {
      $0.continuousClock = clock
    } operation: {
      store.state.name = name
    }
  }

  private func untilQuiet(_ isDone: () -> Bool) async {
    await yieldUntil { isDone() }
    #expect(isDone())
  }

  @Test func asyncRule_runsWhenTheFieldRests_andIsPendingMeanwhile() async {
    let store = makeStore()
    let validator = store.validation.account
    // A value that a local rule already rejects is not sent to the server.
    #expect(!validator.isValidating)
    write("a", to: store)
    #expect(validator.isValidating)
    #expect(!validator.isValid)
    #expect(validator.errors.isEmpty)
    #expect(validator.invalidFields.isEmpty)
    await clock.advance(by: .milliseconds(299))
    #expect(Server.current.asked.isEmpty)
    write("ab", to: store)
    await clock.advance(by: .milliseconds(299))
    #expect(Server.current.asked.isEmpty)
    await clock.advance(by: .milliseconds(1))
    await untilQuiet { Server.current.asked == ["ab"] }
    Server.current.answer("ab", .success(true))
    await untilQuiet { !validator.isValidating }
    #expect(validator.isValid)
    #expect(Server.current.asked == ["ab"])
  }

  @Test func rule_thatIsBroken_saysItsMessage() async {
    let store = makeStore(Account(name: "ada"))
    let validator = store.validation.account
    await clock.advance(by: .milliseconds(300))
    await untilQuiet { Server.current.asked == ["ada"] }
    Server.current.answer("ada", .success(false))
    await untilQuiet { !validator.isValidating }
    #expect(validator.errors == ["Taken"])
    #expect(validator ~= \Account.name)
    store.state.other = 1
    #expect(validator.errors == ["Taken"])
    write("", to: store)
    #expect(validator.errors == ["No name"])
    #expect(!validator.isValidating)
  }

  @Test func rule_thatFails_saysWhy() async {
    let store = makeStore(Account(name: "ada"))
    let validator = store.validation.account
    await clock.advance(by: .milliseconds(300))
    await untilQuiet { Server.current.asked == ["ada"] }
    Server.current.answer("ada", .failure(Refused()))
    await untilQuiet { !validator.isValidating }
    #expect(validator.errors == ["The server is away"])
    #expect(!validator.isValid)
  }

  @Test func rule_isCancelledByTheNextChange() async {
    let store = makeStore(Account(name: "ada"))
    let validator = store.validation.account
    await clock.advance(by: .milliseconds(300))
    await untilQuiet { Server.current.asked == ["ada"] }
    write("eve", to: store)
    await untilQuiet { Server.current.cancelled == ["ada"] }
    #expect(validator.isValidating)
    await clock.advance(by: .milliseconds(300))
    await untilQuiet { Server.current.asked == ["ada", "eve"] }
    Server.current.answer("eve", .success(true))
    await untilQuiet { !validator.isValidating }
    #expect(validator.isValid)
    #expect(validator.errors.isEmpty)
  }

  @Test func rule_isCancelledWithItsStore() async {
    weak var gone: AccountStore?
    do {
      let store = makeStore(Account(name: "ada"))
      gone = store
      await clock.advance(by: .milliseconds(300))
      await untilQuiet { Server.current.asked == ["ada"] }
    }
    #expect(gone == nil)
    await untilQuiet { Server.current.cancelled == ["ada"] }
  }

  @Test func rule_isCancelledWithItsComponent() async {
    struct Screen: Component, View {
      @ObservedObject var store: AccountStore
      var observers: Void { None }
      var body: some View { EmptyView() }
    }
    let store = makeStore(Account(name: "ada"))
    let app = await Driver.open(Screen(store: store))
    await clock.advance(by: .milliseconds(300))
    await untilQuiet { Server.current.asked == ["ada"] }
    app.close()
    await untilQuiet { Server.current.cancelled == ["ada"] }
  }
}

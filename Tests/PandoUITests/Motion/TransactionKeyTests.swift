import PandoTestSupport
import Testing

@testable import PandoUI

private struct OriginKey: TransactionKey {
  static let defaultValue = "nowhere"
}

extension Transaction {
  fileprivate var origin: String {
    get { self[OriginKey.self] }
    set { self[OriginKey.self] = newValue }
  }
}

/// Tests of values that an application's keys have in transactions.
@MainActor
struct TransactionKeyTests {
  private final class Log {
    var origins: [String] = []
    var animations: [Animation?] = []
  }

  private struct Lamp: View {
    let log: Log
    @State var isOn = false

    var body: some View {
      Button("search") { withTransaction(\.origin, "search") { isOn.toggle() } }
      Button("list") { withAnimation(.linear(duration: 3)) { isOn.toggle() } }
      Text(isOn ? "on" : "off").transaction {
        log.origins.append($0.origin)
        log.animations.append($0.animation)
        if $0.origin == "search" { $0.animation = .linear(duration: 7) }
      }
    }
  }

  @Test func value_isThatOfTheKey_orTheDefault() {
    var transaction = Transaction()
    #expect(transaction.origin == "nowhere")
    transaction.origin = "here"
    #expect(transaction.origin == "here")
    #expect(transaction != Transaction())
    var other = Transaction()
    other.origin = "here"
    #expect(transaction == other)
  }

  @Test func value_ofAChange_reachesTheViewThatItChanges_once() throws {
    let log = Log()
    let screen = ControlScreen(Lamp(log: log))
    try screen.send(.tap, to: .button, at: 0)
    try screen.send(.tap, to: .button, at: 1)
    #expect(log.origins == ["nowhere", "search", "nowhere"])
    #expect(log.animations == [nil, nil, .linear(duration: 3)])
  }
}

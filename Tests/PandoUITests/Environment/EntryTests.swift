import PandoTestSupport
import PandoTesting
import PandoUI
import Testing

extension EnvironmentValues {
  @Entry fileprivate var harbour: String = "Home"
  @Entry fileprivate var depth = 4
  @Entry fileprivate var pilot: String?
  @Entry fileprivate var `default`: [Int] = []
  @Entry fileprivate var call: () -> String = { "nobody" }
  @Entry fileprivate var register = Register()
}

/// An object that is not `Sendable`.
private final class Register { var ships = 0 }

extension Transaction {
  @Entry fileprivate var origin = "nowhere"
}

/// Tests of entries of the environment declared by `@Entry`.
@MainActor
struct EntryTests {
  struct Screen: View {
    @Environment(\.harbour) private var harbour
    @Environment(\.depth) private var depth
    @Environment(\.pilot) private var pilot
    @Environment(\.default) private var list
    var body: some View { Line("\(harbour) \(depth) \(pilot ?? "nobody") \(list.count)") }
  }

  @Test func entry_whenNobodySetsIt_hasTheValueItWasDeclaredWith() {
    let page = Page(Screen())
    #expect(page.texts == ["Home 4 nobody 0"])
  }

  @Test func entry_ofATransaction_isAValueOfIt() {
    var transaction = Transaction(animation: .default)
    #expect(transaction.origin == "nowhere")
    transaction.origin = "search"
    #expect(transaction.origin == "search" && transaction.animation == .default)
  }

  @Test func entry_ofAClassThatIsNotSendable_isOneObject() {
    let environment = EnvironmentValues()
    environment.register.ships += 1
    #expect(EnvironmentValues().register === environment.register)
    #expect(environment.register.ships == 1)
  }

  @Test func entry_whenSet_isReadInside() {
    let page = Page(
      Screen().environment(\.harbour, "Far").environment(\.depth, 9)
        .environment(\.pilot, "Ada").environment(\.default, [1, 2])
    )
    #expect(page.texts == ["Far 9 Ada 2"])
  }

  @Test func entry_whenChanged_evaluatesItsReaders() {
    struct Root: View {
      @State var depth = 1
      let take: (Binding<Int>) -> Void
      var body: some View {
        let _ = take($depth)
        Screen().environment(\.depth, depth)
      }
    }
    var depth: Binding<Int>!
    let page = Page(Root { depth = $0 })
    depth.wrappedValue = 2
    page.graph.flush()
    #expect(page.texts == ["Home 2 nobody 0"])
  }

  @Test func entry_thatCannotBeCompared_isTheSame_whenAnotherOneIsSet() {
    struct Caller: View {
      @Environment(\.call) private var call
      var body: some View { Line(call()) }
    }
    let page = Page(Caller()) { $0.call = { "Ada" } }
    let evaluations = page.evaluations { page.graph.setEnvironment { $0.depth = 5 } }
    #expect(evaluations == [:])
    page.graph.setEnvironment { $0.call = { "Grace" } }
    page.graph.flush()
    #expect(page.texts == ["Grace"])
  }
}

import Observation
import OpenCombine
import PandoSharing
import PandoTestSupport
import PandoTesting
import PandoUI
import Testing

/// Tests that a change evaluates exactly the bodies that read the changed value.
@MainActor
struct EvaluationTests {
  @Test func state_whenChanged_evaluatesTheBodiesThatReadIt() {
    struct Root: View {
      @State var first = 0
      @State var second = 0
      var body: some View {
        Reader(value: $first)
        Reader(value: $second)
        Bystander()
        Press("first") { first += 1 }
      }
    }
    struct Reader: View {
      @Binding var value: Int
      var body: some View { Line("\(value)") }
    }
    struct Bystander: View {
      var body: some View { Line("still") }
    }
    let page = Page(Root())
    #expect(page.evaluations { page.press("first") } == ["Reader": 1])
    #expect(page.texts == ["1", "0", "still"])
  }

  @Test func valueOfAnExistentialType_isComparedLikeOthers() {
    struct Broken: Error {
      let reason: String
    }
    struct Root: View {
      @State var count = 0
      let error: any Error = Broken(reason: "torn")
      var body: some View {
        Line("\(count)")
        Child(error: error, box: nil)
        Child(error: Broken(reason: "worn"), box: Box(content: count))
        Press("count") { count += 1 }
      }
    }
    struct Box {
      let content: any Sendable
    }
    struct Child: View {
      let error: any Error
      let box: Box?
      var body: some View { Line((error as? Broken)?.reason ?? "") }
    }
    let page = Page(Root())
    #expect(page.texts == ["0", "torn", "worn"])
    #expect(page.evaluations { page.press("count") } == ["Root": 1, "Child": 1])
  }

  @Test func state_whenAssignedAnEqualValue_evaluatesNothing() {
    struct Root: View {
      @State var name = "a"
      var body: some View {
        Line(name)
        Press("same") { name = "a" }
      }
    }
    let page = Page(Root())
    #expect(page.evaluations { page.press("same") } == [:])
  }

  @Test func parent_whenItGivesTheSameValues_doesNotEvaluateTheChild() {
    struct Root: View {
      @State var count = 0
      var body: some View {
        Line("\(count)")
        Child(title: "fixed", numbers: [1, 2])
        Child(title: "\(count)", numbers: [])
        Press("count") { count += 1 }
      }
    }
    struct Child: View {
      let title: String
      let numbers: [Int]
      var body: some View { Line(title) }
    }
    let page = Page(Root())
    #expect(page.evaluations { page.press("count") } == ["Root": 1, "Child": 1])
  }

  @Observable
  final class Library {
    var title = "Trees"
    var visitors = 0
  }

  @Test func observableProperty_whenChanged_evaluatesTheBodiesThatReadIt() {
    struct Title: View {
      let library: Library
      var body: some View { Line(library.title) }
    }
    struct Visitors: View {
      let library: Library
      var body: some View { Line("\(library.visitors)") }
    }
    struct Root: View {
      let library: Library
      var body: some View {
        Title(library: library)
        Visitors(library: library)
      }
    }
    let library = Library()
    let page = Page(Root(library: library))
    #expect(page.evaluations { library.visitors += 1 } == ["Visitors": 1])
    #expect(page.evaluations { library.title = "Roots" } == ["Title": 1])
    #expect(page.texts == ["Roots", "1"])
  }

  struct Account: Equatable {
    var name = "Ann"
    var age = 40
  }

  @Test(.dependencies) func sliceOfShared_whenChanged_evaluatesTheBodiesThatReadIt() {
    struct Name: View {
      @Shared var name: String
      var body: some View { Line(name) }
    }
    struct Age: View {
      @Shared var age: Int
      var body: some View { Line("\(age)") }
    }
    struct Root: View {
      @Shared(.inMemory("account")) var account = Account()
      var body: some View {
        Name(name: $account.name)
        Age(age: $account.age)
      }
    }
    @Shared(.inMemory("account")) var account = Account()
    let page = Page(Root())
    #expect(page.evaluations { $account.withLock { $0.age += 1 } } == ["Age": 1])
    #expect(page.evaluations { $account.withLock { $0.name = "Bo" } } == ["Name": 1])
    #expect(page.texts == ["Bo", "41"])
  }

  @Test func environmentValue_whenChanged_evaluatesTheBodiesThatReadIt() {
    struct Root: View {
      @State var unit = "km"
      @State var currency = "EUR"
      var body: some View {
        Pass().environment(\.unit, unit).environment(\.currency, currency)
        Press("unit") { unit = "mi" }
      }
    }
    struct Pass: View {
      var body: some View {
        Unit()
        Currency()
      }
    }
    struct Unit: View {
      @Environment(\.unit) var unit
      var body: some View { Line(unit) }
    }
    struct Currency: View {
      @Environment(\.currency) var currency
      var body: some View { Line(currency) }
    }
    let page = Page(Root())
    #expect(page.evaluations { page.press("unit") } == ["Root": 1, "Unit": 1])
    #expect(page.texts == ["mi", "EUR"])
  }

  @Test func environmentObject_whenItChanges_evaluatesReadersOfThisObject() {
    final class Cart: ObservableObject { @Published var count = 0 }
    final class Session: ObservableObject { @Published var user = "nobody" }
    struct CartView: View {
      @EnvironmentObject var cart: Cart
      var body: some View { Line("\(cart.count)") }
    }
    struct SessionView: View {
      @EnvironmentObject var session: Session
      var body: some View { Line(session.user) }
    }
    struct Adder: View {
      @EnvironmentObject var cart: Cart
      var body: some View { Press("add") { cart.count += 1 } }
    }
    let cart = Cart()
    let session = Session()
    let page = Page(
      Column {
        CartView()
        SessionView()
        Adder()
      }.environmentObject(cart).environmentObject(session)
    )
    #expect(page.evaluations { page.press("add") } == ["CartView": 1])
    #expect(page.evaluations { session.user = "Ann" } == ["SessionView": 1])
    #expect(page.texts == ["1", "Ann"])
  }

  @Test func bindingToAPart_whenAnotherPartChanges_evaluatesNothing() {
    struct Root: View {
      @State var account = Account()
      var body: some View {
        Name(name: $account.name)
        Age(age: $account.age)
        Press("older") { account.age += 1 }
      }
    }
    struct Name: View {
      @Binding var name: String
      var body: some View { Line(name) }
    }
    struct Age: View {
      @Binding var age: Int
      var body: some View { Line("\(age)") }
    }
    let page = Page(Root())
    #expect(page.evaluations { page.press("older") } == ["Age": 1])
  }

  @Test func bindingToAPropertyOfAnObservedObject_whenAnotherChanges_evaluatesNothing() {
    final class Form: ObservableObject {
      @Published var name = "a"
      @Published var town = "b"
    }
    struct Root: View {
      @StateObject var form = Form()
      var body: some View {
        Town(town: $form.town)
        Column { Name(name: $form.name) }
        Press("move") { form.town = "c" }
      }
    }
    struct Name: View {
      @Binding var name: String
      var body: some View { Line(name) }
    }
    struct Town: View {
      @Binding var town: String
      var body: some View { Line(town) }
    }
    let page = Page(Root())
    #expect(page.evaluations { page.press("move") } == ["Town": 1])
    #expect(page.texts == ["c", "a"])
  }

  @Test func bindable_whenWrittenThrough_evaluatesTheBodiesThatReadTheProperty() {
    struct Root: View {
      @State var library = Library()
      var body: some View {
        Editor(library: library)
        Count(library: library)
      }
    }
    struct Editor: View {
      @Bindable var library: Library
      var body: some View { Field("Title", text: $library.title) }
    }
    struct Count: View {
      let library: Library
      var body: some View { Line("\(library.visitors)") }
    }
    let page = Page(Root())
    let field = page.find(.textField)!
    #expect(page.evaluations { try? page.graph.send(.change(.text("Bark")), to: field) } == [:])
    #expect(page.tree[field]?.attributes.text(.value) == "Bark")
  }

  @Test func body_whenItNoLongerReadsSomething_isNotEvaluatedForItAgain() {
    struct Root: View {
      @State var isDetailed = true
      let library: Library
      var body: some View {
        if isDetailed { Line("\(library.visitors)") } else { Line("brief") }
        Press("brief") { isDetailed = false }
      }
    }
    let library = Library()
    let page = Page(Root(library: library))
    #expect(page.evaluations { library.visitors = 1 } == ["Root": 1])
    page.press("brief")
    page.graph.flush()
    #expect(page.evaluations { library.visitors = 2 } == [:])
  }

  /// A button that adds an amount given by its parent, in its own style or in the platform's.
  struct Till: View {
    struct Boxed: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.label.padding() }
    }
    struct Wired: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button("Wired") { configuration.trigger() }
      }
    }
    @State private var total = 0
    @State private var price = 1
    var body: some View {
      let price = price
      Line("\(total)")
      Button("Sell") { total += price }
      Button {
        total += 10 * price
      } label: {
        Line("Boxed")
      }.buttonStyle(Boxed())
      Button("Anything") { total += 100 * price }.buttonStyle(Wired())
      Press("Raise") { self.price += 1 }
    }
  }

  @Test func button_whenOnlyItsClosureIsAnother_isNotEvaluatedAndDoesTheNewest() throws {
    let page = Page(Till())
    #expect(page.evaluations { page.press("Raise") } == ["Till": 1])
    #expect(page.evaluations { page.press("Raise") } == ["Till": 1])
    var total = 0
    for (button, gain) in [("Sell", 3), ("Sell", 3), ("Boxed", 30), ("Wired", 300)] {
      let id = try #require(page.find(.button, containing: button))
      #expect(try page.mutations { try page.graph.send(.tap, to: id) }.count == 1)
      total += gain
      #expect(page.texts.first == "\(total)")
    }
  }

  @Test func thousandChanges_inOneTurn_makeOneCommit() {
    struct Root: View {
      @State var count = 0
      var body: some View {
        Line("\(count)")
        Press("many") { for _ in 0..<1_000 { count += 1 } }
      }
    }
    let page = Page(Root())
    let before = page.recorder.commits
    #expect(page.evaluations { page.press("many") } == ["Root": 1])
    #expect(page.recorder.commits == before + 1)
    #expect(page.texts == ["1000"])
  }

  @Test func turn_withoutAnExplicitFlush_flushesByItself() async {
    struct Root: View {
      @State var count = 0
      var body: some View {
        Line("\(count)")
        Press("add") { count += 1 }
      }
    }
    let page = Page(Root())
    page.press("add")
    await yieldUntil { page.texts == ["1"] }
    #expect(page.texts == ["1"])
  }
}

private enum UnitKey: EnvironmentKey { static let defaultValue = "m" }
private enum CurrencyKey: EnvironmentKey { static let defaultValue = "USD" }

extension EnvironmentValues {
  fileprivate var unit: String {
    get { self[UnitKey.self] }
    set { self[UnitKey.self] = newValue }
  }
  fileprivate var currency: String {
    get { self[CurrencyKey.self] }
    set { self[CurrencyKey.self] = newValue }
  }
}

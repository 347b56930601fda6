import Foundation
import Observation
import PandoSharing
import PandoTestSupport
import PandoTesting
import PandoUI
import Testing

/// Tests of the property wrappers and their guarantees.
@MainActor
struct StateTests {
  @Test func bindingToACollection_givesBindingsToItsElements() {
    struct Root: View {
      @State var names = ["a", "b"]
      var body: some View {
        ForEach($names, id: \.self) { $name in Field(name, text: $name) }
        ForEach(Array($names.enumerated()), id: \.offset) { index, name in
          Line("\(index) \(name.wrappedValue)")
        }
      }
    }
    let page = Page(Root())
    try? page.graph.send(.change(.text("c")), to: page.find(.textField, "b")!)
    page.graph.flush()
    #expect(page.texts == ["0 a", "1 c"])
  }

  @Test func bindingToAnOptional_whenItBecomesNil_keepsTheLastValueAndDropsWrites() {
    struct Root: View {
      @State var name: String? = "Ann"
      var body: some View {
        if let $name = Binding($name) { Field("name", text: $name) }
        Line(name ?? "nobody")
        Press("leave") { name = nil }
      }
    }
    let page = Page(Root())
    try? page.graph.send(.change(.text("Bo")), to: page.find(.textField)!)
    page.graph.flush()
    #expect(page.texts == ["Bo"])
    page.press("leave")
    page.graph.flush()
    #expect(page.texts == ["nobody"])
    #expect(page.find(.textField) == nil)
  }

  @Test func constantBinding_ignoresWrites() {
    let binding = Binding.constant(4)
    binding.wrappedValue = 5
    #expect(binding.wrappedValue == 4)
  }

  @Test(.dependencies) func appStorage_andShared_areOneValue() {
    struct Root: View {
      @AppStorage("volume") var volume = 3
      var body: some View {
        Line("\(volume)")
        Press("louder") { volume += 1 }
      }
    }
    @Shared(.appStorage("volume")) var volume = 3
    let page = Page(Root())
    page.press("louder")
    page.graph.flush()
    #expect(volume == 4)
    $volume.withLock { $0 = 9 }
    page.graph.flush()
    #expect(page.texts == ["9"])
  }

  @Test(.dependencies) func appStorage_ofRawValues_needsNoSendable() {
    struct Root: View {
      @AppStorage("theme") var theme = StoredTheme.light
      @AppStorage("size") var size: StoredSize = .small
      @AppStorage("other theme") var otherTheme: StoredTheme?
      @AppStorage("other size") var otherSize: StoredSize?
      var body: some View {
        Line("\(theme) \(size) \(otherTheme?.rawValue ?? "none") \(otherSize?.rawValue ?? 0)")
        Press("change") { (theme, size, otherTheme, otherSize) = (.dark, .large, .dark, .large) }
        Press("clear") { (otherTheme, otherSize) = (nil, nil) }
      }
    }
    @Shared(.appStorage("theme")) var theme = "light"
    @Shared(.appStorage("other size")) var size: Int?
    let page = Page(Root())
    #expect(page.texts == ["light small none 0"])
    page.press("change")
    page.graph.flush()
    #expect(page.texts == ["dark large dark 2"])
    #expect(theme == "dark")
    #expect(size == 2)
    $theme.withLock { $0 = "light" }
    page.press("clear")
    page.graph.flush()
    #expect(page.texts == ["light large none 0"])
    #expect(size == nil)
  }

  @Test func sceneStorage_isOneValuePerWindow() {
    struct Root: View {
      @State var isShown = true
      var body: some View {
        if isShown { Tab() }
        Press("toggle") { isShown.toggle() }
      }
    }
    struct Tab: View {
      @SceneStorage("tab") var tab = 1
      var body: some View {
        Line("\(tab)")
        Press("next") { tab += 1 }
      }
    }
    let first = Page(Root())
    let second = Page(Root())
    first.press("next")
    first.graph.flush()
    first.press("toggle")
    first.graph.flush()
    first.press("toggle")
    first.graph.flush()
    #expect(first.texts == ["2"])
    #expect(second.texts == ["1"])
  }

  @Test(.dependencies) func stateShared_keepsItsKeyWhenTheViewIsMadeAgain() {
    struct Root: View {
      @State var count = 0
      var body: some View {
        Draft(label: "\(count)")
        Press("again") { count += 1 }
      }
    }
    struct Draft: View {
      let label: String
      @State.Shared(.inMemory("first")) var draft = "one"
      var body: some View {
        Line("\(label) \(draft)")
        Press("other") { $draft = Shared(wrappedValue: "two", .inMemory("second")) }
      }
    }
    let page = Page(Root())
    #expect(page.texts == ["0 one"])
    page.press("other")
    page.graph.flush()
    #expect(page.texts == ["0 two"])
    page.press("again")
    page.graph.flush()
    #expect(page.texts == ["1 two"])
  }

  @Test(.dependencies) func stateShared_ofAValue_isMadeOncePerPlace() {
    struct Root: View {
      @State var count = 0
      var body: some View {
        Draft(label: "\(count)")
        Press("again") { count += 1 }
      }
    }
    struct Draft: View {
      let label: String
      @State.Shared(value: 1) var draft
      @State.SharedReader(value: "fixed") var word
      var body: some View {
        Line("\(label) \(draft) \(word)")
        Press("more") { draft += 1 }
      }
    }
    let page = Page(Root())
    page.press("more")
    page.press("again")
    page.graph.flush()
    #expect(page.texts == ["1 2 fixed"])
  }

  @Test(.dependencies) func stateShared_ofAProjection_isTheSameValue() {
    struct Root: View {
      let base: PandoSharing.Shared<Int>
      var body: some View { Child(base: base) }
    }
    struct Child: View {
      @State.Shared var count: Int
      @State.SharedReader var read: Int
      init(base: PandoSharing.Shared<Int>) {
        _count = State.Shared(projectedValue: base)
        _read = State.SharedReader(projectedValue: PandoSharing.SharedReader(base))
      }
      var body: some View {
        Line("\(count) \(read)")
        Press("more") { count += 1 }
      }
    }
    let base = PandoSharing.Shared(value: 5)
    let page = Page(Root(base: base))
    page.press("more")
    page.graph.flush()
    #expect(page.texts == ["6 6"])
    #expect(base.wrappedValue == 6)
  }

  @Test(.dependencies) func stateShared_ofARequiredKey_loadsIt() async throws {
    @Shared(.inMemory("required")) var value = 7
    _ = value
    let shared = try await State<Int>.Shared(require: .inMemory("required"))
    let reader = try await State<Int>.SharedReader(require: .inMemory("required"))
    #expect(shared.wrappedValue == 7)
    #expect(reader.wrappedValue == 7)
    await #expect(throws: SharedError.self) {
      _ = try await State<Int>.Shared(require: .inMemory("missing"))
    }
  }

  @Test(.dependencies) func bindingToShared_writesAndObservesIt() {
    struct Root: View {
      @Shared(.inMemory("profile")) var profile = Profile()
      var body: some View { Field("name", text: Binding($profile).name) }
    }
    struct Profile: Equatable, Sendable {
      var name = "Ann"
      var age = 1
    }
    @Shared(.inMemory("profile")) var profile = Profile()
    let page = Page(Root())
    let field = page.find(.textField)!
    try? page.graph.send(.change(.text("Bo")), to: field)
    page.graph.flush()
    #expect(profile.name == "Bo")
    #expect(page.mutations { $profile.withLock { $0.age = 2 } } == [])
    #expect(page.mutations { $profile.withLock { $0.name = "Eve" } }.count == 1)
  }

  @Test func focusState_movesTheFocus_andFollowsIt() {
    enum Name { case first, last }
    struct Root: View {
      @FocusState var focus: Name?
      @State var isShown = true
      var body: some View {
        Line(focus.map { "\($0)" } ?? "none")
        Line("first").focused($focus, equals: .first)
        if isShown { Line("last").focused($focus, equals: .last) }
        Press("go") { focus = .last }
        Press("hide") { isShown = false }
      }
    }
    let page = Page(Root())
    let last = page.find(.text, "last")!
    let first = page.find(.text, "first")!
    #expect(page.mutations { page.press("go") }.contains(.focus(last)))
    #expect(page.graph.focusedElement == last)
    try? page.graph.send(.focus(true), to: first)
    page.graph.flush()
    #expect(page.texts.first == "first")
    page.press("go")
    page.graph.flush()
    page.press("hide")
    page.graph.flush()
    #expect(page.texts == ["none", "first"])
    #expect(page.graph.focusedElement == nil)
  }

  @Test func dynamicPropertyOfAnApplication_isLinkedInside() {
    struct Clicks: DynamicProperty {
      @State var count = 10
      @Environment(\.step) var step
      func click() { count += step }
    }
    struct Root: View {
      var clicks = Clicks()
      var body: some View {
        Line("\(clicks.count)")
        Press("click") { clicks.click() }
      }
    }
    let page = Page(Root().environment(\.step, 5))
    page.press("click")
    page.graph.flush()
    #expect(page.texts == ["15"])
  }

  @Observable final class Shelf { var books = 1 }

  @Test func printChanges_namesTheProperty() {
    struct Root: View {
      @State var count = 0
      let log: Log
      let shelf: Shelf
      var body: some View {
        let _ = log.lines.append(Self._changes())
        Line("\(count) \(shelf.books)")
        Press("add") { count += 1 }
      }
    }
    final class Log { var lines: [String] = [] }
    let log = Log()
    let shelf = Shelf()
    let page = Page(Root(log: log, shelf: shelf))
    page.press("add")
    page.graph.flush()
    shelf.books = 2
    page.graph.flush()
    #expect(
      log.lines == [
        "Root: @self, @identity changed.", "Root: _count changed.", "Root: shelf changed.",
      ]
    )
  }

  @Test func preferences_reachTheReadersAround_whenTheyChange() {
    struct Root: View {
      @State var titles = ["a", "b"]
      @State var seen = ""
      var body: some View {
        Column {
          ForEach(titles, id: \.self) { Line($0).preference(key: Titles.self, value: [$0]) }
        }
        .onPreferenceChange(Titles.self) { seen = $0.joined(separator: "+") }
        Line("seen \(seen)")
        Press("more") { titles.append("c") }
        Press("turn") { titles.reverse() }
      }
    }
    enum Titles: PreferenceKey {
      static var defaultValue: [String] { [] }
      static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }
    let page = Page(Root())
    #expect(page.texts.last == "seen a+b")
    page.press("more")
    page.graph.flush()
    #expect(page.texts.last == "seen a+b+c")
    page.press("turn")
    page.graph.flush()
    #expect(page.texts.last == "seen c+b+a")
  }

  @Test func anyView_keepsStateOfTheSameType_andDropsItWithAnother() {
    struct Root: View {
      @State var isOther = false
      @State var label = "x"
      var body: some View {
        isOther ? AnyView(Line("other")) : AnyView(Counter(label: label))
        Press("label") { label = "y" }
        Press("other") { isOther.toggle() }
      }
    }
    struct Counter: View {
      let label: String
      @State var count = 0
      var body: some View {
        Line("\(label) \(count)")
        Press("add") { count += 1 }
      }
    }
    let page = Page(Root())
    page.press("add")
    page.press("label")
    page.graph.flush()
    #expect(page.texts == ["y 1"])
    page.press("other")
    page.graph.flush()
    #expect(page.texts == ["other"])
    page.press("other")
    page.graph.flush()
    #expect(page.texts == ["y 0"])
  }
}

private enum StepKey: EnvironmentKey { static let defaultValue = 1 }
extension EnvironmentValues {
  fileprivate var step: Int {
    get { self[StepKey.self] }
    set { self[StepKey.self] = newValue }
  }
}

/// Public, and so not `Sendable` unless it says so, as are enumerations in a package of models.
public enum StoredTheme: String { case light, dark }

/// As `StoredTheme`, stored as a number.
public enum StoredSize: Int {
  case small = 1
  case large
}

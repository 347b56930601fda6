import PandoComponents
import PandoTesting
import PandoUI
import Testing

@MainActor
struct RouterTests {
  struct KitchenComponent: Component, View {
    let leave = SignalEmitter()
    @State private var cups = 0

    var observers: Void { None }

    var body: some View {
      Text("Kitchen")
      Button("Cups \(cups)") { cups += 1 }
      Button("Leave", emitter: leave)
    }
  }

  struct CellarComponent: Component {
    let back = SignalEmitter()

    var observers: Void { None }

    // The component has a body but does not conform to `View`.
    var body: some View {
      Text("Cellar")
      Button("Back", emitter: back)
    }
  }

  struct HouseComponent: RouterComponent {
    let kitchen = KitchenComponent()
    let cellar = CellarComponent()
    @ObservedObject var router = Router(start: \Self.kitchen)

    var observers: Void {
      kitchen.leave += { router.push(\Self.cellar) }
      cellar.back += { router.pop() }
    }
  }

  @Test func routerComponent_withoutABody_showsItsRoutes() async throws {
    let app = await Driver.open(ComponentHost(HouseComponent()))
    #expect(app.text("Kitchen").exists)
    try await app.button("Cups 0").tap()
    try await app.button("Leave").tap()
    #expect(app.text("Cellar").exists)
    #expect(!app.text("Kitchen").exists)
    try await app.button("Back").tap()
    #expect(!app.text("Cellar").exists)
    // The previous state is kept.
    #expect(app.button("Cups 1").exists)
  }

  @MainActor
  final class Log {
    var lines: [String] = []
  }

  struct TabsComponent: RouterComponent, View {
    let log: Log
    let kitchen = KitchenComponent()
    let cellar = CellarComponent()
    @ObservedObject var router = Router(start: \Self.kitchen)
    let openKitchen = SignalEmitter()
    let openCellar = SignalEmitter()

    var observers: Void {
      openKitchen += { router.replace(\Self.kitchen) }
      openCellar += { router.replace(\Self.cellar) }
      router.didReplace += { path in log.lines.append(path == \Self.cellar ? "cellar" : "other") }
    }

    var body: some View {
      VStack {
        RouterView()
        HStack {
          Button(emitter: openKitchen) { Text("Open kitchen") }
            .foregroundColor(router.path == \Self.kitchen ? Color.blue : Color.gray)
          Text(router.path == \Self.kitchen ? "upstairs" : "downstairs")
          Button(emitter: openCellar) { Text("Open cellar") }
        }
      }
    }
  }

  @Test func path_isObserved_andReplaceKeepsNoWayBack() async throws {
    let log = Log()
    let app = await Driver.open(TabsComponent(log: log))
    #expect(app.text("upstairs").exists)
    try await app.button("Open cellar").tap()
    #expect(app.text("downstairs").exists)
    #expect(app.text("Cellar").exists)
    #expect(log.lines == ["cellar"])
    // Opening the current screen is no change.
    try await app.button("Open cellar").tap()
    #expect(log.lines == ["cellar"])
    try await app.button("Open kitchen").tap()
    #expect(app.text("Kitchen").exists)
  }

  struct TourComponent: RouterComponent {
    let stop = CellarComponent()
    @ObservedObject var router = Router(start: \Self.self)
    let next = SignalEmitter()

    var observers: Void {
      next += { router.push(\Self.stop) }
      stop.back += { router.popToRoot() }
    }
  }

  @Test func selfRoute_showsTheRoutableBody() async throws {
    let app = await Driver.open(TourComponent())
    try await app.button("Begin the tour").tap()
    #expect(app.text("Cellar").exists)
    #expect(!app.button("Begin the tour").exists)
    try await app.button("Back").tap()
    #expect(app.button("Begin the tour").exists)
  }

  struct EditorComponent: Component, View {
    let words: String
    let close = SignalEmitter()
    var observers: Void { None }
    var body: some View {
      Text("Editing \(words)")
      Button("Close", emitter: close)
    }
  }

  struct DeskComponent: RouterComponent {
    let log: Log
    let drawer = LazyComponent(EditorComponent(words: "the drawer"))
    let editor = DynamicComponent<EditorComponent>()
    @ObservedObject var router = Router(start: \Self.self)
    let openDrawer = SignalEmitter()
    let edit = Emitter<String>()

    var observers: Void {
      openDrawer += { router.push(\Self.drawer) }
      drawer.didCreate += {
        log.lines.append("drawer created")
        drawer.close += {
          log.lines.append("drawer closes")
          router.pop()
        }
      }
      drawer.didDestroy += { log.lines.append("drawer destroyed") }
      edit += { words in
        editor.create { EditorComponent(words: words) }
        editor.close += {
          editor.destroy()
          router.pop()
        }
        router.push(\Self.editor)
      }
    }
  }

  @Test func lazyComponent_livesAsLongAsItIsShown() async throws {
    let log = Log()
    let app = await Driver.open(DeskComponent(log: log))
    #expect(log.lines.isEmpty)
    for _ in 0..<3 {
      log.lines = []
      try await app.button("Drawer").tap()
      #expect(app.text("Editing the drawer").exists)
      try await app.button("Close").tap()
      #expect(log.lines == ["drawer created", "drawer closes", "drawer destroyed"])
    }
  }

  @Test func dynamicComponent_hasWhatItWasMadeOf() async throws {
    let log = Log()
    let app = await Driver.open(DeskComponent(log: log))
    for words in ["letter", "note"] {
      try await app.button("Edit \(words)").tap()
      #expect(app.text("Editing \(words)").exists)
      try await app.button("Close").tap()
      #expect(!app.text("Editing \(words)").exists)
    }
  }

  @Test func dynamicComponent_thatWasNotCreated_isReported_andNotShown() async throws {
    let app = await Driver.open(DeskComponent(log: Log()))
    try await withKnownIssue {
      try await app.button("Edit nothing").tap()
    } matching: {
      $0.description.contains("DeskComponent.editor is to be shown and was not created")
    }
    #expect(app.button("Drawer").exists)
  }
}

extension RouterTests.TourComponent: RoutableView {
  var body: some View { RouterView() }
  var routableBody: some View {
    Button(emitter: next) { Text("Begin the tour") }
  }
}

extension RouterTests.DeskComponent: RoutableView {
  var body: some View { RouterView() }
  var routableBody: some View {
    Button("Drawer", emitter: openDrawer)
    Button("Edit letter", emitter: edit, value: "letter")
    Button("Edit note", emitter: edit, value: "note")
    Button("Edit nothing") { router.push(\Self.editor) }
  }
}

import PandoComponents
import PandoDependencies
import Testing

@testable import PandoUI

/// Tests of a router's view inside the screens of the same router.
@MainActor
struct RouterNestingTests {
  struct RoomComponent: Component, View {
    let knock = SignalEmitter()
    var observers: Void { None }
    var body: some View {
      Text("Room")
      RouterView()
    }
  }

  struct HouseComponent: RouterComponent {
    let room = RoomComponent()
    @ObservedObject var router = Router(start: \Self.room)
    var observers: Void { None }
  }

  struct TabHouseComponent: RouterComponent, View {
    let room = RoomComponent()
    @ObservedObject var router = Router(start: \Self.room)
    var observers: Void { None }
    var body: some View {
      RouterTabView { RouteTab("Room", systemImage: "bed.double", route: \Self.room) }
    }
  }

  struct LoopComponent: RouterComponent, View, RoutableView {
    @ObservedObject var router = Router(start: \Self.self)
    var observers: Void { None }
    var body: some View { RouterView() }
    var routableBody: some View {
      Text("Loop")
      RouterView()
    }
  }

  private func draw<V: View>(_ view: V) -> (report: [String], kinds: [ElementKind]) {
    let tree = ElementTree()
    let report = reports {
      let graph = ViewGraph(view, renderer: tree)
      graph.close()
    }
    return (report, tree.elements.values.map(\.kind))
  }

  @Test func routeWithARouterViewAndNoRouter_isDrawnAsAProblem_andReported() {
    let (report, kinds) = draw(ComponentHost(HouseComponent()))
    #expect(report.count == 1)
    #expect(report[0].contains("HouseComponent.room has a RouterView"))
    #expect(report[0].contains("RouterComponent"))
    #expect(kinds.filter { $0 == .problem }.count == 1)
    #expect(kinds.contains(.text))
  }

  @Test func routeOfATab_withARouterViewAndNoRouter_isDrawnAsAProblem() {
    let (report, kinds) = draw(TabHouseComponent())
    #expect(report.count == 1)
    #expect(kinds.filter { $0 == .problem }.count == 1)
  }

  @Test func routableBody_withARouterView_isDrawnAsAProblem() {
    let (report, kinds) = draw(LoopComponent())
    #expect(report.count == 1)
    #expect(report[0].contains("LoopComponent"))
    #expect(kinds.filter { $0 == .problem }.count == 1)
  }

  struct InnerComponent: RouterComponent {
    let leaf = LeafComponent()
    @ObservedObject var router = Router(start: \Self.leaf)
    var observers: Void { None }
  }

  struct LeafComponent: Component, View {
    let press = SignalEmitter()
    var observers: Void { None }
    var body: some View { Text("Leaf") }
  }

  struct FrameComponent: Component, View {
    let press = SignalEmitter()
    var observers: Void { None }
    var body: some View { RouterView() }
  }

  struct OuterComponent: RouterComponent, View {
    let frame = FrameComponent()
    let inner = InnerComponent()
    @ObservedObject var router = Router(start: \Self.inner)
    var observers: Void { None }
    var body: some View { frame }
  }

  @Test func routersInsideOfOneAnother_andAFrameAroundTheScreens_areDrawn() {
    let tree = ElementTree()
    let graph = ViewGraph(OuterComponent(), renderer: tree)
    #expect(tree.elements.values.contains { $0.attributes.text(.text) == "Leaf" })
    #expect(!tree.elements.values.contains { $0.kind == .problem })
    graph.close()
  }
}

import Foundation
import PandoTestSupport
import PandoTesting
import Testing

@testable import PandoUI

/// Tests of scrolling that an application asks for, and of positions that follow the user's
/// scrolling.
@MainActor
@Suite struct ScrollTests {
  /// The scroll requests to a page, each with its element and its words, without its number.
  private func requests(_ page: Page) -> [String] {
    func search(_ id: ElementID) -> [String] {
      page.tree.children(of: id).flatMap { child in
        (child.attributes.text(.scrollRequest).map {
          [
            "\(child.attributes.text(.text) ?? "\(child.kind)") "
              + $0.split(separator: " ").dropFirst().joined(separator: " ")
          ]
        } ?? []) + search(child.id)
      }
    }
    return search(ElementTree.rootID)
  }

  private func scrolled(
    to y: Double,
    shown: ElementID? = nil,
    isMoving: Bool = false
  ) -> Event {
    .measure(
      ElementMeasure(
        size: CGSize(width: 300, height: 200),
        origin: .zero,
        scroll: ScrollMeasure(
          offset: CGPoint(x: 0, y: y),
          contentSize: CGSize(width: 300, height: 1000),
          isMoving: isMoving,
          shown: shown
        )
      )
    )
  }

  @MainActor final class Log {
    var lines: [String] = []
    var proxy: ScrollViewProxy?
    var position: Binding<ScrollPosition>?
    var id: Binding<Int?>?
    var geometry: ScrollGeometry?
  }

  private struct Rows: View {
    let log: Log
    @State private var count = 3
    var body: some View {
      ScrollViewReader { proxy in
        let _ = log.proxy = proxy
        ScrollView {
          ForEach(0..<count, id: \.self) { Text("row \($0)") }
          Text("end").id("end")
        }
        Button("Add") {
          count += 1
          withAnimation { proxy.scrollTo(count - 1, anchor: .bottom) }
        }
      }
    }
  }

  @Test func proxy_withAnIdentity_scrollsToItsElement() {
    let log = Log()
    let page = Page(Rows(log: log))
    log.proxy?.scrollTo("end")
    log.proxy?.scrollTo(1, anchor: .center)
    log.proxy?.scrollTo("nobody")
    page.graph.flush()
    #expect(requests(page) == ["row 1 view .5 .5 instant", "end view - - instant"])
  }

  @Test func proxy_whenTheSameActionAddsTheView_findsIt() throws {
    let log = Log()
    let page = Page(Rows(log: log))
    try page.graph.send(.tap, to: #require(page.find(.button)))
    page.graph.flush()
    #expect(requests(page) == ["row 3 view .5 1 smooth"])
  }

  @Test func proxy_withTwoRequests_scrollsTwice() throws {
    let log = Log()
    let page = Page(Rows(log: log))
    var seen: Set<String> = []
    for _ in 0..<2 {
      log.proxy?.scrollTo("end")
      page.graph.flush()
      let end = try #require(page.find(.text, "end"))
      seen.insert(try #require(page.tree[end]?.attributes.text(.scrollRequest)))
    }
    #expect(seen.count == 2)
  }

  private struct Positioned: View {
    let log: Log
    @State private var position = ScrollPosition(edge: .bottom)
    var body: some View {
      let _ = log.position = $position
      ScrollView { ForEach(0..<9, id: \.self) { Text("row \($0)") } }
        .scrollPosition($position, anchor: .top)
    }
  }

  @Test func position_whenSet_requestsEdgesPointsAndViews() throws {
    let log = Log()
    let page = Page(Positioned(log: log))
    #expect(requests(page) == ["scroll point - 10000000 instant"])
    log.position?.wrappedValue.scrollTo(x: 20, y: 30)
    page.graph.flush()
    #expect(requests(page) == ["scroll point 20 30 instant"])
    withAnimation { log.position?.wrappedValue.scrollTo(id: 4) }
    page.graph.flush()
    #expect(requests(page).last == "row 4 view .5 0 smooth")
    #expect(log.position?.wrappedValue.viewID(type: Int.self) == 4)
  }

  @Test func position_whenTheUserScrolls_namesTheFirstViewInSight() throws {
    let log = Log()
    let page = Page(Positioned(log: log))
    let scroll = try #require(page.find(.scroll))
    let arrived = try #require(page.find(.text, "row 8"))
    let row = try #require(page.find(.text, "row 6"))
    func move(to row: ElementID) throws {
      for isMoving in [true, false] {
        try page.graph.send(scrolled(to: 600, shown: row, isMoving: isMoving), to: scroll)
        page.graph.flush()
      }
    }
    // The page scrolls to the requested place.
    try move(to: arrived)
    #expect(log.position?.wrappedValue.isPositionedByUser == false)
    #expect(log.position?.wrappedValue.edge == .bottom)
    try move(to: row)
    #expect(log.position?.wrappedValue.isPositionedByUser == true)
    #expect(log.position?.wrappedValue.viewID(type: Int.self) == 6)
    // Following the user's scrolling makes no scroll request.
    #expect(requests(page) == ["scroll point - 10000000 instant"])
  }

  private struct Identified: View {
    let log: Log
    @State private var id: Int? = 2
    var body: some View {
      let _ = log.id = $id
      ScrollView(.horizontal) {
        HStack { ForEach(0..<9, id: \.self) { Text("row \($0)") } }.scrollTargetLayout()
      }
      .scrollPosition(id: $id)
      Text("at \(id ?? -1)")
    }
  }

  @Test func identity_isScrolledTo_andFollowsTheUserWithoutScrollingAgain() throws {
    let log = Log()
    let page = Page(Identified(log: log))
    #expect(requests(page) == ["row 2 view 0 0 instant"])
    let scroll = try #require(page.find(.scroll))
    let row = try #require(page.find(.text, "row 5"))
    try page.graph.send(scrolled(to: 500, shown: row, isMoving: true), to: scroll)
    page.graph.flush()
    try page.graph.send(scrolled(to: 500, shown: row), to: scroll)
    page.graph.flush()
    #expect(page.texts.last == "at 5")
    #expect(requests(page) == ["row 2 view 0 0 instant"])
    log.id?.wrappedValue = 7
    page.graph.flush()
    #expect(requests(page).contains("row 7 view 0 0 instant"))
  }

  @Test func geometry_whenItChanges_isReported_andTheViewIsNotEvaluated() throws {
    struct Screen: View {
      let log: Log
      var body: some View {
        let _ = log.lines.append("body")
        ScrollView { Text("tall") }
          .onScrollGeometryChange(for: Double.self, of: { $0.contentOffset.y + 200 }) {
            log.lines.append("\($0) to \($1)")
          }
          .onScrollPhaseChange { log.lines.append("\($0) to \($1)") }
      }
    }
    let log = Log()
    let page = Page(Screen(log: log))
    let scroll = try #require(page.find(.scroll))
    #expect(page.tree[scroll]?.attributes.text(.measure) == "scroll")
    for event in [scrolled(to: 0), scrolled(to: 50, isMoving: true), scrolled(to: 50)] {
      try page.graph.send(event, to: scroll)
      page.graph.flush()
    }
    #expect(
      log.lines == [
        "body", "200.0 to 200.0", "idle to interacting", "200.0 to 250.0", "interacting to idle",
      ]
    )
  }

  /// As in SwiftUI, a view at rest in a carousel that is centred by its safe area is at zero.
  @Test func safeArea_isOutsideOfTheSpaceOfAScrollView() throws {
    struct Screen: View {
      let log: Log
      @State private var position: Int?
      var body: some View {
        ScrollView {
          GeometryReader { proxy in
            let _ =
              log.lines = [
                "\(Int(proxy.frame(in: .scrollView).minY))",
                "\(Int(proxy.bounds(of: .scrollView)?.size.height ?? 0))",
              ]
            Text("card")
          }
          .frame(height: 50)
        }
        .safeAreaPadding(.top, 70)
        .safeAreaPadding(.bottom, 30)
        .contentMargins(.top, 5, for: .scrollContent)
        .scrollPosition(id: $position)
        .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { _, geometry in
          log.geometry = geometry
        }
      }
    }
    let log = Log()
    let page = Page(Screen(log: log))
    let (scroll, card) = (try #require(page.find(.scroll)), try #require(page.find(.geometry)))
    for (offset, y) in [(0, 75), (20, 55)] {
      try page.graph.send(scrolled(to: Double(offset)), to: scroll)
      let measure = ElementMeasure(
        size: CGSize(width: 300, height: 50),
        origin: CGPoint(x: 0, y: y)
      )
      try page.graph.send(.measure(measure), to: card)
      page.graph.flush()
      #expect(log.lines == ["\(-offset)", "95"])
      #expect(log.geometry.map { Int($0.contentOffset.y) } == offset - 75)
    }
    #expect(log.geometry?.contentInsets == EdgeInsets(top: 75, leading: 0, bottom: 30, trailing: 0))
    #expect(log.geometry?.contentSize.height == 895 && log.geometry?.containerSize.height == 200)
  }

  /// What a page reports for a scroll that the application asks for is no movement of the user's.
  @Test(arguments: [true, false])
  func phase_ofAScrollThatIsAskedFor_isAnimatingOrIdle(isSmooth: Bool) throws {
    struct Screen: View {
      let log: Log
      @State private var position = ScrollPosition(edge: .top)
      let isSmooth: Bool
      var body: some View {
        VStack {
          ScrollView { Text("tall") }
            .scrollPosition($position)
            .onScrollPhaseChange { log.lines.append("\($0) to \($1)") }
          Button("End") {
            withAnimation(isSmooth ? .default : nil) { position.scrollTo(edge: .bottom) }
          }
        }
      }
    }
    let log = Log()
    let page = Page(Screen(log: log, isSmooth: isSmooth))
    let scroll = try #require(page.find(.scroll))
    func move(_ events: Event...) throws {
      for event in events {
        try page.graph.send(event, to: scroll)
        page.graph.flush()
      }
    }
    try move(scrolled(to: 0))
    let button = try #require(page.find(.button))
    try page.graph.send(.tap, to: button)
    page.graph.flush()
    try move(scrolled(to: 50, isMoving: true), scrolled(to: 800))
    let asked = isSmooth ? ["idle to animating", "animating to idle"] : []
    #expect(log.lines == asked)
    try move(scrolled(to: 700, isMoving: true), scrolled(to: 700))
    #expect(log.lines == asked + ["idle to interacting", "interacting to idle"])
  }

  @Test func measure_ofAScrollViewWithoutObservers_isNotRequested() throws {
    let page = Page(ScrollView { Text("a") })
    let scroll = try #require(page.find(.scroll))
    #expect(page.tree[scroll]?.attributes.text(.measure) == nil)
  }

  @Test func effects_betweenTwo_areOnTheWay() {
    var (start, end) = (Attributes(), Attributes())
    EmptyVisualEffect()._apply(to: &start)
    EmptyVisualEffect().opacity(0).scaleEffect(0.5).offset(x: 40)
      .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))._apply(to: &end)
    let half = Attributes.effects(between: start, and: end, at: 0.5)
    #expect(half.number(.opacity) == 0.5)
    #expect(half[.scale] == .point(CGPoint(x: 0.75, y: 0.75)))
    #expect(half[.offset] == .point(CGPoint(x: 20, y: 0)))
    guard case .transform(.rotation(let turn))? = half[.transform] else {
      Issue.record("no rotation")
      return
    }
    #expect(abs(turn.angle.degrees - 30) < 0.001)
  }

  /// A page that reports where it is scrolled to sends a message for each step.
  @Test func defaultAnchor_isMeasuredOnlyBetweenTheEdges() {
    func isMeasured(_ axes: Axis.Set, _ anchor: UnitPoint) -> Bool {
      let page = Page(ScrollView(axes) { Text("a") }.defaultScrollAnchor(anchor))
      let elements = page.tree.children(of: ElementTree.rootID)
      return elements.contains { $0.kind == .scroll && $0.attributes.text(.measure) == "scroll" }
    }
    #expect(!isMeasured(.vertical, .bottom))
    #expect(isMeasured(.vertical, .center))
    #expect(!isMeasured(.horizontal, .trailing))
    #expect(isMeasured([.horizontal, .vertical], .bottom))
  }
}

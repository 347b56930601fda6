import Foundation
import Observation
import PandoDependencies
import PandoSharing
import PandoTesting
import Testing

@testable import PandoUI

/// Tests of views that contain themselves.
@MainActor
@Suite struct NestingTests {
  struct Endless: View {
    var body: some View { VStack { AnyView(Endless()) } }
  }

  @Test func viewThatContainsItself_isDrawnAsAProblem_andReported() {
    let page = endless { Endless() }
    #expect(page.problems == 1)
    #expect(page.report.contains("Endless → Endless"))
    #expect(page.elements == 1)
  }

  struct Fork: View {
    var body: some View {
      HStack {
        AnyView(Fork())
        AnyView(Fork())
        AnyView(Fork())
      }
    }
  }

  @Test func viewThatContainsItselfSeveralTimes_endsAsSoon() {
    let page = endless { Fork() }
    #expect(page.problems == 1)
    #expect(page.report.contains("Fork"))
  }

  struct Hen: View { var body: some View { AnyView(Egg()) } }
  struct Egg: View { var body: some View { Group { AnyView(Hen()) } } }

  @Test func viewsThatContainOneAnother_areNamed() {
    let page = endless { Hen() }
    #expect(page.problems == 1)
    #expect(page.report.contains("Hen → Egg → Hen") || page.report.contains("Egg → Hen → Egg"))
  }

  struct Box<Content> {}
  struct Growing<T>: View { var body: AnyView { AnyView(Growing<Box<T>>()) } }

  @Test func viewOfEverAnotherType_ends() {
    let page = endless { Growing<Int>() }
    #expect(page.problems == 1)
    #expect(page.report.contains("Growing → Growing"))
  }

  struct Frame: ViewModifier {
    func body(content: Content) -> some View { AnyView(content.modifier(Frame())) }
  }

  @Test func modifierThatAppliesItself_ends() {
    let page = endless { Text("In").modifier(Frame()) }
    #expect(page.problems == 1)
    #expect(page.report.contains("Frame → Frame"))
  }

  static func rows() -> AnyView {
    AnyView(ForEach(0..<2, id: \.self) { _ in rows() })
  }

  @Test func rowsWithoutAView_end() {
    let page = endless { NestingTests.rows() }
    #expect(page.problems == 1)
  }

  struct Loud: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      AnyView(
        Button {
        } label: {
          configuration.label
        }.buttonStyle(Loud())
      )
    }
  }

  @Test func styleThatUsesItself_ends() {
    let page = endless { Button("Press") {}.buttonStyle(Loud()) }
    #expect(page.problems >= 1)
  }

  // MARK: What is around

  @Test func viewsBesideOneThatContainsItself_areDrawn() {
    let page = endless {
      VStack {
        Text("Before")
        Endless()
        Text("After")
      }
    }
    #expect(page.problems == 1)
    #expect(page.texts == ["Before", "After"])
  }

  @Observable @MainActor final class Switch { var isEndless = true }

  struct Curable: View {
    let model: Switch
    let depth: Int

    var body: some View {
      if model.isEndless || depth < 3 {
        AnyView(Curable(model: model, depth: depth + 1))
      } else {
        Text("Deep \(depth)")
      }
    }
  }

  @Test func viewThatContainsItselfNoMore_isDrawn_andBackAgain() {
    let model = Switch()
    let tree = ElementTree()
    var graph: ViewGraph!
    let report = reporting { graph = ViewGraph(Curable(model: model, depth: 0), renderer: tree) }
    #expect(report.contains("Curable"))
    model.isEndless = false
    graph.flush()
    #expect(Drawn(tree).problems == 0)
    #expect(Drawn(tree).texts == ["Deep 3"])
    model.isEndless = true
    let second = reporting { graph.flush() }
    #expect(second.contains("Curable"))
    #expect(Drawn(tree).problems == 1)
    #expect(Drawn(tree).texts == [])
    graph.close()
  }

  // MARK: Deep but finite

  struct Outline: View {
    let depth: Int

    var body: some View {
      DisclosureGroup("Row \(depth)", isExpanded: .constant(true)) {
        if depth > 1 { AnyView(Outline(depth: depth - 1)) }
      }
    }
  }

  @Test func outlineOfAHundredLevels_isDrawn() {
    let tree = ElementTree()
    let graph = ViewGraph(Outline(depth: 100), renderer: tree)
    #expect(graph.problems.isEmpty)
    graph.close()
  }

  struct Nest: View {
    let depth: Int

    var body: some View {
      VStack {
        Text("\(depth)")
        if depth > 1 { AnyView(Nest(depth: depth - 1)) }
      }
    }
  }

  @Test func nestThatABrowserCanHold_isDrawn() {
    let tree = ElementTree()
    let graph = ViewGraph(Nest(depth: 300), renderer: tree)
    #expect(graph.problems.isEmpty)
    #expect(Drawn(tree).texts.count == 300)
    graph.close()
  }

  // MARK: Small stacks

  /// Recurses until the stack is scarce. Returns the depth reached.
  private nonisolated static func dive(_ depth: Int = 0) -> Int {
    if StackSpace.isScarce || depth == 1_000_000 { return depth }
    return dive(depth + 1) + (depth & 0)
  }

  @Test(arguments: [512 << 10, 8 << 20]) func stack_isScarce_beforeItEnds(size: Int) async {
    let depth = await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
      let thread = Thread { continuation.resume(returning: Self.dive()) }
      thread.stackSize = size
      thread.start()
    }
    #expect(depth > 100 && depth < 1_000_000)
  }

  // MARK: Support

  /// The result of a drawing: what was drawn, and what was reported.
  private struct Drawn {
    var report = ""
    var problems = 0
    var elements = 0
    var texts: [String] = []

    @MainActor
    init(_ tree: ElementTree) { visit(tree.root, in: tree) }

    @MainActor
    private mutating func visit(_ element: ElementTree.Element, in tree: ElementTree) {
      for child in tree.children(of: element.id) {
        elements += 1
        if child.kind == .problem { problems += 1 }
        if child.kind == .text { texts.append(child.attributes.text(.text) ?? "") }
        visit(child, in: tree)
      }
    }
  }

  private func endless<Content: View>(@ViewBuilder _ content: () -> Content) -> Drawn {
    let tree = ElementTree()
    let report = reporting {
      let graph = ViewGraph(content(), renderer: tree)
      graph.close()
    }
    var drawn = Drawn(tree)
    drawn.report = report
    return drawn
  }

  private func reporting(_ body: () -> Void) -> String {
    let texts = Locked<[String]>([])
    withKnownIssue {
      body()
    } matching: { issue in
      texts.withLock { $0.append(issue.comments.map(\.rawValue).joined(separator: "\n")) }
      return true
    }
    return texts.withLock { $0.joined(separator: "\n") }
  }
}

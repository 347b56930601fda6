import Foundation
import PandoTestSupport
import PandoUI
import Testing

/// Tests of an application's own shape styles, which are resolved in the environment of the view
/// that draws them.
@MainActor
@Suite struct OwnStyleTests {
  /// A style that is red in a light scheme and blue in a dark one.
  private struct Ink: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      environment.colorScheme == .dark ? Color.blue : Color.red
    }
  }

  /// A style of the application that is made from another one.
  private struct Wash: ShapeStyle, Hashable {
    var strength: Double

    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      Ink().opacity(strength)
    }
  }

  private struct Nothing: ShapeStyle {}

  private func paints(_ view: some View, _ key: AttributeKey) -> [Paint] {
    let tree = ElementTree()
    let graph = ViewGraph(view, renderer: tree)
    defer { graph.close() }
    func inside(_ id: ElementID) -> [ElementTree.Element] {
      tree.children(of: id).flatMap { [$0] + inside($0.id) }
    }
    return inside(ElementTree.rootID).compactMap { element in
      switch element.attributes[key] {
      case .paint(let paint)?: paint
      case .shape(let drawing)?: drawing.fill ?? drawing.stroke
      default: nil
      }
    }
  }

  @Test func style_isWhatItSaysInTheEnvironment_whereverItIsDrawn() {
    func both(_ view: some View, _ key: AttributeKey) {
      #expect(paints(view.environment(\.colorScheme, .light), key) == [.color(.red)])
      #expect(paints(view.environment(\.colorScheme, .dark), key) == [.color(.blue)])
    }
    both(VStack { Text("a") }.foregroundStyle(Ink()), .foreground)
    both(Text("a").background(Ink()), .background)
    both(Text("a").background(Ink(), in: .capsule), .background)
    both(Text("a").border(Ink()), .borderPaint)
    both(Button("a") {}.tint(Ink()), .tint)
    both(Circle().fill(Ink()), .shape)
    both(Circle().stroke(Ink(), lineWidth: 2), .shape)
    #expect(paints(Circle().fill(AnyShapeStyle(Ink())), .shape) == [.color(.red)])
  }

  @Test func style_ofAnotherOne_isThatOne() {
    let view = Circle().fill(Wash(strength: 0.5).opacity(0.5))
    #expect(paints(view, .shape) == [.opacity(.opacity(.color(.red), 0.5), 0.5)])
    #expect(AnyShapeStyle(Wash(strength: 1)) == AnyShapeStyle(Wash(strength: 1)))
    #expect(AnyShapeStyle(Wash(strength: 1)) != AnyShapeStyle(Wash(strength: 0.5)))
  }

  private struct Switching: View {
    @State var isDark = false

    var body: some View {
      VStack {
        Button("Switch") { isDark.toggle() }
        Circle().fill(Ink())
      }
      .environment(\.colorScheme, isDark ? .dark : .light)
    }
  }

  @Test func style_isResolvedAgain_whenAValueItReadChanges() throws {
    let tree = ElementTree()
    let graph = ViewGraph(Switching(), renderer: tree)
    defer { graph.close() }
    func fill() -> Paint? {
      func inside(_ id: ElementID) -> [ElementTree.Element] {
        tree.children(of: id).flatMap { [$0] + inside($0.id) }
      }
      for element in inside(ElementTree.rootID) {
        if case .shape(let drawing)? = element.attributes[.shape] { return drawing.fill }
      }
      return nil
    }
    #expect(fill() == .color(.red))
    let ids = tree.children(of: ElementTree.rootID).flatMap { tree.children(of: $0.id) }.map(\.id)
    try graph.send(.tap, to: #require(ids.first))
    graph.flush()
    #expect(fill() == .color(.blue))
  }

  @Test func styleThatSaysNothing_isReported_andClear() {
    withKnownIssue {
      #expect(paints(Circle().fill(Nothing()), .shape) == [.color(.clear)])
    } matching: {
      $0.description.contains("The style Nothing does not say what it is drawn as")
    }
  }
}

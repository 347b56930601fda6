import Foundation
import PandoTestSupport
import PandoTesting
import Testing

@testable import PandoUI

/// Tests of an application's own effects, animations and drawings.
@MainActor
@Suite struct OwnEffectTests {
  private struct Shift: GeometryEffect {
    var animatableData: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(
        CGAffineTransform(translationX: size.width * animatableData, y: size.height)
      )
    }
  }

  private func transform(_ page: Page) -> ProjectionTransform? {
    func search(_ id: ElementID) -> ProjectionTransform? {
      for child in page.tree.children(of: id) {
        if case .transform(.projection(let found))? = child.attributes[.transform] { return found }
        if let found = search(child.id) { return found }
      }
      return nil
    }
    return search(ElementTree.rootID)
  }

  @Test func geometryEffect_projectsByTheSizeThatWasMeasured() throws {
    let page = Page(Color.red.frame(width: 50, height: 20).modifier(Shift(animatableData: 2)))
    func measured() -> ElementID? {
      func search(_ id: ElementID) -> ElementID? {
        for child in page.tree.children(of: id) {
          if child.attributes[.measure] != nil { return child.id }
          if let found = search(child.id) { return found }
        }
        return nil
      }
      return search(ElementTree.rootID)
    }
    let box = try #require(measured())
    try page.graph.send(
      .measure(ElementMeasure(size: CGSize(width: 80, height: 30), origin: .zero)),
      to: box
    )
    page.graph.flush()
    let found = try #require(transform(page))
    #expect(found.m31 == 160 && found.m32 == 30)
  }

  private struct Steps: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V,
      time: TimeInterval,
      context: inout AnimationContext<V>
    ) -> V? {
      guard time < 1 else { return nil }
      var part = value
      part.scale(by: (time * 4).rounded(.down) / 4)
      return part
    }
  }

  private struct Endless: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V,
      time: TimeInterval,
      context: inout AnimationContext<V>
    ) -> V? {
      var part = value
      part.scale(by: .infinity)
      return part
    }
  }

  @Test func customAnimation_isSampledFromZeroToOne() {
    let resolved = Animation(Steps()).resolved
    guard case .samples(let samples) = resolved.timing else {
      Issue.record("It has no samples.")
      return
    }
    #expect(samples.first == 0 && samples.last == 1 && samples.count == 61)
    #expect(Set(samples) == [0, 0.25, 0.5, 0.75, 1])
    #expect(abs(resolved.duration - 1) < 0.02)
    #expect(Animation(Steps()) == Animation(Steps()))
  }

  @Test func customAnimation_thatDoesNotEnd_endsAfterTenSeconds() {
    let resolved = Animation(Endless()).resolved
    #expect(resolved.duration == 10)
    if case .samples(let samples) = resolved.timing {
      #expect(samples.allSatisfy { $0.isFinite } && samples.count <= 61)
    }
  }

  @Test func luminance_becomesOpacity() {
    let page = Page(Text("a").luminanceToAlpha())
    let id = page.find(.text, "a")
    #expect(id.flatMap { page.tree[$0]?.attributes.flag(.luminanceToAlpha) } == true)
  }

  private func drawing(_ page: Page) -> CanvasDrawing? {
    func search(_ id: ElementID) -> CanvasDrawing? {
      for child in page.tree.children(of: id) {
        if case .canvas(let found)? = child.attributes[.canvas] { return found }
        if let found = search(child.id) { return found }
      }
      return nil
    }
    return search(ElementTree.rootID)
  }

  private static let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]

  @Test func meshGradient_isDrawnAsAreasBetweenItsPoints() throws {
    let mesh = MeshGradient(
      width: 2,
      height: 2,
      points: Self.corners,
      colors: [.black, .black, .white, .white]
    )
    let page = Page(mesh.frame(width: 140, height: 140))
    let step = try #require(drawing(page)?.steps.first)
    guard case .layer(let areas) = step.mark else {
      Issue.record("It draws no layer.")
      return
    }
    #expect(areas.count == 14 * 14)
    let shades = areas.compactMap { area -> Float? in
      guard case .fill(_, .paint(.color(let color)), _) = area.mark else { return nil }
      return color.resolved().red
    }
    // Rows from dark to light, each of one colour.
    #expect(shades.first == shades[13] && zip(shades, shades.dropFirst(14)).allSatisfy(<))
    #expect(!step.state.filters.isEmpty)
  }

  /// One radius blurs the areas in both directions, so that stripes would stay between areas that are wider than high.
  @Test func meshGradient_inAWideRoom_isDrawnAsSquares() throws {
    let colors: [Color] = [.black, .black, .white, .white]
    let mesh = MeshGradient(width: 2, height: 2, points: Self.corners, colors: colors)
    let page = Page(mesh.frame(width: 800, height: 100))
    let step = try #require(drawing(page)?.steps.first)
    guard case .layer(let areas) = step.mark else {
      Issue.record("It draws no layer.")
      return
    }
    #expect(areas.count == 40 * 5)
  }

  @Test func meshGradient_withoutAPlaceForEachPoint_isReported() {
    withKnownIssue {
      let page = Page(
        MeshGradient(width: 3, height: 3, points: Self.corners, colors: [.red])
      )
      #expect(page.find(.problem) != nil && drawing(page) == nil)
    } matching: {
      "\($0)".contains("A mesh gradient of 3 × 3 points")
    }
  }

  @Test func symbols_areDrawnByTheirTags() throws {
    let page = Page(
      Canvas { context, _ in
        if let flake = context.resolveSymbol(id: "flake") {
          context.draw(flake, at: CGPoint(x: 30, y: 30))
        }
        if let word = context.resolveSymbol(id: 1) { context.draw(word, at: .zero) }
        #expect(context.resolveSymbol(id: 2) == nil)
      } symbols: {
        Circle().frame(width: 10, height: 20).tag("flake")
        Text("word").bold().tag(1)
      }
      .frame(width: 100, height: 100)
    )
    let steps = try #require(drawing(page)?.steps)
    #expect(steps.count == 2)
    if case .element(let drawing, let rect, _)? = steps.first?.mark {
      #expect(drawing.kind == .shape && rect == CGRect(x: 25, y: 20, width: 10, height: 20))
    }
  }

  private struct Flakes: ViewModifier {
    func body(content: Content) -> some View {
      content.background {
        Canvas { context, _ in
          let flake = context.resolveSymbol(id: "flake")!
          context.draw(flake, at: CGPoint(x: 30, y: 30))
        } symbols: {
          content.tag("flake")
        }
        .frame(width: 100, height: 100)
      }
    }
  }

  /// The view that a modifier modifies is a symbol to which the environment modifiers in the
  /// modifier apply.
  @Test func symbol_ofTheModifiedView_isDrawn() throws {
    let page = Page(Image(systemName: "heart").symbolVariant(.fill).modifier(Flakes()))
    let steps = try #require(drawing(page)?.steps)
    guard case .element(let drawing, _, _)? = steps.first?.mark else {
      Issue.record("nothing is drawn")
      return
    }
    #expect(drawing.kind == .image && drawing.attributes.text(.systemName) == "heart.fill")
  }

  @Test func symbol_ofSeveralViews_isReported() {
    withKnownIssue {
      _ = Page(
        Canvas { context, _ in
          #expect(context.resolveSymbol(id: 1) != nil)
        } symbols: {
          VStack {
            Text("a")
            Text("b")
          }
          .tag(1)
        }
      )
    } matching: {
      "\($0)".contains("The symbol 1 of a canvas is made of several views")
    }
  }
}

import Foundation
import PandoUI
import PandoWeb
import Testing

@testable import PandoWebTestSupport

/// Tests of paints as they are written in CSS, in SVG and in icons.
@MainActor
struct PaintedMarkupTests {
  private func html(_ view: some View) -> String {
    let tree = ElementTree()
    let graph = ViewGraph(view, renderer: tree)
    return withExtendedLifetime(graph) {
      HTMLRenderer.fragment(of: ElementTree.rootID, in: tree)
    }
  }

  @Test func aNamedColor_withoutOpacity_isWrittenAsAShare() {
    let colors = [Color.blue, .blue.opacity(0)]
    let gradient = LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)
    for page in [html(Rectangle().fill(gradient)), html(Ellipse().fill(gradient))] {
      #expect(page.contains("var(--blue) 0%,transparent)"))
      #expect(!page.contains("var(--blue) 0,transparent)"))
    }
  }

  /// The words of a stack are cut out of its gradient, for which their own colour is transparent.
  @Test func shapes_inAStackWithAGradient_haveTheGradientEach() {
    let gradient = LinearGradient(colors: [.blue, .red], startPoint: .top, endPoint: .bottom)
    let bar = Rectangle().frame(height: 10)
    let page = html(VStack { VStack { bar }.padding() }.foregroundStyle(gradient))
    #expect(page.components(separatedBy: "linear-gradient").count == 3, "\(page)")
    #expect(!page.contains("currentColor"))
    let plain = html(VStack { VStack { bar }.foregroundStyle(.green) }.foregroundStyle(gradient))
    #expect(plain.components(separatedBy: "linear-gradient").count == 2, "\(plain)")
    let filled = html(VStack { Rectangle().fill(.green) }.foregroundStyle(gradient))
    #expect(filled.components(separatedBy: "linear-gradient").count == 2, "\(filled)")
  }

  /// `--tint: var(--tint)` would leave all controls without a colour.
  @Test func theAccentColor_asTint_isTheTintFromAround() {
    for color in [Color.accentColor, .accentColor.opacity(0.5)] {
      let page = html(VStack { Toggle("a", isOn: .constant(true)).tint(color) }.tint(.red))
      #expect(page.contains("--tint:var(--red)"))
      #expect(
        !page.contains("--tint:var(--tint)") && !page.contains("--tint-text:var(--tint-text)")
      )
    }
    #expect(!html(Text("a").accentColor(.accentColor)).contains("--tint"))
  }

  @Test func aSymbol_withAGradient_isDrawnWithIt() {
    for paint in [
      AnyShapeStyle(.pink.gradient),
      AnyShapeStyle(
        .angularGradient(
          colors: [.red, .blue],
          center: .center,
          startAngle: .zero,
          endAngle: .degrees(360)
        )
      ),
    ] {
      let page = html(Image(systemName: "heart.fill").foregroundStyle(paint))
      #expect(page.contains("<linearGradient"))
      #expect(page.contains("stroke:url(#"))
      #expect(page.contains("fill:url(#"))
    }
    #expect(!html(Image(systemName: "heart.fill").foregroundStyle(.pink)).contains("url(#"))
  }

  @Test func aSymbol_besideWordsWithAGradient_hasTheFirstColor() {
    let style = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    #expect(
      html(Label("Words", systemImage: "bolt").foregroundStyle(style)).contains("--ink:var(--red)")
    )
  }

  @Test func aSymbol_inWords_hasTheirColorAndFont() {
    let star = Text(" \(Image(systemName: "star"))").foregroundStyle(.yellow).font(.title)
    let page = html(Text("Words") + star)
    #expect(page.contains("color:var(--yellow)\""))
    #expect(page.contains("<svg") && page.contains("font-size:var(--title)"))
  }

  @Test func aShadowInsideAFill_isInside() {
    let paint = Color.white.shadow(.inner(radius: 6, x: 3, y: 3))
    for page in [
      html(RoundedRectangle(cornerRadius: 20).fill(paint)), html(Capsule().fill(paint)),
    ] {
      #expect(page.contains("box-shadow:inset 3px 3px 12px"))
    }
  }
}

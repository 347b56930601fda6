import Foundation
import PandoUI
import PandoWeb
import Testing

@testable import PandoWebTestSupport

/// Tests of the markup of layers of symbols, of levels of an application's colours, and of
/// brightness.
@MainActor
struct SymbolLayerTests {
  private func html(_ view: some View) -> String {
    let tree = ElementTree()
    let graph = ViewGraph(view, renderer: tree)
    return withExtendedLifetime(graph) {
      HTMLRenderer.fragment(of: ElementTree.rootID, in: tree)
    }
  }

  @Test func twoStyles_drawTheShapeWithTheSecond() {
    let page = html(Image(systemName: "xmark.circle.fill").foregroundStyle(.white, .red))
    #expect(page.contains("--second:var(--red)") && page.contains("fill:var(--second)"))
    #expect(page.contains("color:#fff"))
  }

  @Test func hierarchical_drawsTheSecondLayerWeaker() {
    let symbols = ["xmark.circle.fill", "xmark.circle", "folder.badge.plus", "bell.badge"]
    for name in symbols {
      let image = Image(systemName: name)
      #expect(html(image.symbolRenderingMode(.hierarchical)).contains("opacity:"), "\(name)")
      // The image's own setting has precedence over that of the environment.
      let plain = Group { image.symbolRenderingMode(.monochrome) }.symbolRenderingMode(.palette)
      #expect(html(plain) == html(image), "\(name)")
    }
    #expect(
      !html(Image(systemName: "heart.fill").symbolRenderingMode(.hierarchical)).contains("opacity:")
    )
  }

  @Test func oneStyle_isWeakerInThePalette() {
    let image = Image(systemName: "folder.badge.plus").foregroundStyle(.red)
    #expect(
      html(image.symbolRenderingMode(.palette)) == html(image.symbolRenderingMode(.hierarchical))
    )
  }

  @Test func levels_areThoseOfTheColorAround() {
    let own = html(VStack { Text("a").foregroundStyle(.secondary) }.foregroundStyle(.white))
    #expect(own.contains("color:color-mix(in srgb,currentColor 90%,transparent)"))
    let page = html(VStack { Text("a").foregroundStyle(.secondary) })
    #expect(page.contains("color:var(--label-2)"))
    // These have no colour from which a level could be made.
    for around in [
      AnyShapeStyle(.secondary), AnyShapeStyle(.red.gradient), AnyShapeStyle(Color.primary),
    ] {
      let text = html(VStack { Text("a").foregroundStyle(.tertiary) }.foregroundStyle(around))
      #expect(text.contains("color:var(--label-3)"))
    }
    #expect(
      html(VStack { Text("a").foregroundColor(.secondary) }.foregroundStyle(.white))
        .contains("color:var(--label-2)")
    )
  }

  @Test func runs_haveLevelsOfTheirText() {
    let words = Text("a").foregroundStyle(.primary) + Text("b").foregroundStyle(.secondary)
    let page = html(words.foregroundStyle(.white))
    #expect(page.contains("color:currentColor") && page.contains("currentColor 90%"))
  }

  @Test(arguments: [
    (0.0, "1", "1"), (0.25, "1", "0.75"), (2, "1", "0"), (-0.25, "0.75", "1"), (-2, "0", "1"),
  ])
  func brightness_reachesWhiteAndBlack(amount: Double, factor: String, rest: String) {
    let filter = "filter:brightness(\(factor)) invert(1) brightness(\(rest)) invert(1)"
    #expect(html(Text("a").brightness(amount)).contains(filter))
  }

  @Test func multicolor_drawsWhatIsKnownInItsOwnColors() {
    func symbol(_ name: String) -> String {
      html(Image(systemName: name).symbolRenderingMode(.multicolor))
    }
    let weather = symbol("cloud.sun.rain.fill")
    for color in ["light-dark(#aab3c2,#fff)", "var(--yellow)", "var(--blue)"] {
      #expect(weather.contains("fill:\(color)"), "\(color)")
    }
    #expect(symbol("cloud.rain.fill").contains("stroke:var(--blue)"))
    let sign = symbol("xmark.circle.fill")
    #expect(sign.contains("fill:var(--red)") && sign.contains("fill:#fff"))
    #expect(symbol("trash").contains("stroke:var(--red)"))
    // A symbol without colours of its own is drawn as without the mode.
    #expect(symbol("gearshape") == html(Image(systemName: "gearshape")))
  }
}

import Foundation
import PandoUI
import Testing

@testable import PandoWeb

/// Tests of what is drawn behind lists, in images that are tiled, and within the edges of shapes and masks.
@MainActor
@Suite struct GroundTests {
  private func html(_ view: some View) -> String {
    let tree = ElementTree()
    let graph = ViewGraph(view, renderer: tree)
    return withExtendedLifetime(graph) {
      HTMLRenderer.fragment(of: ElementTree.rootID, in: tree)
    }
  }

  @Test func aList_coversItsBackground_unlessItsOwnIsHidden() {
    let rows = { List { Text("a") } }
    #expect(!html(rows().background(.red)).contains("background"))
    #expect(!html(Form { Text("a") }.background(.red, in: Circle())).contains("background"))
    #expect(!html(rows().listStyle(.plain).background(.red)).contains("background"))
    let shown = html(rows().scrollContentBackground(.hidden).background(.red))
    #expect(shown.contains("background:var(--red)") && !shown.contains("background:none"))
    // What is behind the list is seen through it.
    #expect(html(rows().scrollContentBackground(.hidden)).contains("background:none"))
    // A list without a background of its own shows what is behind it.
    #expect(html(rows().listStyle(.sidebar).background(.red)).contains("background:var(--red)"))
    #expect(html(rows().padding().background(.red)).contains("background:var(--red)"))
  }

  /// A part of its own would end at the bar of the screen.
  @Test func aFill_thatIgnoresSafeAreas_isTheBackgroundOfItsScreen() {
    let fill = Color.red
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    func screen(_ content: some View) -> String {
      html(NavigationStack { ScrollView { Text("a") }.background(content).navigationTitle("b") })
    }
    #expect(screen(fill.ignoresSafeArea()).contains("--under:var(--red)"))
    #expect(screen(fill.edgesIgnoringSafeArea(.all)).contains("--under:var(--red)"))
    #expect(screen(gradient.ignoresSafeArea()).contains("--under:linear-gradient("))
    #expect(screen(fill.opacity(0.5).padding().ignoresSafeArea()).contains("part-background"))
  }

  private struct Hole: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
      var path = Path(rect)
      path.addRect(rect.insetBy(dx: rect.width / 4, dy: rect.height / 4))
      return path
    }
  }

  @Test func theRuleOfAFill_saysWhatAClipKeeps() {
    let rule = FillStyle(eoFill: true)
    #expect(html(Color.red.clipShape(Hole(), style: rule)).contains("clip-path:polygon(evenodd,"))
    #expect(html(Color.red.clipShape(Hole())).contains("clip-path:polygon(0 0"))
    #expect(
      html(Text("a").background(.red, in: Hole(), fillStyle: rule)).contains("polygon(evenodd,")
    )
    #expect(html(Color.red.mask(Hole().fill(style: rule))).contains("polygon%28evenodd,"))
  }

  @Test func aShape_saysItsSize() {
    #expect(Circle().sizeThatFits(ProposedViewSize(width: 40, height: 30)).width == 30)
    #expect(Hole().sizeThatFits(ProposedViewSize(width: 40, height: nil)).height == 10)
  }

  @Test func anImage_isTiled_orStretchedBetweenItsEdges() {
    let picture = Image("/tile.png")
    let tiled = html(picture.resizable(resizingMode: .tile))
    #expect(tiled.contains("background:url(&#39;/tile.png&#39;)"))
    #expect(tiled.contains("object-position:-99999px 0"))
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let edged = html(picture.resizable(capInsets: insets))
    #expect(
      edged.contains("border-image:url(&#39;/tile.png&#39;) 1 4 3 2 fill / 1px 4px 3px 2px stretch")
    )
    #expect(html(picture.resizable(capInsets: insets, resizingMode: .tile)).contains("2px repeat"))
    #expect(!html(picture.resizable()).contains("object-position"))
  }

  @Test func aMask_ofSeveralViews_isADrawingOfThem() {
    let page = html(
      Color.red.mask {
        VStack(spacing: 5) {
          Text("<a>").font(.largeTitle)
          HStack {
            Circle().stroke(lineWidth: 3)
            Image(systemName: "star")
          }
          Rectangle().overlay { Circle().padding(9).blendMode(.destinationOut) }
        }
      }
    )
    #expect(page.contains("mask:url(&#39;data:image/svg+xml,"))
    #expect(page.contains("%3CforeignObject") && page.contains("flex-direction:column"))
    #expect(page.contains("gap:5px") && page.contains("font-size:34px"))
    // A nested drawing removes the circle from the rectangle.
    #expect(page.contains("exclude") && page.contains("%253CforeignObject"))
    #expect(!page.contains("<a>") && page.contains("&amp;lt;a&amp;gt;"))
  }
}

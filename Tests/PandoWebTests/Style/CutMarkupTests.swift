import Foundation
import PandoUI
import PandoWeb
import Testing

@testable import PandoWebTestSupport

/// Tests of what is cut at the edges of a view, and of views that are smaller than a shape without a size.
@MainActor
struct CutMarkupTests {
  private func html(_ view: some View) -> String {
    let tree = ElementTree()
    let graph = ViewGraph(view, renderer: tree)
    return withExtendedLifetime(graph) {
      HTMLRenderer.fragment(of: ElementTree.rootID, in: tree)
    }
  }

  /// A picture at the edge of a card would have square corners.
  @Test func cornerRadius_ofAStackWithABackground_cutsTheContent() {
    let card = html(
      VStack {
        Color.red.frame(height: 80)
        Text("a")
      }
      .background(.yellow).cornerRadius(20)
    )
    #expect(card.contains("border-radius:20px;overflow:clip"))
    let bar = html(
      HStack { Rectangle() }.frame(width: 310, height: 40).background(.yellow).cornerRadius(20)
    )
    #expect(bar.contains("overflow:clip"))
    // Words are not cut: they have no edges of their own.
    #expect(!html(Text("a").background(.yellow).cornerRadius(20)).contains("overflow:clip"))
  }

  /// A shape without a size is 10 points long, and the bar of a progress of 0 would be as long.
  @Test func shape_inANarrowFrame_isNotWiderThanTheFrame() {
    let bar = html(Rectangle().fill(.black).opacity(0.5).frame(width: 0))
    #expect(bar.contains("min-width:0;opacity") || bar.contains("opacity:0.5;min-width:0"))
    let line = html(VStack { Capsule().opacity(0.5) }.frame(height: 4))
    #expect(line.contains("min-height:0"))
    #expect(!html(Rectangle().opacity(0.5).frame(width: 30)).contains("min-width:0"))
  }

  /// Parts that are not closed would enclose the way from one to the other.
  @Test func parts_ofAPath_areJoinedThereAndBack() {
    struct Notched: Shape {
      func path(in rect: CGRect) -> Path {
        Path { path in
          path.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
          path.move(to: CGPoint(x: 100, y: 20))
          path.addLine(to: CGPoint(x: 80, y: 30))
          path.addLine(to: CGPoint(x: 100, y: 40))
          path.move(to: CGPoint(x: 100, y: 60))
          path.addLine(to: CGPoint(x: 80, y: 70))
          path.addLine(to: CGPoint(x: 100, y: 80))
        }
      }
    }
    let page = html(Color.red.frame(width: 100, height: 100).clipShape(Notched()))
    let end = "100% 20%,80% 30%,100% 40%,100% 20%,0 0,100% 60%,80% 70%,100% 80%,100% 60%)"
    #expect(page.contains(end), "\(page)")
  }

  @Test func negativePadding_ofMoreThanTheWidth_leavesNoWidth() {
    let row = html(
      HStack(spacing: 0) {
        Color.black.frame(width: 80).padding(.trailing, -100)
        Text("a")
      }
    )
    #expect(row.contains("margin-inline:0 -80px"))
    #expect(html(Color.black.frame(width: 80).padding(.leading, -20)).contains("-20px 0"))
  }

  /// Rows would lie over each other in a section of the height of one row.
  @Test func height_ofASection_isThatOfEachRow() {
    let form = html(
      Form {
        Section {
          Text("a")
          Text("b")
        }
        .frame(height: 80)
      }
    )
    #expect(form.contains("--row:102px"))
    #expect(!form.contains("height:80px"))
  }
}

import Foundation
import PandoUI
import Testing

@MainActor
struct LayoutTests {
  private func tree<V: View>(_ view: V) -> String {
    let tree = ElementTree()
    let graph = ViewGraph(view, renderer: tree)
    return withExtendedLifetime(graph) {
      @MainActor func write(_ element: ElementTree.Element) -> String {
        let inside = tree.children(of: element.id).map(write)
        let name = element.attributes.text(.text) ?? element.kind.rawValue
        return inside.isEmpty ? name : "\(name)(\(inside.joined(separator: " ")))"
      }
      return tree.children(of: ElementTree.rootID).map(write).joined(separator: " ")
    }
  }

  private func only<V: View>(_ view: V) -> ElementTree.Element {
    let tree = ElementTree()
    let graph = ViewGraph(view, renderer: tree)
    return withExtendedLifetime(graph) { tree.children(of: ElementTree.rootID)[0] }
  }

  @Test func stacks_whenNested_areDrawnAsWritten() {
    let view = VStack {
      HStack {
        Text("a"); Spacer(); Text("b")
      }
      Divider()
      ZStack { Text("c") }
    }
    #expect(tree(view) == "vstack(hstack(a spacer b) divider zstack(c))")
  }

  @Test func inset_ofSeveralViews_isAtEach() {
    let bar = Text("bar")
    let two = ZStack {
      Group {
        Text("a"); Text("b").padding()
      }.frame(maxWidth: .infinity)
        .safeAreaInset(edge: .bottom) { bar }
    }
    #expect(tree(two) == "zstack(vstack(a bar) vstack(b bar))")
    let rows = ZStack { ForEach(0..<2) { Text("\($0)") }.safeAreaInset(edge: .leading) { bar } }
    #expect(tree(rows) == "zstack(hstack(bar 0) hstack(bar 1))")
    let one = Group { Group { Text("a") } }.safeAreaInset(edge: .top) { bar }
    #expect(tree(one) == "vstack(bar a)")
  }

  @Test func stack_whenAligned_saysHow() {
    let element = only(VStack(alignment: .leading, spacing: 4) { Text("a") })
    #expect(element.attributes.text(.alignment) == "leading")
    #expect(element.attributes.number(.spacing) == 4)
    #expect(only(HStack { Text("a") }).attributes.isEmpty)
  }

  @Test func grid_whenACellTakesColumns_saysSo() throws {
    let tree = ElementTree()
    let graph = ViewGraph(
      Grid {
        GridRow {
          Text("a"); Text("b").gridColumnAlignment(.trailing)
        }
        GridRow { Text("c").gridCellColumns(2) }
        Divider()
      },
      renderer: tree
    )
    withExtendedLifetime(graph) {
      let grid = tree.children(of: ElementTree.rootID)[0]
      let rows = tree.children(of: grid.id)
      #expect(rows.map(\.kind) == [.gridRow, .gridRow, .divider])
      let cells = tree.children(of: rows[0].id) + tree.children(of: rows[1].id)
      #expect(cells.map(\.kind) == [.cell, .cell, .cell])
      #expect(cells.map { $0.attributes.number(.span) } == [nil, nil, 2])
      #expect(cells.map { $0.attributes.text(.placement) } == [nil, "trailing", nil])
    }
  }

  @Test func padding_whenAroundABackground_isABoxOfItsOwn() {
    let tree = ElementTree()
    let graph = ViewGraph(
      Text("a").padding(4).background(Color.red).padding(),
      renderer: tree
    )
    withExtendedLifetime(graph) {
      let outer = tree.children(of: ElementTree.rootID)[0]
      let inner = tree.children(of: outer.id)[0]
      #expect(outer.kind == .box)
      #expect(inner.attributes[.background] == .paint(.color(.red)))
      #expect(inner.attributes[.padding] == .edges(EdgeInsets(.all, 4)))
    }
  }

  @Test func frame_whenUnlimited_takesTheRoom() {
    let element = only(Text("a").frame(maxWidth: .infinity, alignment: .leading))
    #expect(element.attributes.number(.maxWidth) == .infinity)
    #expect(element.attributes.text(.frameAlignment) == "leading")
  }

  @Test func anyLayout_whenChosen_isThatStack() {
    let layout = AnyLayout(HStackLayout(spacing: 2))
    #expect(
      tree(
        layout {
          Text("a"); Text("b")
        }
      ) == "hstack(a b)"
    )
  }

  @Test func scrollView_whenScrollingIsDisabled_saysSo() {
    let element = only(
      ScrollView(.horizontal, showsIndicators: false) { Text("a") }.scrollDisabled(true)
    )
    #expect(element.attributes.text(.axis) == "horizontal")
    #expect(element.attributes[.showsIndicators] == .flag(false))
    #expect(element.attributes.flag(.isDisabled))
  }

  @Test func layouts_whenWrittenInAllTheirForms_compile() {
    let view = ScrollView([.horizontal, .vertical]) {
      LazyVStack(alignment: .leading, spacing: 8, pinnedViews: [.sectionHeaders]) { Text("a") }
      LazyHStack { Text("a") }
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.adaptive(minimum: 40))]) { Text("a") }
      LazyHGrid(rows: Array(repeating: GridItem(.fixed(20)), count: 2), spacing: 4) { Text("a") }
      GeometryReader { proxy in
        Text(verbatim: "\(Int(proxy.size.width))").frame(width: proxy.size.width / 2)
      }
      .frame(height: 40)
      Spacer(minLength: 0)
    }
    .scrollIndicators(.hidden).scrollDismissesKeyboard(.interactively)
    .scrollContentBackground(.hidden).defaultScrollAnchor(.bottom)
    .padding(.horizontal).padding([.top, .bottom], 4).padding(EdgeInsets())
    .frame(width: 10).frame(width: 10, height: 10, alignment: .top)
    .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
    .fixedSize().fixedSize(horizontal: true, vertical: false).layoutPriority(1)
    .offset(x: 1).offset(CGSize(width: 1, height: 1)).position(x: 1, y: 1).zIndex(2)
    .aspectRatio(1, contentMode: .fit).aspectRatio(contentMode: .fill).scaledToFit()
    .ignoresSafeArea().ignoresSafeArea(.keyboard, edges: .bottom)
    .safeAreaInset(edge: .bottom) { Text("bar") }
    .containerRelativeFrame(.horizontal)
    #expect(tree(view).contains("10"))
  }
}

extension LayoutTests {
  @Test func gridCell_keepsTheAttributesOfItsOutermostModifier() {
    let tree = ElementTree()
    let graph = ViewGraph(Grid { GridRow { Text("a").zIndex(3) } }, renderer: tree)
    withExtendedLifetime(graph) {
      let grid = tree.children(of: ElementTree.rootID)[0]
      let cell = tree.children(of: tree.children(of: grid.id)[0].id)[0]
      #expect(cell.kind == .cell)
      #expect(cell.attributes.number(.zIndex) == 3)
    }
  }
}

import Foundation
import FoundationXML
import PandoUI
import PandoWeb
import Testing

/// Tests of views as applications write them, rendered as pages.
@Suite("Views of applications")
@MainActor
struct RealViewTests {
  @Test
  func aForm_withControls_tiesLabelsToThem() throws {
    let page = try page {
      Form {
        Section("Account") {
          TextField("Name", text: .constant("Ada"))
          SecureField("Password", text: .constant(""))
          Toggle("News", isOn: .constant(true))
          Picker("Plan", selection: .constant(1)) {
            Text("Month").tag(1)
            Text("Year").tag(2)
          }
        }
      }
    }
    let section = try page.one("//form//section")
    let heading = try page.one("//form//section//*[self::h2 or self::h3]")
    #expect(heading.words == "Account" && section.name == "section")
    #expect(try page.one("//label[span='Name']//input")["value"] == "Ada")
    #expect(try page.one("//label[span='Password']//input")["type"] == "password")
    let toggle = try page.one("//input[@role='switch']")
    #expect(toggle["checked"] != nil)
    #expect(try page.one("//option[@selected]").words == "Month")
    let problems = try AccessibilityCheck.problems(in: page)
    // A form on its own has no main heading.
    #expect(problems.filter { !$0.hasPrefix("h0 ") } == [])
  }

  @Test
  func aList_withSections_isAListOfLists() throws {
    let page = try page {
      List {
        Section("Fruit") {
          ForEach(["Apple", "Pear"], id: \.self) { Text($0) }
        }
        Section("Nuts") { Text("Hazel") }
      }
    }
    #expect(try page.all("//ul/li/ul/li").map(\.words).map(trimmed) == ["Apple", "Pear", "Hazel"])
    #expect(try page.all("//ul/li//h2").map(\.words).map(trimmed) == ["Fruit", "Nuts"])
  }

  @Test
  func aRow_thatCanBeDeleted_hasAButtonForIt_othersHaveNone() throws {
    let page = try page {
      List {
        Text("Stays")
        ForEach(["Goes"], id: \.self) { Text($0) }.onDelete { _ in }
      }
    }
    let row = try page.one("//li[.//button[@data-action='delete']]")
    #expect(trimmed(row.words) == "Goes")
    #expect(try page.one("//button[@data-action='delete']")["aria-label"] == "Delete")
    #expect(try page.all("//button[@data-action='moveUp']").isEmpty)
  }

  @Test
  func aStack_withAToolbar_hasAHeaderWithTitleAndButtons() throws {
    let page = try page {
      NavigationStack {
        Text("Content")
          .navigationTitle("Trees")
          .navigationSubtitle("Three of them")
          .toolbar { Button("Add") {} }
      }
    }
    #expect(try page.one("//header//h1").words == "Trees")
    #expect(try page.one("//header//p").words == "Three of them")
    #expect(try trimmed(page.one("//header//button").words) == "Add")
  }

  @Test
  func aSheet_whenShown_isADialogWithAHeadingOfItsOwn() throws {
    let page = try page {
      NavigationStack {
        Text("Below")
          .navigationTitle("Below")
          .sheet(isPresented: .constant(true)) {
            NavigationStack { Text("Inside").navigationTitle("Above") }
              .presentationDetents([.large, .medium])
          }
      }
    }
    let sheet = try page.one("//dialog")
    #expect(sheet["aria-modal"] == "true")
    #expect(sheet["style"]?.contains("--detent:50%") == true)
    #expect(try page.one("//dialog//h2").words == "Above")
    #expect(try page.all("//h1").map(\.words) == ["Below"])
  }

  @Test
  func aPath_thatClips_isAPolygon_andBacksContentOnANodeOfItsOwn() throws {
    let clipped = try page { Color.red.clipShape(Roof()) }
    #expect(clipped.text.contains("clip-path:polygon(50% 0,100% 100%,0 100%"))
    let backed = try page { Text("Words").background(.red, in: Roof()) }
    let backing = try backed.one("//*[@class='backing']")
    #expect(backing["style"]?.contains("clip-path:polygon(") == true)
    #expect(backing.words.isEmpty)
  }

  @Test
  func aGradientAroundAPoint_inAStroke_isDrawn() throws {
    let page = try page {
      Circle().stroke(AngularGradient(colors: [.red, .blue], center: .center), lineWidth: 4)
    }
    #expect(page.text.contains("conic-gradient("))
    #expect(try page.all("//mask").count == 1)
  }

  private struct Roof: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }

  @Test
  func aTransform_inSpace_isPerspectiveAndAxis_aroundItsAnchor() throws {
    let page = try page {
      Text("a").rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0), perspective: 0.5)
      Text("b").frame(width: 100).rotation3DEffect(
        .degrees(9),
        axis: (x: 1, y: 0, z: 0),
        anchor: .leading
      )
      Text("c").rotationEffect(.degrees(3), anchor: .topLeading)
      Text("d").transformEffect(CGAffineTransform(translationX: 4, y: 5))
      Rectangle().rotation(.degrees(9), anchor: .top).scale(2, anchor: .leading)
    }
    func style(_ word: String) throws -> String {
      try page.one("//p[.='\(word)']")["style"] ?? ""
    }
    #expect(try style("a").contains("transform:perspective(600px) rotate3d(0,1,0,45deg)"))
    #expect(
      try style("b").contains(
        "transform:translate(-50%,0) perspective(100px) rotate3d(1,0,0,9deg) translate(50%,0)"
      )
        || page.text.contains(
          "transform:translate(-50%,0) perspective(100px) rotate3d(1,0,0,9deg) translate(50%,0)"
        )
    )
    #expect(
      try style("c").contains("transform-origin:0 0")
        || style("c").contains("transform-origin:0% 0%")
    )
    #expect(try style("d").contains("matrix(1,0,0,1,4,5)"))
    // Each step has its own anchor.
    #expect(
      page.text.contains(
        "translate(-50%,0) scale(2,2) translate(50%,0) translate(0,-50%) rotate(9deg) translate(0,50%)"
      )
    )
  }

  @Test
  func aMask_isAGradient_aDrawingOrAnImage() throws {
    let page = try page {
      Color.red.mask(
        LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom)
      )
      Color.green.mask(Text("<a> 'b'").bold())
      Color.blue.mask { Image(systemName: "star").resizable() }
      Color.blue.mask(Circle())
    }
    let masks = try page.all("//*[contains(@style, 'mask:')]").compactMap { $0["style"] }
    #expect(masks.count == 3)
    #expect(
      masks[0].contains("mask:linear-gradient(180deg,#000 0,transparent 100%) center / 100% 100%")
    )
    #expect(masks[1].contains("&lt;a&gt;"))
    #expect(!masks[1].contains("<") && !masks[1].contains("'b'"))
    #expect(masks[2].contains("data:image/svg+xml,%3Csvg"))
    #expect(page.text.contains("clip-path:circle(closest-side)"))
  }

  @Test
  func scrolling_comesToRestAtTheViewsOfALayout() throws {
    let page = try page {
      ScrollView(.horizontal) {
        LazyHStack { ForEach(0..<3) { Text("\($0)") } }.scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      ScrollView { Text("x") }.scrollTargetBehavior(.paging)
    }
    let snaps = try page.all("//*[contains(concat(' ', @class, ' '), ' snaps ')]")
    #expect(snaps.count == 2)
    #expect(snaps[1].has("snaps-once") && !snaps[0].has("snaps-once"))
    #expect(try page.all("//*[contains(@class, 'snap-places')]").count == 1)
  }

  @Test
  func images_moveAndStaySharp() throws {
    let page = try page {
      Image(systemName: "wifi").symbolEffect(.pulse, options: .repeat(2))
      Image("/code.png").interpolation(.none).resizable()
      Text("a").matchedGeometryEffect(id: "a", in: Namespace().wrappedValue)
    }
    let icon = try page.one("//*[contains(@class, 'moves-pulse')]")
    #expect(icon["style"]?.contains("--moves:2") == true)
    #expect(try page.one("//img").has("pixelated"))
    #expect(try page.one("//*[@data-match]").words == "a")
  }

  @Test
  func days_areChosenInACalendar() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let day = DateComponents(year: 2024, month: 2, day: 29)
    let page = try page {
      MultiDatePicker("Days", selection: .constant([day])).environment(\.calendar, calendar)
      Stepper(onIncrement: {}, onDecrement: {}) { Text("Count") }
      Text("row").listRowInsets(.init(.zero)).statusBar(hidden: true)
    }
    let chosen = try page.all("//button[@aria-pressed='true']")
    #expect(chosen.map { trimmed($0.words) } == ["29"])
    #expect(try page.all("//button[not(@disabled)]").count >= 31)
  }

  @Test
  func aCanvas_isADrawingOfItsCommands() throws {
    let page = try page {
      Canvas { context, size in
        context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 20)), with: .color(.red))
        context.stroke(
          Path {
            $0.move(to: .zero); $0.addLine(to: CGPoint(x: 5, y: 5))
          },
          with: .linearGradient(
            Gradient(colors: [.blue, .green]),
            startPoint: .zero,
            endPoint: CGPoint(x: 5, y: 5)
          ),
          style: StrokeStyle(lineWidth: 3, dash: [2, 1])
        )
        var faint = context
        faint.opacity = 0.5
        faint.translateBy(x: 10, y: 0)
        faint.rotate(by: .degrees(90))
        faint.clip(to: Path(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 4)))
        faint.addFilter(.blur(radius: 2))
        faint.draw(Text("a < b").bold(), at: CGPoint(x: 3, y: 4), anchor: .topLeading)
        context.drawLayer { layer in
          layer.draw(Image(systemName: "star"), in: CGRect(x: 1, y: 2, width: 30, height: 40))
        }
      }
      .frame(width: 100, height: 50)
    }
    let svg = "//*[local-name()='svg'][@preserveAspectRatio='none']"
    #expect(try page.all(svg).count == 1)
    let fill = try page.one("\(svg)/*[local-name()='path'][1]")
    #expect(fill["d"] == "M0 0L10 0L10 20L0 20Z" || fill["d"]?.hasPrefix("M0 0") == true)
    let line = try page.one("\(svg)/*[local-name()='path'][2]")
    #expect(line["stroke-width"] == "3" && line["stroke-dasharray"] == "2 1")
    let gradient = try page.one("//*[local-name()='linearGradient']")
    #expect(gradient["gradientUnits"] == "userSpaceOnUse")
    #expect(line["style"]?.contains("url(#\(gradient["id"] ?? "?"))") == true)
    let group = try page.one("//*[local-name()='g'][contains(@style, 'opacity:0.5')]")
    #expect(group["style"]?.contains("blur(2px)") == true)
    let text = try page.one("//*[local-name()='foreignObject'][contains(., 'a < b')]")
    #expect(text["transform"] == "matrix(0 1 -1 0 10 0)")
    let words = try page.one("//*[local-name()='foreignObject']/p")
    #expect(words["style"]?.contains("max-width:none") == true)
    #expect(try page.all("//*[local-name()='clipPath']").count == 1)
    #expect(try page.all("//*[local-name()='foreignObject'][@width='30']").count == 1)
  }

  /// SVG has no gradient that turns around a point, so it is a box of HTML in the shape of the path.
  @Test
  func aCanvas_turnsGradientsAroundAPoint() throws {
    let page = try page {
      Canvas { context, _ in
        let colors = Gradient(colors: [.red, .blue])
        context.fill(
          Path(CGRect(x: 10, y: 20, width: 40, height: 40)),
          with: .conicGradient(colors, center: CGPoint(x: 20, y: 30), angle: .degrees(90))
        )
        context.stroke(
          Path(CGRect(x: 0, y: 0, width: 40, height: 20)),
          with: .style(AngularGradient(gradient: colors, center: .center)),
          lineWidth: 5
        )
      }
      .frame(width: 100, height: 50)
    }
    let boxes = try page.all("//*[local-name()='foreignObject']/div").compactMap { $0["style"] }
    #expect(boxes.count == 2)
    #expect(boxes.first?.contains("conic-gradient(from 180deg at 25% 25%") == true, "\(boxes)")
    #expect(boxes.last?.contains("conic-gradient(from 90deg at 50% 50%") == true, "\(boxes)")
    let frames = try page.all("//*[local-name()='foreignObject']")
      .map { node in ["x", "y", "width", "height"].map { node[$0] ?? "" } }
    #expect(frames == [["10", "20", "40", "40"], ["-5", "-5", "50", "30"]])
    let paths = try page.all("//*[local-name()='mask']/*[local-name()='path']")
    #expect(paths.count == 2 && paths.last?["stroke-width"] == "5")
    #expect(paths.last?["style"]?.contains("stroke:white") == true)
  }

  @Test
  func aCanvas_filtersAndMasksWithWhatItDraws() throws {
    let page = try page {
      Canvas { context, size in
        let dot = Path(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 4))
        var drops = context
        drops.addFilter(.alphaThreshold(min: 0.5, color: .red))
        drops.addFilter(.blur(radius: 3))
        drops.drawLayer { $0.fill(dot, with: .color(.black)) }
        var seen = context
        seen.clipToLayer { $0.fill(dot, with: .color(.green)) }
        seen.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.blue))
        var hole = context
        hole.clip(to: dot, options: .inverse)
        hole.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.blue))
      }
      .frame(width: 100, height: 50)
    }
    let drops = try page.one("//*[local-name()='g'][contains(@style, 'blur(3px)')]")
    let filter = try #require(drops["style"])
    // The blur acts first, although it was added last.
    let (blur, threshold) = (filter.range(of: "blur("), filter.range(of: "feColorMatrix"))
    #expect(try #require(blur).lowerBound < #require(threshold).lowerBound)
    let masks = try page.all("//*[local-name()='mask']")
    #expect(masks.count == 2)
    for mask in masks {
      let id = try #require(mask["id"])
      #expect(try page.all("//*[local-name()='g'][contains(@style, 'url(#\(id))')]").count == 1)
    }
    #expect(masks.map(\.childCount) == [1, 2])
  }

  private func page<Content: View>(@ViewBuilder _ content: () -> Content) throws -> Page {
    let tree = ElementTree()
    let graph = ViewGraph(content(), renderer: tree)
    graph.flush()
    defer { graph.close() }
    return try Page(HTMLRenderer.render(tree: tree))
  }

  private func trimmed(_ words: String) -> String {
    words.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

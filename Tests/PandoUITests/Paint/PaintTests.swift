import Foundation
import PandoUI
import Testing

@MainActor
struct PaintTests {
  private func all<V: View>(_ view: V) -> [ElementTree.Element] {
    let tree = ElementTree()
    let graph = ViewGraph(view, renderer: tree)
    return withExtendedLifetime(graph) {
      @MainActor func inside(_ id: ElementID) -> [ElementTree.Element] {
        tree.children(of: id).flatMap { [$0] + inside($0.id) }
      }
      return inside(ElementTree.rootID)
    }
  }

  struct Triangle: Shape {
    var depth = 1.0
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY * depth))
        path.closeSubpath()
      }
    }
  }

  private func drawing(_ element: ElementTree.Element) -> ShapeDrawing? {
    guard case .shape(let drawing)? = element.attributes[.shape] else { return nil }
    return drawing
  }

  @Test func color_whenAView_fillsARectangle() {
    let element = all(Color.red)[0]
    #expect(element.kind == .shape)
    #expect(drawing(element)?.fill == .color(.red))
  }

  @Test func shape_whenFilledAndStroked_hasBoth() {
    let element = all(Circle().fill(.blue).stroke(.red, lineWidth: 3))[0]
    #expect(drawing(element)?.outline.kind == .circle)
    #expect(drawing(element)?.fill == .color(.blue))
    #expect(drawing(element)?.stroke == .color(.red))
    #expect(drawing(element)?.strokeStyle?.lineWidth == 3)
  }

  @Test func shape_whenItIsOnesOwn_isDrawnByItsPath() {
    let element = all(Triangle())[0]
    guard case .path(let data)? = drawing(element)?.outline.kind else {
      Issue.record("A shape of one's own is drawn as a path.")
      return
    }
    #expect(!data.isEmpty)
  }

  @Test func stroke_whenItIsAShape_isDrawnAsALine() {
    let element = all(Circle().stroke(lineWidth: 2).foregroundStyle(.red))[0]
    #expect(drawing(element)?.fill == nil)
    #expect(drawing(element)?.stroke == .role(.foreground))
    #expect(element.attributes[.foreground] == .paint(.color(.red)))
  }

  @Test func background_whenAStyleInAShape_isADecoration() {
    let elements = all(Text("a").background(.red, in: RoundedRectangle(cornerRadius: 8)))
    #expect(elements.count == 1)
    #expect(elements[0].attributes[.background] == .paint(.color(.red)))
    #expect(elements[0].attributes[.backgroundShape] != nil)
  }

  @Test func background_whenAFilledShape_isADecoration() {
    let elements = all(Text("a").background(Capsule().fill(.green)))
    #expect(elements.count == 1)
    #expect(elements[0].attributes[.background] == .paint(.color(.green)))
  }

  @Test func background_whenAView_isAPartBehind() {
    let elements = all(Text("a").background { Image(systemName: "star") })
    #expect(elements.map(\.kind) == [.box, .part, .image, .text])
    #expect(elements[1].attributes.text(.part) == "background")
  }

  @Test func overlay_whenAView_isAPartInFront() {
    let elements = all(Text("a").overlay(alignment: .topTrailing) { Text("1") })
    #expect(elements.map(\.kind) == [.box, .text, .part, .text])
    #expect(elements[2].attributes.text(.part) == "overlay")
    #expect(elements[2].attributes.text(.alignment) == "topTrailing")
  }

  @Test func backgroundStyle_whenSet_isTheBackground() {
    let elements = all(Text("a").background().backgroundStyle(.orange))
    #expect(elements[0].attributes[.background] == .paint(.color(.orange)))
  }

  @Test func hidden_keepsTheRoomAndStopsControls() {
    let element = all(Button("a") {}.hidden())[0]
    #expect(element.attributes.number(.opacity) == 0)
    #expect(element.attributes.flag(.accessibilityHidden))
    #expect(element.attributes.flag(.ignoresPointer))
  }

  @Test func paint_whenWrittenInAllItsForms_compiles() {
    let elements = all(
      VStack {
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        RoundedRectangle(cornerRadius: 4).strokeBorder(.red, lineWidth: 2)
        RoundedRectangle(cornerRadius: 4).strokeBorder(lineWidth: 2)
        Rectangle().fill(.ultraThinMaterial)
        Rectangle().fill(Color.red.gradient).frame(height: 1)
        Capsule().fill(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
        Circle().trim(from: 0, to: 0.5).stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round))
        Circle().trim(from: 0, to: 0.5).stroke(Color.red, style: StrokeStyle(lineWidth: 2))
        Circle()
        Color.red.opacity(0.5)
        Color(red: 1, green: 0, blue: 0).frame(width: 4, height: 4)
        Ellipse().rotation(.degrees(3)).fill()
        Path { $0.addRect(CGRect(x: 0, y: 0, width: 1, height: 1)) }.stroke(.red)
      }
    )
    #expect(elements.filter { $0.kind == .shape }.count > 12)
  }

  // The modifiers are in several chains, because the compiler takes ten seconds for one chain of
  // all.
  @Test func modifiersOfPaint_whenWrittenInAllTheirForms_compile() {
    let backgrounds = Text("a")
      .background(Color.red.opacity(0.1)).background(.regularMaterial)
      .background(Color.blue, in: .rect(cornerRadius: 3)).background(.tint)
      .background(RoundedRectangle(cornerRadius: 8).stroke(.gray))
      .background(Color(.systemBackground)).background(Image("/a.png"))
      .background(.red.opacity(0.2)).background(.quaternary, in: Capsule())
    let overlays =
      backgrounds
      .overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.gray, lineWidth: 1))
      .overlay { Circle().stroke() }.overlay(.black.opacity(0.2)).overlay(Text("x"))
    let clips =
      overlays
      .border(.red).border(Color.red, width: 2).clipShape(Circle())
      .clipShape(.rect(cornerRadius: 4)).clipped().cornerRadius(3).mask { Circle() }
      .mask(RoundedRectangle(cornerRadius: 2)).contentShape(Rectangle())
    let effects =
      clips
      .shadow(radius: 3).shadow(color: .black.opacity(0.2), radius: 3, x: 0, y: 1)
      .blur(radius: 1).brightness(0.1).contrast(1).saturation(0).grayscale(1)
      .hueRotation(.degrees(3)).blendMode(.multiply).rotationEffect(.degrees(3))
      .scaleEffect(1.1).scaleEffect(x: 1, y: 2).compositingGroup().drawingGroup()
    let colors =
      effects
      .tint(.red).tint(Color?.none).accentColor(.blue).foregroundStyle(.secondary)
      .foregroundStyle(Color.red, .blue).foregroundStyle(.red.gradient)
      .foregroundColor(.red).foregroundColor(nil).preferredColorScheme(.dark)
      .environment(\.colorScheme, .dark).controlSize(.large).imageScale(.small)
      .opacity(0.4)
    #expect(all(colors).filter { $0.kind == .shape }.count == 4)
  }

  @Test func colors_whenInvertedAndMultiplied_sayByWhat() {
    let element = all(Text("a").colorMultiply(.red).colorInvert())[0]
    #expect(element.attributes.flag(.colorInversion))
    #expect(element.attributes[.colorMultiplication] == .paint(.color(.red)))
    // Each filter acts on the result of the one before it.
    #expect(all(Text("a").colorInvert().colorInvert()).count == 2)
  }

  @Test func rotationInSpace_keepsItsAxisAndAnchor() {
    let element = all(
      Text(verbatim: "a").rotation3DEffect(
        .degrees(45),
        axis: (x: 0, y: 1, z: 0),
        anchor: .leading,
        perspective: 0.5
      )
    )[0]
    let turn = ViewRotation(
      .degrees(45),
      axis: (x: 0, y: 1, z: 0),
      anchor: .leading,
      perspective: 0.5
    )
    #expect(element.attributes[.transform] == .transform(.rotation(turn)))
  }

  @Test func transforms_withDifferentAnchors_haveABoxEach() {
    func boxes(_ view: some View) -> Int { all(view).filter { $0.kind == .box }.count }
    let text = Text(verbatim: "a")
    #expect(boxes(text.rotationEffect(.degrees(3)).scaleEffect(2)) == 0)
    #expect(boxes(text.rotationEffect(.degrees(3), anchor: .top).scaleEffect(2)) == 1)
    #expect(boxes(text.rotationEffect(.degrees(3)).scaleEffect(2, anchor: .top)) == 1)
    #expect(boxes(text.scaleEffect(2).transformEffect(.init(translationX: 1, y: 2))) == 0)
    #expect(
      boxes(text.scaleEffect(2, anchor: .top).transformEffect(.init(translationX: 1, y: 2))) == 1
    )
  }

  @Test func mask_byATextOrAGradient_isKept_andByOthersIsReported() {
    func mask(_ view: some View) -> ElementDrawing? {
      guard case .mask(let mask)? = all(view)[0].attributes[.mask] else { return nil }
      return mask
    }
    let words = mask(Color.red.mask(Text("a").font(.title)))
    #expect(words?.kind == .text)
    #expect(words?.attributes.text(.text) == "a")
    #expect(words?.attributes[.font] != nil)
    let image = mask(Color.red.mask { Image(systemName: "star").resizable().frame(width: 20) })
    #expect(image?.attributes.text(.systemName) == "star")
    #expect(image?.attributes.number(.width) == 20)
    #expect(
      mask(
        Color.red.mask(
          LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom)
        )
      )?.kind == .shape
    )
    withKnownIssue {
      #expect(mask(Color.red.mask { Toggle("a", isOn: .constant(true)) }) == nil)
    }
  }

  @Test func mask_ofSeveralViews_keepsThem() throws {
    struct Word: View {
      var body: some View { Text("b").padding(4) }
    }
    let view = Color.red.mask(alignment: .bottom) {
      VStack(spacing: 3) {
        Text("a").font(.title)
        if true { Word() }
        ForEach(0..<2, id: \.self) { _ in Circle().frame(width: 9, height: 9).padding() }
        Spacer()
        LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom)
          .overlay { Circle().blendMode(.destinationOut) }
      }
    }
    guard case .mask(let whole)? = all(view)[0].attributes[.mask] else {
      Issue.record("There is no mask.")
      return
    }
    #expect(whole.kind == .zstack && whole.attributes.text(.alignment) == "bottom")
    let stack = try #require(whole.children.first)
    #expect(stack.kind == .vstack && stack.attributes.number(.spacing) == 3)
    #expect(
      stack.children.map(\.kind) == [.text, .text, .box, .box, .spacer, .box]
    )
    // A padding around a frame is another box.
    #expect(stack.children[2].children.map(\.kind) == [.shape])
    #expect(stack.children[5].children.map(\.kind) == [.shape, .part])
  }

  @Test(arguments: [ColorScheme.light, .dark])
  func scheme_thatIsSet_isDrawn_alsoWhereItIsTheUsual(scheme: ColorScheme) {
    for element in [
      all(Text(verbatim: "a").environment(\.colorScheme, scheme))[0],
      all(Text(verbatim: "a").colorScheme(scheme))[0],
    ] {
      #expect(element.attributes.text(.colorScheme) == scheme.rawValue)
    }
  }

  @Test func colorScheme_ofAnotherName_isAValueAlone() {
    let element = all(Text(verbatim: "a").environment(\.ownScheme, .dark))[0]
    #expect(element.attributes.text(.colorScheme) == nil)
  }

  @Test func color_whenResolved_isThatOfTheScheme() {
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
    let dark = Color.primary.resolve(in: environment)
    environment.colorScheme = .light
    #expect(dark != Color.primary.resolve(in: environment))
  }
}

private struct OwnSchemeKey: EnvironmentKey {
  static var defaultValue: ColorScheme { .light }
}

extension EnvironmentValues {
  fileprivate var ownScheme: ColorScheme {
    get { self[OwnSchemeKey.self] }
    set { self[OwnSchemeKey.self] = newValue }
  }
}

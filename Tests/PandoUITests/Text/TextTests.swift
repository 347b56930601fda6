import Foundation
import PandoUI
import Testing

@MainActor
struct TextTests {
  private func only<V: View>(_ view: V) -> ElementTree.Element {
    let tree = ElementTree()
    let graph = ViewGraph(view, renderer: tree)
    return withExtendedLifetime(graph) { tree.children(of: ElementTree.rootID)[0] }
  }

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

  private func runs(_ element: ElementTree.Element) -> [TextRun]? {
    guard case .runs(let runs)? = element.attributes[.runs] else { return nil }
    return runs
  }

  @Test func text_whenItIsALiteral_isReadAsMarkdown() {
    let element = only(Text("Hello, **world**"))
    #expect(element.attributes.text(.text) == "Hello, world")
    #expect(runs(element)?.map(\.isBold) == [false, true])
  }

  @Test func attributesOfFoundation_areLeftOut() {
    let element = only(Text("^[3 **pegs**](inflect: true) [here](https://a.b) ^[x] ^(y)"))
    #expect(element.attributes.text(.text) == "3 pegs here ^[x] ^(y)")
    #expect(runs(element)?.prefix(2).map(\.isBold) == [false, true])
  }

  @Test func phrases_thatInflect_areInThePluralOfEnglish() {
    func words(_ text: Text) -> String? { only(text).attributes.text(.text) }
    #expect(words(Text("^[\(1) apple](inflect: true)")) == "1 apple")
    #expect(words(Text("You have ^[\(3) apple](inflect: true).")) == "You have 3 apples.")
    #expect(
      words(Text("^[\(0) box](inflect: true), ^[\(2) city](inflect: true)")) == "0 boxes, 2 cities"
    )
    #expect(
      words(Text("^[\(2) day](inflect: true) and ^[\(5) Person](inflect: true)"))
        == "2 days and 5 People"
    )
    let noun = "bus"
    #expect(words(Text("^[\(4) \(noun)](inflect: true)")) == "4 buses")
    #expect(words(Text("^[many apple](inflect: true)")) == "many apple")
  }

  @Test func text_whenItIsAString_isShownAsItIs() {
    let name = "**world**"
    let element = only(Text(name))
    #expect(element.attributes.text(.text) == "**world**")
    #expect(element.attributes[.runs] == nil)
  }

  @Test func text_whenItHasNoStyles_saysNothingButItsWords() {
    let element = only(Text("Plain"))
    #expect(element.attributes.map(\.key) == [.text])
  }

  @Test func text_whenItIsStyledAsAWhole_setsAttributes() {
    let element = only(
      Text("Sum").font(.title).fontWeight(.semibold).foregroundStyle(.red).underline()
    )
    #expect(element.attributes[.font] == .font(.title.weight(.semibold)))
    #expect(element.attributes[.foreground] == .paint(.color(.red)))
    #expect(element.attributes.flag(.underline))
    #expect(element.attributes[.runs] == nil)
  }

  @Test func text_whenStyledTwice_keepsTheInnerStyle() {
    let element = only(Text("x").foregroundColor(.red).foregroundColor(.blue))
    #expect(element.attributes[.foreground] == .paint(.color(.red)))
  }

  @Test func text_whenWeightComesWithoutAFont_leavesTheFontAlone() {
    let element = only(Text("x").fontWeight(.heavy))
    #expect(element.attributes[.font] == nil)
    #expect(element.attributes.number(.fontWeight) == 800)
  }

  @Test func texts_whenAdded_keepTheirOwnStyles() {
    let element = only((Text("a").bold() + Text("b") + Text("c").italic()).foregroundColor(.red))
    #expect(element.attributes.text(.text) == "abc")
    #expect(runs(element)?.map(\.isBold) == [true, false, false])
    #expect(runs(element)?.map(\.isItalic) == [false, false, true])
    #expect(element.attributes[.foreground] == .paint(.color(.red)))
  }

  @Test func texts_whenAddedWithoutStyles_areOnePlainText() {
    let element = only(Text("a") + Text("b"))
    #expect(element.attributes.text(.text) == "ab")
    #expect(element.attributes[.runs] == nil)
  }

  @Test func interpolation_whenItHoldsTextsAndImages_keepsBoth() {
    let element = only(Text("\(Image(systemName: "star")) \(Text("x").bold()) \(3)"))
    #expect(element.attributes.text(.text) == " x 3")
    #expect(runs(element)?.first?.systemImage == "star")
    #expect(runs(element)?.contains { $0.text == "x" && $0.isBold } == true)
  }

  @Test func format_whenTheLocaleIsAnother_isWrittenInIt() {
    let english = only(
      Text(1234.5, format: .number).environment(\.locale, Locale(identifier: "en"))
    )
    let german = only(Text(1234.5, format: .number).environment(\.locale, Locale(identifier: "de")))
    #expect(english.attributes.text(.text) == "1,234.5")
    #expect(german.attributes.text(.text) == "1.234,5")
  }

  @Test func lineLimit_whenSetOnAStack_reachesItsTexts() {
    let texts = all(
      VStack {
        Text("a"); Text("b").lineLimit(3)
      }.lineLimit(1)
    )
    .filter { $0.kind == .text }
    #expect(texts.map { $0.attributes.number(.lineLimit) } == [1, 3])
  }

  @Test func lineLimit_ofARange_hasBothEnds() {
    let texts = [
      only(Text("a").lineLimit(3...8)), only(Text("a").lineLimit(2...)),
      only(Text("a").lineLimit(4, reservesSpace: true)), only(Text("a").lineLimit(4)),
    ]
    #expect(texts.map { $0.attributes.number(.minLines) } == [3, 2, 4, nil])
    #expect(texts.map { $0.attributes.number(.lineLimit) } == [8, nil, 4, 4])
  }

  @Test func dynamicTypeSize_isAScaleOfItsViews() {
    #expect(
      only(Text("a").dynamicTypeSize(.accessibility3)).attributes.number(.typeScale) == 40.0 / 17
    )
    let limited = only(Text("a").dynamicTypeSize(...DynamicTypeSize.small))
    #expect(limited.attributes.number(.typeScale) == 15.0 / 17)
  }

  @Test func fontWeight_whenSetAroundATextWithAFont_isPartOfThatFont() {
    let texts = all(VStack { Text("a").font(.title) }.fontWeight(.light)).filter {
      $0.kind == .text
    }
    #expect(texts[0].attributes[.font] == .font(.title.weight(.light)))
  }

  @Test func font_whenItChanges_changesTheAttributeOnly() throws {
    struct Screen: View {
      @State private var isLarge = false
      var body: some View {
        VStack {
          Text("a")
          Button("Larger") { isLarge = true }
        }
        .font(isLarge ? .title : .body)
      }
    }
    let tree = ElementTree()
    let graph = ViewGraph(Screen(), renderer: tree)
    let stack = tree.children(of: ElementTree.rootID)[0]
    let button = try #require(tree.children(of: stack.id).first { $0.kind == .button })
    #expect(stack.attributes[.font] == .font(.body))
    try graph.send(.tap, to: button.id)
    graph.flush()
    #expect(tree[stack.id]?.attributes[.font] == .font(.title))
  }

  @Test func redacted_whenPlaceholder_hidesTheWords() {
    let texts = all(
      VStack {
        Text("Ada Lovelace"); Text("seen").unredacted()
      }
      .redacted(reason: .placeholder)
    ).filter { $0.kind == .text }
    #expect(texts[0].attributes.text(.text) == "███ ████████")
    #expect(texts[1].attributes.text(.text) == "seen")
  }

  @Test func text_whenWrittenInAllItsForms_compiles() {
    let verbatim = Text(verbatim: "a")
    let substring = Text("abc".prefix(1))
    let attributed = Text(AttributedString("x"))
    let date = Text(Date(timeIntervalSince1970: 0), style: .date)
    let range = Text(Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 60))
    let timer = Text(
      timerInterval: Date.distantPast...Date(timeIntervalSince1970: 0),
      countsDown: false
    )
    #expect(verbatim == Text(verbatim: "a"))
    #expect(substring == verbatim)
    #expect(only(attributed).attributes.text(.text) == "x")
    #expect(only(date).attributes.text(.text)?.isEmpty == false)
    #expect(only(range).attributes.text(.text)?.isEmpty == false)
    #expect(only(timer).attributes.text(.text)?.contains(":") == true)
    _ = only(
      VStack { verbatim }
        .font(.system(size: 12, weight: .bold, design: .rounded)).bold().italic()
        .underline(true, color: .red).strikethrough().kerning(1).tracking(1).monospaced()
        .monospacedDigit().fontDesign(.serif).fontWidth(.condensed).baselineOffset(1)
        .lineLimit(...3).lineLimit(1...3).lineLimit(2...).lineLimit(2, reservesSpace: true)
        .lineSpacing(2).multilineTextAlignment(.center).truncationMode(.middle)
        .minimumScaleFactor(0.5).allowsTightening(true).textCase(.uppercase).textCase(nil)
        .textSelection(.enabled).dynamicTypeSize(...DynamicTypeSize.xxLarge)
        .dynamicTypeSize(.large).privacySensitive()
    )
  }

  @Test func lines_haveTheirPatternAndColour() throws {
    func attributes(_ view: some View) throws -> Attributes {
      try ControlScreen(view).first(.text).attributes
    }
    let dashed = try attributes(Text("a").underline(pattern: .dash, color: .red))
    #expect(dashed.flag(.underline))
    #expect(dashed.text(.linePattern) == "dash")
    #expect(dashed[.lineColor] == .color(.red))
    let around = try attributes(Text("a").strikethrough(true, color: .blue).bold().padding())
    #expect(around.flag(.strikethrough))
    #expect(around[.linePattern] == nil)
    #expect(around[.lineColor] == .color(.blue))
    let plain = try attributes(Text("a").underline())
    #expect(plain[.linePattern] == nil && plain[.lineColor] == nil)
    let none = try attributes(Text("a").underline(false, pattern: .dot, color: .red).underline())
    #expect(!none.flag(.underline))
    #expect(none[.linePattern] == nil)
    let views = try attributes(VStack { Text("a") }.underline(true, pattern: .dot))
    #expect(views[.linePattern] == nil)
    func lines(_ text: Text) throws -> [TextLineStyle?] {
      guard case .runs(let runs)? = try attributes(text)[.runs] else { return [] }
      return runs.map(\.line)
    }
    let parts = Text("a") + Text("b").underline(true, pattern: .dot, color: .red)
    #expect(try lines(parts) == [nil, TextLineStyle(pattern: .dot, color: .red)])
    var words = AttributedString("a")
    words.underlineStyle = Text.LineStyle(pattern: .dashDot, color: .green)
    #expect(try lines(Text(words)) == [TextLineStyle(pattern: .dashDot, color: .green)])
  }

  @Test func runs_haveTheColorBehindThem_andTracking() throws {
    var words = AttributedString("a")
    words.backgroundColor = .yellow
    words.kern = 1
    words.tracking = 2
    words.accessibilitySpeechSpellsOutCharacters = true
    let runs = TextRun.runs(words + AttributedString("b"))
    #expect(runs.map(\.background) == [.yellow, nil])
    #expect(runs.map(\.kerning) == [2, nil])
  }

  @Test func localizedAttributedStrings_haveTheStylesOfTheirMarkdown() {
    for words in [
      AttributedString(localized: "a **b** \(3)"),
      AttributedString(localized: LocalizedStringResource("a **b** \(3)")),
    ] {
      #expect(String(words.characters) == "a b 3")
      #expect(TextRun.runs(words).map(\.isBold) == [false, true, false])
    }
  }
}

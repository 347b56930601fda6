import Foundation
import PandoTestSupport
import Testing

@testable import PandoAssetSymbols
@testable import PandoUI

/// Tests of the symbols of catalogues. The plugin makes the symbols of this target's catalogue when
/// the target is built.
@MainActor
@Suite struct SymbolTests {
  @Test(arguments: [
    ("turtle", "turtle"), ("LuLu", "luLu"), ("Product.1", "product1"), ("Zpp.img", "zppImg"),
    ("favicon-32x32", "favicon32X32"), ("icon-add-to-cart", "iconAddToCart"),
    ("APCPhoto", "apcPhoto"),
    ("DSWarning", "dsWarning"), ("city_nyc", "cityNyc"), ("BlackShoe1", "blackShoe1"),
    ("TurtleImage", "turtle"), ("Image", "image"), ("BG", "BG"), ("2x", "_2X"), ("in", "`in`"),
    ("EBA72B", "EBA_72_B"), ("FF2A1F", "FF_2_A_1_F"), ("181818", "_181818"),
    ("Default", "`default`"), ("Über uns", "überUns"),
  ])
  func name_isXcodes(name: String, symbol: String) {
    #expect(SymbolName.member(name, cutting: "Image") == symbol)
  }

  @Test func name_withoutLetters_hasNoSymbol() {
    #expect(SymbolName.member("--") == nil && SymbolName.type("…") == nil)
    #expect(SymbolName.type("brand colours") == "BrandColours")
  }

  @Test func source_hasWhatTheCatalogueHas() throws {
    let resources = try #require(Bundle.module.resourceURL)
    var symbols = AssetSymbols(module: "PandoUI", bundle: "pando_Pond")
    let source = try symbols.source(
      of: ["Assets.xcassets", "Localizable.xcstrings", "Ponds.xcstrings", "photo.png"]
        .map { resources.appending(path: $0) }
    )
    let lines = source.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    for line in [
      "import PandoUI",
      #"nonisolated private let resources = Bundle._ofTarget("pando_Pond")"#,
      #"nonisolated static let mark = ImageResource(name: "MarkImage", bundle: resources)"#,
      "enum Icons {",
      #"nonisolated static let starFilled = ImageResource(name: "Icons/star-filled", bundle: resources)"#,
      #"nonisolated static let brand = ColorResource(name: "BrandColor", bundle: resources)"#,
      "nonisolated static var brand: Color { Color(ColorResource.brand) }",
      "nonisolated static var brand: UIColor { UIColor(resource: ColorResource.brand) }",
      "nonisolated static var pullUps: LocalizedStringResource {",
      "nonisolated static func greeting(name value1: String, points value2: Int) -> LocalizedStringResource {",
      "enum Ponds {",
    ] {
      #expect(lines.contains(line), "\(line)")
    }
    #expect(!source.contains("Stale"))
    #expect(symbols.warnings.count == 1 && symbols.warnings[0].contains("Color.secondary"))
  }

  @Test func text_withValues_isNamedWithoutTheirPlaces() throws {
    let catalog = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    defer { try? FileManager.default.removeItem(at: catalog) }
    try FileManager.default.createDirectory(at: catalog, withIntermediateDirectories: true)
    let table = catalog.appending(path: "Localizable.xcstrings")
    let keys = ["Day %lld", "%lld sec", "%.1f sec", "%lf of %@", "%@", "100%%"]
    let strings = keys.map { "\"\($0)\": {\"extractionState\": \"manual\"}" }
    let text = "{\"sourceLanguage\": \"en\", \"strings\": {\(strings.joined(separator: ", "))}}"
    try Data(text.utf8).write(to: table)
    var symbols = AssetSymbols(module: "PandoUI", bundle: "pando_Pond")
    let source = try symbols.source(of: [table])
    for head in [
      "func day(_ value1: Int)", "func sec(_ value1: Int)", "func sec(_ value1: Float)",
      "func of(_ value1: Double, _ value2: String)", "var _100: LocalizedStringResource",
    ] {
      #expect(source.contains("nonisolated static \(head)"), "\(head)")
    }
    #expect(symbols.warnings.count == 1 && symbols.warnings[0].contains("%@"))
  }

  @Test func symbolSet_hasASymbolThatSaysWhatToDo() throws {
    let catalog = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).xcassets")
    defer { try? FileManager.default.removeItem(at: catalog) }
    try FileManager.default.createDirectory(
      at: catalog.appending(path: "fountain.fill.symbolset"),
      withIntermediateDirectories: true
    )
    var symbols = AssetSymbols(module: "PandoUI", bundle: "pando_Pond")
    let source = try symbols.source(of: [catalog])
    #expect(source.contains("@available(*, unavailable, message: \"Symbol sets are not read."))
    #expect(source.contains("static var fountainFill: ImageResource"))
  }

  @Test func titlesOfControls_takeSymbols_andLiteralsStayKeys() throws {
    struct Controls: View {
      @State private var isOn = false
      @State private var text = ""
      var body: some View {
        NavigationStack {
          Section(.pullUps) {
            Button(.pullUps) {}
            Button(.pullUps, role: .destructive) {}
            Button(.pullUps, systemImage: "star") {}
            Label(.pullUps, systemImage: "star")
            Label(.pullUps, image: .mark)
            Toggle(.greeting(name: "Ann", points: 1), isOn: $isOn)
            TextField(.pullUps, text: $text)
            NavigationLink(.pullUps) { Text("a") }
            LabeledContent(.pullUps, value: "3")
            Picker(.Ponds.title, selection: $text) { Text("b").tag("") }
          }
          .navigationTitle(.Ponds.title)
          .accessibilityLabel(.pullUps)
        }
      }
    }
    let tree = ElementTree()
    ViewGraph(Controls(), renderer: tree).close()
    let key: Button<Text> = Button("pullUps") {}
    #expect(key.label == Text("pullUps"))
  }

  @Test func article_hasCodeThatCompiles_andIsDrawn() throws {
    let article = try ArticleCode("Sources/PandoUI/PandoUI.docc/Assets.md")
    #expect(article.pieces.count == 2)
    #expect(try article.pieces(missingIn: ["AssetArticle.swift"]) == [])
    let tree = ElementTree()
    // Nothing is reported about a name.
    ViewGraph(PondView(), renderer: tree).close()
    #expect(farewell(to: "Ann") == "Good-bye, Ann")
  }

  @Test func declarationOfTheApplication_isTakenInPlaceOfASymbol() {
    #expect(Color.fog == .red && Color.wide == .green && UIColor.warning == .systemTeal)
    #expect(UIImage.leaf === UIImage.leaf && UIImage.leaf.size == UIImage.turtle.size)
    #expect(ColorResource.fog == ColorResource(name: "fog", bundle: .module))
    _ = Rectangle().fill(.fog).background(.wide)
  }

  @Test func text_isALiteral_whateverItContains() throws {
    let text = "a\"\\(1)\n\u{2028}"
    #expect(text.literal == #""a\"\\(1)\n\u{2028}""#)
    #expect(text.comment == #"a"\(1)"#)
  }

  @Test func symbols_ofThisTarget_areTheAssets() throws {
    let tree = ElementTree()
    let graph = ViewGraph(
      VStack {
        Image(.turtle)
        Image(.Icons.starFilled)
        Label("Mark", image: .mark)
        Text(.pullUps).foregroundStyle(.brand)
      },
      renderer: tree
    )
    graph.close()
    #expect(Color(.brand) == Color.brand)
    #expect(Color(.systemRed) == Color(UIColor.systemRed))
    #expect(ImageResource.turtle == ImageResource(name: "turtle", bundle: .module))
    func german(_ text: LocalizedStringResource) -> String {
      text.string(in: Locale(identifier: "de"))
    }
    #expect(german(.pullUps) == "Klimmzüge")
    #expect(german(.default) == "Üblich")
    #expect(german(.greeting(name: "Ann", points: 3)) == "3 Punkte für Ann")
    #expect(german(.Ponds.title) == "Teiche")
    #expect(String(localized: .greeting(name: "Ann", points: 3)) == "Hello Ann, 3 points")
  }
}

// Declared by the application, and assets as well: these are taken.
extension Color {
  static let fog = Color.red
}

extension ShapeStyle where Self == Color {
  static var wide: Color { .green }
}

extension UIColor {
  static let warning = UIColor.systemTeal
}

extension UIImage {
  static let leaf = UIImage.turtle
}

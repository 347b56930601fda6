import Foundation
import FoundationXML
import PandoUI
import PandoWeb
import Testing

@testable import PandoWebTestSupport

@Suite("Element kinds")
@MainActor
struct ElementKindTests {
  @Test(arguments: ElementKind.allCases)
  func everyKind_whenWritten_hasOneOuterNode(kind: ElementKind) throws {
    let page = try Page(Piece(kind, [.text: .text("words"), .title: .text("title")]))
    #expect(try page.all("//*[@id='p1']").count == 1)
  }

  @Test(arguments: ElementKind.allCases)
  func everyKind_whenItAnswersEvents_saysSo(kind: ElementKind) throws {
    guard kind != .root else { return }
    let page = try Page(Piece(kind, [.events: .events([.tap, .change])]))
    let nodes = try page.all("//*[@data-on]")
    #expect(nodes.contains { $0["data-on"] == "tap change" })
  }

  @Test(arguments: ElementKind.allCases)
  func everyKind_whenHidden_isHidden(kind: ElementKind) throws {
    let page = try Page(Piece(kind, [.isHidden: .flag(true)]))
    #expect(try page.one("//*[@id='p1']")["hidden"] != nil)
  }

  @Test(arguments: ElementKind.allCases)
  func everyKind_whenItHasAnIdentifier_canBeFoundByIt(kind: ElementKind) throws {
    let page = try Page(Piece(kind, [.identifier: .text("save")]))
    #expect(try !page.all("//*[@data-testid='save']").isEmpty)
  }

  /// The attributes with a visible effect, each with a value that differs from the default.
  nonisolated static let visual: [AttributeKey: AttributeValue] = [
    .padding: .edges(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)),
    .width: .number(10), .height: .number(10), .minWidth: .number(10), .idealWidth: .number(10),
    .maxWidth: .number(10), .minHeight: .number(10), .idealHeight: .number(10),
    .maxHeight: .number(10), .frameAlignment: .text("topLeading"), .aspectRatio: .number(2),
    .fixedSize: .list(["horizontal"]), .layoutPriority: .number(1), .zIndex: .number(2),
    .offset: .point(CGPoint(x: 1, y: 2)), .position: .point(CGPoint(x: 1, y: 2)),
    .foreground: .paint(.color(.red)), .background: .paint(.color(.red)),
    .tint: .paint(.color(.red)), .backgroundShape: .shape(ShapeDrawing(ShapeOutline(.capsule))),
    .clip: .shape(ShapeDrawing(ShapeOutline(.circle))), .borderPaint: .paint(.color(.red)),
    .cornerRadius: .number(4), .shadow: .shadow(Shadow(radius: 4)), .opacity: .number(0.5),
    .blur: .number(1), .brightness: .number(0.1), .contrast: .number(2), .saturation: .number(2),
    .colorInversion: .flag(true), .colorMultiplication: .paint(.color(.red)),
    .grayscale: .number(1), .rotation: .number(45), .hueRotation: .number(90),
    .scale: .point(CGPoint(x: 2, y: 2)), .blendMode: .text("multiply"),
    .colorScheme: .text("dark"), .preferredColorScheme: .text("dark"), .font: .font(.title),
    .bold: .flag(true), .italic: .flag(true),
    .monospaced: .flag(true), .monospacedDigit: .flag(true), .underline: .flag(true),
    .strikethrough: .flag(true), .kerning: .number(2), .baselineOffset: .number(2),
    .lineSpacing: .number(4), .lineLimit: .number(2), .textAlignment: .text("center"),
    .textCase: .text("uppercase"), .textSelection: .flag(true), .help: .text("help"),
    .isHidden: .flag(true), .isDisabled: .flag(true), .accessibilityLabel: .text("label"),
    .accessibilityHint: .text("hint"), .accessibilityValue: .text("value"),
    .accessibilityHidden: .flag(true), .accessibilityTraits: .list(["isButton"]),
    .headingLevel: .number(3), .identifier: .text("id"), .transition: .text("opacity"),
    .animation: .animation(.linear(duration: 1)), .draggable: .text("x"),
    .keyboardShortcut: .text("command+k"), .accessibilityChildren: .text("combine"),
    .accessibilityActions: .list(["Archive"]), .isFocused: .flag(true),
  ]

  @Test(arguments: visual.keys.sorted { $0.rawValue < $1.rawValue })
  func anAttribute_whenSet_changesWhatIsWritten(key: AttributeKey) throws {
    let plain = try Page(.text("words")).body
    let changed = try Page(.text("words", [key: Self.visual[key]!])).body
    #expect(plain != changed)
  }

  @Test(arguments: visual.keys.sorted { $0.rawValue < $1.rawValue })
  func anAttribute_whenSetOnAButton_keepsItAButton(key: AttributeKey) throws {
    let page = try Page(.button("Save", [key: Self.visual[key]!]))
    #expect(try page.one("//button")["data-on"] == "tap")
    #expect(try page.all("//*[@id='p1']").count == 1)
  }
}

import Foundation
import PandoUI
import PandoWeb
import Testing

@testable import PandoWebTestSupport

/// Tests that every attribute changes the output of some element, or is listed here with the reason
/// why not.
@Suite("Attributes", .serialized)
@MainActor
struct AttributeTests {
  /// The attributes without an effect on this renderer.
  static let silent: Set<AttributeKey> = [
    // A text shrinks by a factor below 1 only, which `values` does not have.
    .minimumScaleFactor,
    // It says what the padding is, and there is none.
    .isSafeAreaPadding,
    // Only grids around the element read it.
    .unsizedAxes,
    // Only the session reads it, to know whether it merges what several users type.
    .isFormatted,
    // The server answers with it as the status of the document.
    .isAddressUnavailable,
    // The session sends it to its page, as a part of the document's address.
    .isHome,
    // Only elements over others that have a gesture read it.
    .hasContentShape,
    // The title of the document is outside of its elements.
    .windowTitle,
  ]

  @Test(arguments: AttributeKey.allCases)
  func attribute_whenSet_changesSomeElement(key: AttributeKey) async {
    var isHeard = false
    for (index, base) in Self.bases.enumerated() where !isHeard {
      let without =
        base[key] == nil ? Self.pages[index] : Self.page(base.filter { $0.key != key })
      for value in Self.values where !isHeard {
        await Task.yield()
        isHeard = Self.page(base.merging([key: value]) { _, new in new }) != without
      }
    }
    #expect(isHeard != Self.silent.contains(key))
  }

  /// An element of every kind with these attributes.
  private static func page(_ attributes: [AttributeKey: AttributeValue]) -> String {
    let pieces = ElementKind.allCases.filter { $0 != .root }.map { kind in
      Piece(kind, attributes, [.text("Words")])
    }
    return HTMLRenderer.fragment(
      of: ElementTree.rootID,
      // A stack offers a size to what has an ideal one, and a scroll view does not.
      in: ElementTree(
        Piece(.vstack, [:], pieces + [Piece(.scroll, [:], [Piece(.box, attributes)])])
      )
    )
  }

  private static let pages = bases.map { page($0) }

  /// The attributes that other attributes need beside them to have an effect.
  private static let bases: [[AttributeKey: AttributeValue]] = [
    [
      .value: .number(0.5), .maximum: .number(2), .borderPaint: .paint(.color(.red)),
      .isResizable: .flag(true), .source: .text("/picture.png"), .shape: .shape(circle),
      .label: .text("Label"), .title: .text("Title"), .rowCount: .number(3),
    ],
    [.systemName: .text("bell.badge")], [.lineLimit: .number(1)], [.events: .events(.select)],
    [.components: .list(["date"]), .value: .date(Date(timeIntervalSince1970: 0))],
    [.style: .text("radioGroup")], [:],
  ]

  private static let circle = ShapeDrawing(ShapeOutline(.circle))

  private static let boldRun: TextRun = {
    var run = TextRun("Bold")
    run.isBold = true
    return run
  }()

  /// Values of every type. The renderer ignores values of the wrong type.
  private static let values: [AttributeValue] =
    [
      .number(2), .flag(true), .flag(false), .list(["isHeader", "horizontal", "medium"]),
      .list(["hourAndMinute"]), .list(["medium"]), .list(["headers"]),
      .date(Date(timeIntervalSince1970: 86_400)),
      .point(CGPoint(x: 2, y: 3)), .edges(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)),
      .color(.red), .paint(.color(.red)), .font(.title), .runs([boldRun]), .shape(circle),
      .shadow(Shadow(color: .black, radius: 2, x: 0, y: 1)),
      .tracks([GridItem(.fixed(20))]), .events(.tap), .animation(.default),
      .chart(ChartDrawing()), .chartPlace(ChartPlace(x: 1, y: 2)),
      .transform(.projection(ProjectionTransform())),
      .canvas(CanvasDrawing(size: CGSize(width: 9, height: 9), steps: [])),
      .mask(ElementDrawing(kind: .text, attributes: Attributes())),
    ]
    + [UIImage(data: Data([0xFF, 0xD8, 0xFF]))].compactMap { $0.map { .picture($0) } }
    + [
      "x", "hidden", "bottom", "vertical", "small", "dark", "uppercase", "head", "trailing",
      "multiply", "never", "search", "email", "sidebar", "forward", "fill", "combine", "slide",
      "destructive", "https://example.com/", "size", "children", "pulse", "paging",
      "rightToLeft", "center", "link", "hierarchical",
    ].map { .text($0) }
}

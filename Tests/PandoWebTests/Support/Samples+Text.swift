import Foundation
import PandoUI

@testable import PandoWebTestSupport

extension Samples {
  static var text: Piece {
    var bold = TextRun("bold")
    bold.isBold = true
    var code = TextRun("code")
    code.isCode = true
    var link = TextRun("a link")
    link.link = URL(string: "https://example.com/")
    let styles: [(String, Font)] = [
      ("Large title", .largeTitle), ("Title", .title), ("Title 2", .title2), ("Title 3", .title3),
      ("Headline", .headline), ("Body", .body), ("Callout", .callout),
      ("Subheadline", .subheadline), ("Footnote", .footnote), ("Caption", .caption),
      ("Caption 2", .caption2),
    ]
    let hues: [Color] = [
      .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown,
      .gray,
    ]
    return screen(
      "Text",
      [
        Piece(
          .scroll,
          scroll,
          [
            Piece(
              .vstack,
              [
                .alignment: .text("leading"), .spacing: .number(10),
                .padding: .edges(
                  EdgeInsets(top: .nan, leading: .nan, bottom: .nan, trailing: .nan)
                ),
                .maxWidth: .number(.infinity), .frameAlignment: .text("leading"),
              ],
              styles.map { Piece.text($0.0, [.font: .font($0.1)]) } + [
                Piece(
                  .text,
                  [
                    .text: .text("Some bold words, code, and a link."),
                    .runs: .runs([
                      TextRun("Some "), bold, TextRun(" words, "), code, TextRun(", and "), link,
                      TextRun("."),
                    ]),
                  ]
                ),
                .text("Secondary words", [.foreground: .paint(.level(1))]),
                .text("Tertiary words", [.foreground: .paint(.level(2))]),
                .text(
                  "Underlined, struck",
                  [.underline: .flag(true), .strikethrough: .flag(true)]
                ),
                Piece(
                  .lazyGrid,
                  [
                    .axis: .text("vertical"),
                    .tracks: .tracks([GridItem(.adaptive(minimum: 110), spacing: 8)]),
                    .rowSpacing: .number(8),
                  ],
                  hues.map { hue in
                    Piece(
                      .vstack,
                      [
                        .spacing: .number(6),
                        .padding: .edges(
                          EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
                        ),
                        .maxWidth: .number(.infinity),
                        .background: .paint(.role(.fill)), .cornerRadius: .number(10),
                      ],
                      [
                        Piece(
                          .shape,
                          [
                            .shape: .shape(
                              ShapeDrawing(
                                ShapeOutline(
                                  .rounded(
                                    RectangleCornerRadii(
                                      topLeading: 6,
                                      bottomLeading: 6,
                                      bottomTrailing: 6,
                                      topTrailing: 6
                                    ),
                                    style: .circular
                                  )
                                ),
                                fill: .color(hue)
                              )
                            ),
                            .height: .number(28),
                          ]
                        ),
                        .text(hue.description, [.foreground: .paint(.color(hue))]),
                      ]
                    )
                  }
                ),
              ]
            )
          ]
        )
      ]
    )
  }
}

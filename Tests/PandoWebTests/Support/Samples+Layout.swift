import Foundation
import PandoUI

@testable import PandoWebTestSupport

extension Samples {
  static var layout: Piece {
    func tile(_ hue: Color, _ words: String) -> Piece {
      .text(
        words,
        [
          .padding: .edges(EdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12)),
          .background: .paint(.color(hue.opacity(0.2))), .cornerRadius: .number(8),
        ]
      )
    }
    func box(_ outline: ShapeOutline.Kind, _ hue: Color) -> Piece {
      Piece(
        .shape,
        [
          .shape: .shape(ShapeDrawing(ShapeOutline(outline), fill: .color(hue))),
          .width: .number(64), .height: .number(64),
        ]
      )
    }
    return Piece(
      .vstack,
      [
        .spacing: .number(16),
        .padding: .edges(EdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)),
      ],
      [
        Piece(.hstack, [:], [tile(.blue, "Leading"), Piece(.spacer), tile(.blue, "Trailing")]),
        Piece(
          .hstack,
          [.alignment: .text("top")],
          [
            tile(.green, "One"), tile(.green, "Two\nlines"), tile(.green, "Three"), Piece(.divider),
            Piece(.vstack, [.alignment: .text("trailing")], [.text("a"), .text("trailing")]),
          ]
        ),
        Piece(
          .text,
          [
            .text: .text("A leading frame"), .maxWidth: .number(.infinity),
            .frameAlignment: .text("leading"), .borderPaint: .paint(.color(.red)),
          ]
        ),
        Piece(
          .hstack,
          [
            .width: .number(300), .height: .number(80), .frameAlignment: .text("bottomTrailing"),
            .background: .paint(.role(.fill)),
          ],
          [tile(.pink, "In a"), tile(.pink, "frame")]
        ),
        Piece(
          .zstack,
          [.alignment: .text("bottomTrailing")],
          [
            Piece(
              .shape,
              [
                .shape: .shape(
                  ShapeDrawing(
                    ShapeOutline(
                      .rounded(
                        RectangleCornerRadii(
                          topLeading: 16,
                          bottomLeading: 16,
                          bottomTrailing: 16,
                          topTrailing: 16
                        ),
                        style: .circular
                      )
                    ),
                    fill: .linear(
                      Gradient(colors: [.blue, .purple]),
                      startPoint: .topLeading,
                      endPoint: .bottomTrailing
                    )
                  )
                ),
                .height: .number(120),
              ]
            ),
            .text(
              "On a gradient",
              [
                .foreground: .paint(.color(.white)),
                .padding: .edges(
                  EdgeInsets(top: .nan, leading: .nan, bottom: .nan, trailing: .nan)
                ),
              ]
            ),
          ]
        ),
        Piece(
          .hstack,
          [.spacing: .number(16)],
          [
            box(.circle, .orange), box(.capsule, .teal), box(.ellipse, .mint),
            Piece(
              .shape,
              [
                .shape: .shape(
                  ShapeDrawing(
                    ShapeOutline(.circle, trim: 0...0.7),
                    stroke: .color(.blue),
                    strokeStyle: StrokeStyle(lineWidth: 8, lineCap: .round)
                  )
                ),
                .width: .number(64), .height: .number(64), .rotation: .number(-90),
              ]
            ),
            Piece(
              .shape,
              [
                .shape: .shape(
                  ShapeDrawing(
                    ShapeOutline(
                      .rounded(
                        RectangleCornerRadii(
                          topLeading: 12,
                          bottomLeading: 12,
                          bottomTrailing: 12,
                          topTrailing: 12
                        ),
                        style: .circular
                      )
                    ),
                    stroke: .color(.red),
                    strokeStyle: StrokeStyle(lineWidth: 3)
                  )
                ),
                .width: .number(64), .height: .number(64),
              ]
            ),
            Piece(
              .shape,
              [
                .shape: .shape(
                  ShapeDrawing(ShapeOutline(.path("M50 0L100 100H0Z")), fill: .color(.indigo))
                ),
                .width: .number(64), .height: .number(64),
                .shadow: .shadow(Shadow(radius: 6, x: 0, y: 3)),
              ]
            ),
          ]
        ),
        Piece(
          .grid,
          [.spacing: .number(20), .rowSpacing: .number(8), .alignment: .text("leading")],
          [
            Piece(.gridRow, [:], [.text("Name"), .text("Blob"), .text("42")]),
            Piece(.divider),
            Piece(.gridRow, [:], [.text("A longer name"), .text("Blob Jr."), .text("7")]),
          ]
        ),
        Piece(
          .shape,
          [.shape: .shape(ShapeDrawing(ShapeOutline(.rectangle), fill: .color(.yellow)))]
        ),
      ]
    )
  }
}

import Foundation
import PandoUI

@testable import PandoWebTestSupport

extension Samples {
  static var sheet: Piece {
    Piece(
      .zstack,
      [:],
      [
        list,
        Piece(.sheet, [.events: .events(.dismiss)], [form]),
      ]
    )
  }

  static var alert: Piece {
    Piece(
      .zstack,
      [:],
      [
        list,
        Piece(
          .alert,
          [.title: .text("Delete this note?")],
          [
            .part("message", [.text("“Water the aspen” will be gone for good.")]),
            .part(
              "actions",
              [
                .button("Cancel", [.role: .text("cancel")]),
                .button("Delete", [.role: .text("destructive")]),
              ]
            ),
          ]
        ),
      ]
    )
  }

  static var menu: Piece {
    Piece(
      .vstack,
      [
        .alignment: .text("leading"), .spacing: .number(160),
        .padding: .edges(EdgeInsets(top: 40, leading: 40, bottom: 40, trailing: 40)),
        .maxWidth: .number(.infinity), .maxHeight: .number(.infinity),
        .frameAlignment: .text("topLeading"),
      ],
      [
        Piece(
          .menu,
          [.isExpanded: .flag(true)],
          [
            .part("label", [.text("Options")]),
            .button("Rename"), .button("Duplicate"), Piece(.divider),
            .button("Delete", [.role: .text("destructive")]),
          ]
        ),
        Piece(
          .groupBox,
          [:],
          [
            .part("label", [.text("Storage")]), .text("12 GB of 50 GB used"),
            Piece(.progress, [.value: .number(0.24)]),
          ]
        ),
        Piece(.problem, [.text: .text("List: no row for id 7")]),
      ]
    )
  }

  static var empty: Piece {
    Piece(
      .unavailable,
      [
        .title: .text("No notes"), .systemName: .text("tray"),
        .text: .text("Notes you write show up here."),
      ],
      [
        .part("actions", [.button("New note", [.style: .text("borderedProminent")])])
      ]
    )
  }
}

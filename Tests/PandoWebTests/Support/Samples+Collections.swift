import Foundation
import PandoUI

@testable import PandoWebTestSupport

extension Samples {
  static var list: Piece {
    func note(_ title: String, _ detail: String, selected: Bool = false) -> Piece {
      Piece(
        .row,
        selected ? [.isSelected: .flag(true)] : [:],
        [
          Piece(
            .link,
            [.events: .events(.tap)],
            [
              Piece(
                .vstack,
                [.alignment: .text("leading"), .spacing: .number(2)],
                [
                  .text(title, [.font: .font(.headline)]),
                  .text(detail, [.font: .font(.subheadline), .foreground: .paint(.level(1))]),
                ]
              )
            ]
          )
        ]
      )
    }
    return screen(
      "Notes",
      [
        Piece(
          .toolbar,
          [:],
          [
            Piece(
              .toolbarItem,
              [.placement: .text("primaryAction")],
              [
                Piece(
                  .button,
                  [.accessibilityLabel: .text("Add"), .events: .events(.tap)],
                  [.icon("plus")]
                )
              ]
            ),
            Piece(.toolbarItem, [.placement: .text("topBarTrailing")], [.button("Edit")]),
          ]
        ),
        Piece(
          .list,
          [.events: .events([.delete])],
          [
            Piece(
              .section,
              [:],
              [
                .part("header", [.text("Today")]),
                note("Water the aspen", "Forty-seven thousand trunks, one root"),
                note("Read the RFC", "Section 4, and the errata", selected: true),
                Piece(
                  .row,
                  [.badge: .text("3")],
                  [Piece(.label, [.systemName: .text("tray"), .text: .text("Inbox")])]
                ),
                .part(
                  "footer",
                  [.text("Swipe a row, or point at it, for what can be done with it.")]
                ),
              ]
            ),
            Piece(
              .section,
              [:],
              [
                .part("header", [.text("Settings")]),
                Piece(
                  .row,
                  [:],
                  [Piece(.toggle, [.isOn: .flag(true)], [.part("label", [.text("iCloud")])])]
                ),
                Piece(
                  .row,
                  [:],
                  [Piece(.labeledContent, [:], [.part("label", [.text("Version")]), .text("1.0")])]
                ),
                Piece(.row, [:], [.button("Sign out", [.role: .text("destructive")])]),
              ]
            ),
          ]
        ),
      ]
    )
  }

  static var form: Piece {
    screen(
      "Profile",
      [
        Piece(
          .form,
          [:],
          [
            Piece(
              .section,
              [:],
              [
                .part("header", [.text("Who you are")]),
                Piece(.textField, [.label: .text("Name"), .value: .text("Blob McBlob")]),
                Piece(
                  .textField,
                  [
                    .label: .text("Email"), .prompt: .text("you@example.com"),
                    .keyboard: .text("email"),
                  ]
                ),
                Piece(
                  .datePicker,
                  [
                    .value: .date(Date(timeIntervalSince1970: 1_750_000_000)),
                    .components: .list(["date"]),
                  ],
                  [.part("label", [.text("Birthday")])]
                ),
                Piece(.picker, [:], options("Red", "Green", "Blue")),
              ]
            ),
            Piece(
              .section,
              [:],
              [
                .part("header", [.text("Preferences")]),
                Piece(.toggle, [.isOn: .flag(true)], [.part("label", [.text("Weekly mail")])]),
                Piece(.stepper, [.value: .number(3)], [.part("label", [.text("Reminders: 3")])]),
                Piece(.slider, [.value: .number(0.4)], [.part("label", [.text("Volume")])]),
                Piece(.picker, [.style: .text("segmented")], options("Day", "Week", "Month")),
                .part("footer", [.text("You can change this at any time.")]),
              ]
            ),
            Piece(
              .section,
              [:],
              [
                .button("Save", [.isDisabled: .flag(true)]),
                .button("Delete account", [.role: .text("destructive")]),
              ]
            ),
          ]
        )
      ],
      inline: true
    )
  }

  static var table: Piece {
    Piece(
      .vstack,
      [.padding: .edges(EdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20))],
      [
        Piece(
          .table,
          [.title: .text("People")],
          [
            Piece(
              .tableColumn,
              [.text: .text("Name"), .events: .events(.tap), .value: .text("forward")]
            ),
            Piece(.tableColumn, [.text: .text("Role")]),
            Piece(.tableColumn, [.text: .text("Commits")]),
          ]
            + [
              ("Ada", "Engineer", "1815"), ("Grace", "Admiral", "1906"),
              ("Barbara", "Professor", "1939"),
            ].enumerated().map { index, row in
              Piece(
                .tableRow,
                [.isSelected: .flag(index == 1)],
                [row.0, row.1, row.2].map { Piece(.tableCell, [:], [.text($0)]) }
              )
            }
        )
      ]
    )
  }
}

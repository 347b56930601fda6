import Foundation
import PandoUI

@testable import PandoWebTestSupport

extension Samples {
  static var counter: Piece {
    Piece(
      .vstack,
      [.spacing: .number(20)],
      [
        .icon("globe", [.font: .font(.largeTitle), .foreground: .paint(.role(.tint))]),
        .text("Count: 42", [.font: .font(.largeTitle), .monospacedDigit: .flag(true)]),
        Piece(
          .hstack,
          [.spacing: .number(12)],
          [
            .button("Decrement"), .button("Increment", [.style: .text("borderedProminent")]),
          ]
        ),
        .button("Get fact", [.style: .text("plain")]),
        .text(
          "42 is the number of laws of cricket.",
          [
            .foreground: .paint(.level(1)), .font: .font(.subheadline),
          ]
        ),
      ]
    )
  }

  static var controls: Piece {
    func row(_ children: [Piece]) -> Piece { Piece(.hstack, [.spacing: .number(12)], children) }
    let styles = ["automatic", "bordered", "borderedProminent", "borderless", "plain"]
    return screen(
      "Controls",
      [
        Piece(
          .scroll,
          scroll,
          [
            Piece(
              .vstack,
              [
                .alignment: .text("leading"), .spacing: .number(18), .maxWidth: .number(560),
                .padding: .edges(EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)),
              ],
              [
                row(styles.map { .button($0, [.style: .text($0)]) }),
                row(styles.map { .button($0, [.style: .text($0), .isDisabled: .flag(true)]) }),
                row([
                  .button("Delete", [.role: .text("destructive")]),
                  .button(
                    "Delete",
                    [.role: .text("destructive"), .style: .text("borderedProminent")]
                  ),
                  .button(
                    "Green",
                    [
                      .tint: .paint(.color(.green)), .style: .text("borderedProminent"),
                    ]
                  ),
                  .button("Small", [.controlSize: .text("small")]),
                  .button(
                    "Large",
                    [
                      .controlSize: .text("large"), .style: .text("borderedProminent"),
                    ]
                  ),
                ]),
                Piece(
                  .button,
                  [
                    .style: .text("borderedProminent"), .controlSize: .text("large"),
                    .maxWidth: .number(.infinity), .events: .events(.tap),
                  ],
                  [Piece(.label, [.systemName: .text("plus"), .text: .text("Add a note")])]
                ),
                Piece(
                  .toggle,
                  [.isOn: .flag(true), .events: .events(.change)],
                  [
                    .part("label", [.text("Notifications")])
                  ]
                ),
                Piece(.toggle, [.isOn: .flag(false)], [.part("label", [.text("Airplane mode")])]),
                Piece(
                  .toggle,
                  [.isOn: .flag(true), .style: .text("checkbox")],
                  [
                    .part("label", [.text("Remember me")])
                  ]
                ),
                Piece(
                  .stepper,
                  [.value: .number(3), .minimum: .number(0)],
                  [
                    .part("label", [.text("Guests: 3")])
                  ]
                ),
                Piece(
                  .slider,
                  [.value: .number(0.4)],
                  [
                    .part("label", [.text("Volume")]),
                    .part("minimum", [.icon("speaker")]),
                    .part("maximum", [.icon("speaker.wave.3")]),
                  ]
                ),
                Piece(.picker, [.style: .text("segmented")], options("Day", "Week", "Month")),
                Piece(.picker, [.style: .text("menu")], options("Apple", "Pear", "Plum")),
                Piece(.picker, [.style: .text("radioGroup")], options("Small", "Medium", "Large")),
                Piece(.textField, [.label: .text("Name"), .prompt: .text("Your name")]),
                Piece(.textField, [.label: .text("Name"), .value: .text("Blob")]),
                Piece(.secureField, [.label: .text("Password"), .value: .text("secret")]),
                Piece(
                  .textEditor,
                  [.value: .text("A few lines\nof words."), .height: .number(90)]
                ),
                Piece(
                  .datePicker,
                  [
                    .value: .date(Date(timeIntervalSince1970: 1_750_000_000)),
                    .components: .list(["date"]),
                  ],
                  [.part("label", [.text("Birthday")])]
                ),
                Piece(.colorPicker, [.value: .color(.purple)], [.part("label", [.text("Accent")])]),
                Piece(.progress, [.value: .number(0.6)], [.part("label", [.text("Uploading")])]),
                Piece(.progress, [.isIndeterminate: .flag(true), .style: .text("linear")]),
                row([
                  Piece(.progress, [.isIndeterminate: .flag(true), .style: .text("circular")]),
                  Piece(.progress, [.value: .number(0.7), .style: .text("circular")]),
                  Piece(
                    .gauge,
                    [.value: .number(0.3), .style: .text("accessoryCircular")],
                    [
                      .part("currentValue", [.text("30")]), .part("label", [.text("Speed")]),
                    ]
                  ),
                ]),
                Piece(.gauge, [.value: .number(0.7)], [.part("label", [.text("Battery")])]),
                Piece(
                  .disclosure,
                  [.isExpanded: .flag(true)],
                  [
                    .part("label", [.text("Advanced")]), .text("Hidden depths"),
                  ]
                ),
              ]
            )
          ]
        )
      ]
    )
  }

  static func options(_ names: String...) -> [Piece] {
    [.part("label", [.text("Pick")])]
      + names.enumerated().map { index, name in
        Piece(.option, [.text: .text(name), .isSelected: .flag(index == 1)], [.text(name)])
      }
  }
}

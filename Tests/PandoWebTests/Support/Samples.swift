import Foundation
import PandoUI

/// Pages with one family of elements each, for tests and for looking at.
enum Samples {
  static var all: [(name: String, piece: Piece)] {
    [
      ("text", text), ("controls", controls), ("layout", layout), ("list", list), ("form", form),
      ("split", split), ("tabs", tabs), ("sheet", sheet), ("alert", alert), ("counter", counter),
      ("menu", menu), ("empty", empty), ("table", table), ("chart", chart),
    ]
  }

  static func screen(_ title: String, _ children: [Piece], inline: Bool = false) -> Piece {
    var attributes: [AttributeKey: AttributeValue] = [.title: .text(title)]
    if inline {
      attributes[.placement] = .text("inline")
      attributes[.events] = .events(.dismiss)
    }
    return Piece(.navigationStack, [:], [Piece(.screen, attributes, children)])
  }

  static var scroll: [AttributeKey: AttributeValue] { [.axis: .text("vertical")] }
  static let wide: [AttributeKey: AttributeValue] = [
    .maxWidth: .number(.infinity), .frameAlignment: .text("leading"),
  ]

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

  static var split: Piece {
    Piece(
      .navigationSplit,
      [:],
      [
        .part(
          "sidebar",
          [
            Piece(
              .list,
              [.style: .text("sidebar")],
              [
                Piece(
                  .section,
                  [:],
                  [
                    .part("header", [.text("Library")]),
                    Piece(
                      .row,
                      [.isSelected: .flag(true), .events: .events(.tap)],
                      [Piece(.label, [.systemName: .text("tray"), .text: .text("Inbox")])]
                    ),
                    Piece(
                      .row,
                      [.events: .events(.tap), .badge: .text("12")],
                      [Piece(.label, [.systemName: .text("star"), .text: .text("Starred")])]
                    ),
                    Piece(
                      .row,
                      [.events: .events(.tap)],
                      [Piece(.label, [.systemName: .text("trash"), .text: .text("Trash")])]
                    ),
                  ]
                )
              ]
            )
          ]
        ),
        .part("detail", [list]),
      ]
    )
  }

  static var tabs: Piece {
    Piece(
      .tabView,
      [:],
      [
        Piece(
          .tab,
          [.title: .text("Home"), .systemName: .text("house"), .isSelected: .flag(true)],
          [list]
        ),
        Piece(
          .tab,
          [.title: .text("Search"), .systemName: .text("magnifyingglass")],
          [.text("Search")]
        ),
        Piece(
          .tab,
          [.title: .text("Mail"), .systemName: .text("envelope"), .badge: .text("4")],
          [.text("Mail")]
        ),
        Piece(.tab, [.title: .text("Profile"), .systemName: .text("person")], [.text("You")]),
      ]
    )
  }

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

  static var chart: Piece {
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun"]
    func marks(_ kind: ChartMark.Kind, _ series: String, _ values: [Double]) -> [ChartMark] {
      zip(months, values).map { ChartMark(kind, x: .category($0), y: .number($1), series: series) }
    }
    let bars =
      marks(.bar, "Web", [12, 18, 9, 22, 30, 27]) + marks(.bar, "Shop", [5, 8, 12, 9, 14, 20])
    var lines = marks(.line, "Web", [12, 18, 9, 22, 30, 27])
    for index in lines.indices { lines[index].interpolation = .monotone }
    lines += marks(.point, "Web", [12, 18, 9, 22, 30, 27])
    let sectors =
      marks(.sector, "Web", [4]) + marks(.sector, "Shop", [3]) + marks(.sector, "Mail", [2])
    return Piece(
      .vstack,
      [
        .spacing: .number(24),
        .padding: .edges(EdgeInsets(top: 24, leading: 24, bottom: 24, trailing: 24)),
        .maxWidth: .number(720),
      ],
      [
        .text("Visits", [.font: .font(.title2), .accessibilityTraits: .list(["isHeader"])]),
        Piece(.chart, [.chart: .chart(ChartDrawing(marks: bars)), .height: .number(220)]),
        Piece(.chart, [.chart: .chart(ChartDrawing(marks: lines)), .height: .number(220)]),
        Piece(.chart, [.chart: .chart(ChartDrawing(marks: sectors)), .height: .number(220)]),
      ]
    )
  }
}

import Foundation
import PandoUI

@testable import PandoWebTestSupport

extension Samples {
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
}

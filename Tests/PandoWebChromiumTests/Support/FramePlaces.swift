import Foundation
import PandoTestSupport
import Testing

@testable import PandoUI
@testable import PandoWeb
@testable import PandoWebTestSupport

/// A suite whose views have their expected frames as identifiers.
@MainActor
protocol FramePlaces {}

extension FramePlaces {
  /// The views whose frame differs from their identifier, in a room of 300 to 200 points.
  func misplaced(
    @ViewBuilder _ content: @escaping @MainActor () -> some View
  ) async throws -> [String] {
    var places: [String] = []
    try await LiveServer.use {
      VStack(spacing: 0) {
        content()
          .frame(width: 300, height: 200)
          .background(Color.gray.accessibilityIdentifier("room"))
      }
      .padding(100)
      .frame(width: 500, height: 400)
    } _: { server in
      try await ChromeWindow.use(width: 600) { window in
        try await window.open(port: server.port)
        places = try await window.execute(
          """
          const box = (node) => node.getBoundingClientRect()
          const room = box(document.querySelector("[data-testid=room]"))
          const found = [...document.querySelectorAll("[data-testid*=',']")].map((node) => {
            const own = box(node)
            const place = [own.left - room.left, own.top - room.top, own.width, own.height]
            return [node.dataset.testid, place.map(Math.round).join()]
          })
          const off = found.filter(([wanted, place]) => wanted !== place)
          return found.length ? off.map((pair) => pair.join(" is ")) : ["nothing"]
          """
        ).list.compactMap(\.text)
      }
    }
    return places
  }

  func block(_ width: CGFloat, _ height: CGFloat, at place: String) -> some View {
    Color.red.accessibilityIdentifier("\(place),\(Int(width)),\(Int(height))")
      .frame(width: width, height: height)
  }
}

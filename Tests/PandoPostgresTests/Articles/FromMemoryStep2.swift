import Foundation
import PandoSharing
import PandoUI

enum FromMemoryStep2 {
  struct Player: Codable, Equatable, Identifiable, Sendable {
    var id = UUID()
    var name: String
    var points = 0
  }

  struct Tally: Codable, Equatable, Sendable {
    var players: IdentifiedArrayOf<Player> = []
  }

  struct TallyView: View {
    @Shared(.fileStorage(URL(filePath: "data/tally.json"))) private var tally = Tally()

    var body: some View {
      ForEach(tally.players) { player in
        Button("\(player.name): \(player.points)") {
          $tally.withLock { $0.players[id: player.id]?.points += 1 }
        }
      }
      Button("New player") {
        $tally.withLock { tally in
          _ = tally.players.append(Player(name: "Player \(tally.players.count + 1)"))
        }
      }
    }
  }
}

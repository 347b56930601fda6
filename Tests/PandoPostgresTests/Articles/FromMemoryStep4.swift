import Foundation
import PandoDependencies
import PandoPostgres
import PandoSharing
import PandoUI

enum FromMemoryStep4 {
  struct Player: Codable, Equatable, Identifiable, Sendable {
    var id = UUID()
    var name: String
    var points = 0
  }

  struct Tally: Codable, Equatable, Sendable {
    var players: IdentifiedArrayOf<Player> = []
  }

  struct TallyView: View {
    @Shared(.postgres("tally")) private var tally = Tally()

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
      if $tally.loadError != nil {
        Text("Changes are kept here until the database can be reached.")
      }
    }

    func score(_ player: Player.ID) async throws {
      try await $tally.transaction { $0.players[id: player]?.points += 1 }
    }
  }

  static func prepare(url: String) {
    let database = PostgresDatabase(url: url, createsDatabase: true)
    prepareDependencies {
      $0.defaultPostgres = database
      $0.visitorDatabase = .postgres(database)
    }
  }
}

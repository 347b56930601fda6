import Pando

// Tables and lists with the menus and actions of their rows, in the spellings that SwiftUI has.

struct Player: Identifiable, Hashable {
  let id: Int
  var name: String
  var team: String
}

struct RosterScreen: View {
  @State private var players = [
    Player(id: 1, name: "Ada", team: "Red"), Player(id: 2, name: "Ben", team: "Blue"),
  ]
  @State private var order = [KeyPathComparator(\Player.name)]
  @State private var selection = Set<Player.ID>()
  @State private var drag = CGSize.zero
  @State private var last = "nobody"

  var body: some View {
    Table(selection: $selection, sortOrder: $order) {
      TableColumn("Name", value: \.name)
      TableColumn("Team", value: \.team) { Text($0.team).bold() }
    } rows: {
      Section("Red") { ForEach(players.filter { $0.team == "Red" }) { TableRow($0) } }
      ForEach(players.filter { $0.team == "Blue" }) { player in
        TableRow(player).contextMenu { Button("Trade \(player.name)") { last = player.name } }
      }
    }
    .contextMenu(forSelectionType: Player.ID.self) { ids in
      Button("Bench", role: .destructive) { players.removeAll { ids.contains($0.id) } }
    } primaryAction: { ids in
      last = players.first { ids.contains($0.id) }?.name ?? "nobody"
    }
    Text(last)
      .offset(drag)
      .simultaneousGesture(
        DragGesture().onChanged { drag = $0.translation },
        isEnabled: last != "nobody"
      )
      .modifier(Fading().animation(.easeIn))
  }
}

struct RosterTables: View {
  let players: [Player]
  @State private var order = [KeyPathComparator(\Player.name)]
  @State private var chosen: Player.ID?

  var body: some View {
    Table(sortOrder: $order) {
      TableColumn("Name", value: \.name)
    } rows: {
      ForEach(players) { TableRow($0) }
    }
    Table(selection: $chosen) {
      TableColumn("Name") { (player: Player) in Text(player.name) }
    } rows: {
      ForEach(players) { TableRow($0) }
    }
    Table {
      TableColumn("Name") { (player: Player) in Text(player.name) }
    } rows: {
      ForEach(players) { TableRow($0) }
    }
  }
}

private struct Fading: ViewModifier {
  func body(content: Content) -> some View { content.opacity(0.9) }
}

extension UIColor {
  convenience init(team: String) {
    self.init(red: team == "Red" ? 1 : 0, green: 0, blue: team == "Blue" ? 1 : 0, alpha: 1)
  }
}

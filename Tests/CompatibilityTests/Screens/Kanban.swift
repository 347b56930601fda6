import Pando

struct KanbanCard: Identifiable, Codable, Hashable, Transferable {
  var id: UUID
  var title: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
  }
}

struct KanbanColumn: Identifiable {
  let id: String
  var cards: [KanbanCard]
  var isTargeted = false
}

@MainActor
final class KanbanBoard: ObservableObject {
  @Published var columns: [KanbanColumn]
  init(columns: [KanbanColumn]) { self.columns = columns }

  func move(_ cards: [KanbanCard], to id: KanbanColumn.ID) {
    for index in columns.indices {
      columns[index].cards.removeAll { cards.contains($0) }
      if columns[index].id == id { columns[index].cards += cards }
    }
  }
}

struct KanbanView: View {
  @StateObject var board: KanbanBoard

  var body: some View {
    ScrollView([.horizontal]) {
      HStack(alignment: .top, spacing: 16) {
        ForEach($board.columns) { $column in
          VStack(alignment: .leading) {
            HStack {
              Text(column.id).font(.headline)
              Text("\(column.cards.count)")
                .padding(4)
                .background(Circle().fill(.secondary))
            }
            ForEach(column.cards) { card in
              CardView(card: card)
                .draggable(card)
                .contextMenu {
                  ForEach(board.columns) { other in
                    if other.id != column.id {
                      Button("Move to \(other.id)") { board.move([card], to: other.id) }
                    }
                  }
                }
            }
            Spacer()
          }
          .frame(width: 220)
          .padding(8)
          .background(column.isTargeted ? Color.teal.opacity(0.2) : Color(.secondarySystemFill))
          .cornerRadius(8)
          .dropDestination(for: KanbanCard.self) { cards, location in
            board.move(cards, to: column.id)
            return true
          } isTargeted: { isTargeted in
            column.isTargeted = isTargeted
          }
        }
      }
      .padding()
    }
  }
}

struct CardView: View {
  let card: KanbanCard

  var body: some View {
    Text(card.title)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(10)
      .background(Color.white)
      .overlay {
        RoundedRectangle(cornerRadius: 6)
          .strokeBorder(.gray.opacity(0.3))
      }
      .contentShape(.rect)
      .help("Drag me")
  }
}

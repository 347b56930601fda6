import Pando

// Lists over data and over bindings, in all spellings.

struct Sailor: Identifiable, Hashable {
  var id: Int
  var name: String
  var isAboard = false
  var mates: [Sailor]?
}

struct CrewScreen: View {
  @State private var crew = [Sailor(id: 1, name: "Ada"), Sailor(id: 2, name: "Ben")]

  var body: some View {
    List($crew) { $sailor in
      Toggle(sailor.name, isOn: $sailor.isAboard)
    }
    .safeAreaInset(edge: .bottom) {
      Text("\(crew.filter(\.isAboard).count) aboard")
    }
  }
}

struct CrewLists: View {
  @Binding var crew: [Sailor]
  @State private var names: [String] = []
  @State private var chosen: Int?
  @State private var several: Set<Int> = []

  var body: some View {
    List($crew, id: \.name) { $sailor in TextField("Name", text: $sailor.name) }
    List($names, id: \.self) { $name in Text(name) }
    List($crew, selection: $chosen) { $sailor in Text(sailor.name) }
    List($crew, selection: $several) { $sailor in Text(sailor.name) }
    List($crew, editActions: .all) { $sailor in Text(sailor.name) }
    List(crew, selection: $chosen) { Text($0.name) }
    List(crew, children: \.mates) { Text($0.name) }
    List(names, id: \.self) { Text($0) }
    List(0..<5) { number in Text("\(number)") }
  }
}

import Pando

struct TodoItem: Identifiable, Equatable, Codable {
  var id = UUID()
  var title: String
  var isDone = false
  var priority: Priority = .normal

  enum Priority: Int, Codable, CaseIterable, Comparable {
    case low, normal, high
    static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
    var color: Color {
      switch self {
      case .low: .gray
      case .normal: .blue
      case .high: .red
      }
    }
  }
}

class TodoStore: ObservableObject {
  @Published var items: [TodoItem]

  init(items: [TodoItem] = []) {
    self.items = items
  }

  var open: [TodoItem] { items.filter { !$0.isDone } }
  var done: [TodoItem] { items.filter(\.isDone) }

  func add(_ title: String) {
    let trimmed = title.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !trimmed.isEmpty else { return }
    items.append(TodoItem(title: trimmed))
  }

  func toggle(_ item: TodoItem) {
    guard let index = items.firstIndex(where: { $0.id == item.id }) else { return }
    items[index].isDone.toggle()
  }

  func remove(_ item: TodoItem) {
    items.removeAll { $0.id == item.id }
  }
}

struct TodoListView: View {
  @ObservedObject var store: TodoStore
  @State private var newTitle = ""
  @State private var editMode: EditMode = .inactive

  var body: some View {
    NavigationView {
      List {
        Section(header: Text("Add").font(.headline)) {
          HStack {
            TextField("New task", text: $newTitle, onCommit: addItem)
            Button(action: addItem) {
              Image(systemName: "plus.circle.fill")
                .imageScale(.large)
            }
            .buttonStyle(PlainButtonStyle())
            .disabled(newTitle.isEmpty)
            .accessibility(label: Text("Add task"))
          }
        }
        Section(header: sectionHeader("Open", count: store.open.count)) {
          ForEach(store.open) { item in
            TodoRow(item: item) { store.toggle(item) }
              .swipeActions(edge: .trailing, allowsFullSwipe: true) {
                Button(role: .destructive) {
                  store.remove(item)
                } label: {
                  Label("Delete", systemImage: "trash")
                }
              }
              .swipeActions(edge: .leading) {
                Button("Done") { store.toggle(item) }
                  .tint(.green)
              }
              .contextMenu {
                Button {
                  store.toggle(item)
                } label: {
                  Label("Mark as done", systemImage: "checkmark")
                }
                Divider()
                Button("Delete", role: .destructive) { store.remove(item) }
              }
          }
          .onDelete { indexSet in
            let ids = indexSet.map { store.open[$0].id }
            store.items.removeAll { ids.contains($0.id) }
          }
          .onMove { source, destination in
            store.items.move(fromOffsets: source, toOffset: destination)
          }
        }
        if !store.done.isEmpty {
          Section {
            ForEach(store.done, id: \.id) { item in
              TodoRow(item: item, toggle: { store.toggle(item) })
            }
          } header: {
            sectionHeader("Done", count: store.done.count)
          }
          .headerProminence(.increased)
        }
      }
      .listStyle(InsetGroupedListStyle())
      .environment(\.editMode, $editMode)
      .navigationBarTitle(Text("Tasks"))
      .navigationBarItems(leading: EditButton(), trailing: clearButton)
      .refreshable {
        await Task.yield()
      }
    }
  }

  private var clearButton: some View {
    Button("Clear") {
      withAnimation { store.items.removeAll(where: \.isDone) }
    }
  }

  private func sectionHeader(_ title: String, count: Int) -> some View {
    HStack {
      Text(title)
      Spacer()
      Text("\(count)")
        .foregroundColor(.secondary)
    }
  }

  private func addItem() {
    store.add(newTitle)
    newTitle = ""
  }
}

struct TodoRow: View {
  let item: TodoItem
  var toggle: @MainActor () -> Void

  var body: some View {
    Button(action: toggle) {
      HStack(spacing: 12) {
        Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle")
          .foregroundColor(item.priority.color)
        Text(item.title)
          .strikethrough(item.isDone, color: .gray)
          .foregroundColor(item.isDone ? .secondary : .primary)
        Spacer(minLength: 0)
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .listRowBackground(item.priority == .high ? Color.red.opacity(0.1) : nil)
    .listRowInsets(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
    .listRowSeparator(.hidden)
  }
}

import Pando

/// A task board: columns of cards.
struct BoardPage: View {
  struct Task: Identifiable {
    let id: Int
    let title: String
    let tag: String
    let color: Color
    var done = 0
    var of = 0
    var initials = "AL"
  }
  struct Column: Identifiable {
    let id: String
    let color: Color
    var tasks: [Task]
  }
  @State private var query = ""
  @State private var tag: String?
  @State private var columns = [
    Column(
      id: "To do",
      color: .gray,
      tasks: [
        Task(
          id: 1,
          title: "Write to the nursery about birches",
          tag: "Garden",
          color: .green,
          of: 3
        ),
        Task(
          id: 2,
          title: "Compare offers for the new roof",
          tag: "House",
          color: .orange,
          initials: "GH"
        ),
        Task(
          id: 3,
          title: "Plan the walk in May",
          tag: "Trips",
          color: .blue,
          of: 5,
          initials: "AT"
        ),
      ]
    ),
    Column(
      id: "In progress",
      color: .blue,
      tasks: [
        Task(id: 4, title: "Build the raised beds", tag: "Garden", color: .green, done: 2, of: 4),
        Task(
          id: 5,
          title: "Sort the photos of last year",
          tag: "Family",
          color: .purple,
          done: 6,
          of: 9,
          initials: "GH"
        ),
      ]
    ),
    Column(
      id: "Done",
      color: .green,
      tasks: [
        Task(id: 6, title: "Book the train", tag: "Trips", color: .blue, done: 2, of: 2),
        Task(
          id: 7,
          title: "Paint the fence",
          tag: "House",
          color: .orange,
          done: 1,
          of: 1,
          initials: "AT"
        ),
      ]
    ),
  ]

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(
          columns: [GridItem(.adaptive(minimum: 355), spacing: 18, alignment: .top)],
          spacing: 18
        ) {
          ForEach(columns) { column in
            BoardColumn(
              column: shown(column),
              others: columns.map(\.id).filter { $0 != column.id },
              move: move
            ) {
              add(to: column.id)
            }
          }
        }
        // In a window wider than three columns, the columns begin at the title, and no fourth one
        // fits beside them.
        .frame(maxWidth: 1473)
        .padding()
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .background(Color(.systemGroupedBackground))
      .navigationTitle("Spring")
      .searchable(text: $query, prompt: "Search tasks")
      .toolbar {
        ToolbarItem {
          Menu("Filter", systemImage: "line.3.horizontal.decrease.circle") {
            Picker("Show", selection: $tag) {
              Text("All tasks").tag(String?.none)
              ForEach(tags, id: \.self) { Text($0).tag(Optional($0)) }
            }
            .pickerStyle(.inline)
          }
        }
        ToolbarItem(placement: .primaryAction) {
          Button("New task", systemImage: "plus") { add(to: "To do") }
            .buttonStyle(.borderedProminent)
            .labelStyle(.titleAndIcon)
        }
      }
    }
  }

  private var tags: [String] { Set(columns.flatMap(\.tasks).map(\.tag)).sorted() }

  /// The column with only the tasks that match the search.
  private func shown(_ column: Column) -> Column {
    var column = column
    column.tasks.removeAll { task in
      tag.map { $0 != task.tag } ?? false
        || !query.isEmpty && !task.title.localizedStandardContains(query)
    }
    return column
  }

  /// Moves a task to the top of a column.
  private func move(_ id: Int, to name: String) {
    guard let to = columns.firstIndex(where: { $0.id == name }),
      let from = columns.firstIndex(where: { $0.tasks.contains { $0.id == id } }), from != to,
      let index = columns[from].tasks.firstIndex(where: { $0.id == id })
    else { return }
    withAnimation {
      columns[to].tasks.insert(columns[from].tasks.remove(at: index), at: 0)
    }
  }

  private func add(to name: String) {
    guard let index = columns.firstIndex(where: { $0.id == name }) else { return }
    let id = columns.flatMap(\.tasks).count + 1
    let task = Task(id: id, title: "Task \(id)", tag: "New", color: .gray)
    columns[index].tasks.insert(task, at: 0)
  }
}

private struct BoardColumn: View {
  let column: BoardPage.Column
  let others: [String]
  let move: @MainActor (Int, String) -> Void
  let add: @MainActor () -> Void
  @State private var isTargeted = false

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack(spacing: 8) {
        Circle().fill(column.color).frame(width: 9, height: 9)
        Text(column.id).font(.headline).accessibilityAddTraits(.isHeader)
        Text("\(column.tasks.count)").font(.subheadline).foregroundStyle(.secondary)
        Spacer()
        Button("Add to \(column.id)", systemImage: "plus", action: add).labelStyle(.iconOnly)
          .buttonStyle(.borderless)
      }
      .padding(.horizontal, 4)
      ForEach(column.tasks) { task in
        BoardCard(task: task)
          .draggable("\(task.id)")
          .contextMenu {
            ForEach(others, id: \.self) { name in
              Button("Move to “\(name)”") { move(task.id, name) }
            }
          }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(isTargeted ? Color.accentColor.opacity(0.1) : .clear, in: .rect(cornerRadius: 14))
    .dropDestination(for: String.self) { ids, _ in
      for id in ids.compactMap({ Int($0) }) { move(id, column.id) }
      return true
    } isTargeted: {
      isTargeted = $0
    }
  }
}

private struct BoardCard: View {
  let task: BoardPage.Task

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(task.tag).font(.caption.weight(.semibold)).foregroundStyle(task.color)
        .padding(.horizontal, 8).padding(.vertical, 2)
        .background(task.color.opacity(0.14), in: .capsule)
      Text(task.title).font(.body.weight(.medium))
      HStack {
        if task.of > 0 {
          Label("\(task.done) of \(task.of)", systemImage: "checklist").font(.footnote)
            .foregroundStyle(.secondary)
        }
        Spacer()
        Text(task.initials).font(.caption2.bold()).foregroundStyle(.secondary)
          .frame(width: 26, height: 26)
          .background(.quaternary, in: .circle)
      }
      if task.of > 0 {
        ProgressView(value: Double(task.done), total: Double(task.of)).tint(task.color)
          .accessibilityLabel("Steps done")
      }
    }
    .padding(14)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: 12))
    .shadow(color: .black.opacity(0.08), radius: 4, y: 2)
  }
}

import PandoTesting
import PandoUI
import Testing

/// Tests of the driver with the library's views, as in the recipes.
@MainActor
@Suite struct LibraryViewTests {
  struct Todo: Identifiable, Hashable {
    let id: Int
    var title: String
    var isDone = false
  }

  struct TodoRow: View {
    @Binding var todo: Todo
    let remove: @MainActor () -> Void
    var body: some View {
      HStack {
        Text(todo.title)
        Toggle("Done", isOn: $todo.isDone)
        Button("Remove", role: .destructive, action: remove)
      }
    }
  }

  struct TodosView: View {
    @State var todos: [Todo] = []
    @State var title = ""
    @State var isAsking = false
    @State var sorting = "Title"
    var body: some View {
      NavigationStack {
        Form {
          TextField("New todo", text: $title)
            .onSubmit {
              todos.append(Todo(id: todos.count, title: title))
              title = ""
            }
          Picker("Sort by", selection: $sorting) {
            Text("Title").tag("Title")
            Text("Date").tag("Date")
          }
          Section("Open") {
            ForEach($todos) { $todo in
              TodoRow(todo: $todo) { todos.removeAll { $0.id == todo.id } }
            }
            .onDelete { todos.remove(atOffsets: $0) }
          }
          NavigationLink("Settings") { Text("Nothing to set").navigationTitle("Settings") }
          Button("Remove all") { isAsking = true }.disabled(todos.isEmpty)
        }
        .navigationTitle("Todos")
        .alert("Remove all todos?", isPresented: $isAsking) {
          Button("Remove", role: .destructive) { todos = [] }
          Button("Cancel", role: .cancel) {}
        }
      }
    }
  }

  @Test func todo_isAddedDoneAndRemoved() async throws {
    let app = await Driver.open(TodosView())
    try await app.field("New todo").type("Buy milk").submit()
    try await app.type("Feed the cat\n", into: "New todo")
    #expect(app.section("Open").rows.count == 2)
    try await app.row(containing: "Buy milk").toggle("Done").turnOn()
    #expect(try app.row(containing: "Buy milk").toggle("Done").isOn)
    #expect(try !app.row(containing: "cat").toggle("Done").isOn)
    try await app.row(containing: "Buy milk").button("Remove").tap()
    #expect(!app.has(text: "Buy milk"))
    try await app.row(containing: "cat").delete()
    #expect(app.section("Open").rows.count == 0)
    #expect(try !app.button("Remove all").isEnabled)
  }

  @Test func alert_isAnsweredAndDismissed() async throws {
    let app = await Driver.open(TodosView(todos: [Todo(id: 0, title: "Buy milk")]))
    try await app.button("Remove all").tap()
    try await app.alert("Remove all todos?").dismiss()
    #expect(app.has(text: "Buy milk"))
    try await app.button("Remove all").tap()
    try await app.alert().button("Remove").tap()
    #expect(!app.alert().exists)
    #expect(!app.has(text: "Buy milk"))
  }

  @Test func link_leadsToAScreenAndBack() async throws {
    let app = await Driver.open(TodosView())
    try await app.link("Settings").tap()
    #expect(app.heading("Settings").exists)
    #expect(!app.field("New todo").exists)
    try await app.back()
    #expect(app.heading("Todos").exists)
  }

  @Test func picker_isSetByTheNameOfAnOption() async throws {
    let app = await Driver.open(TodosView())
    #expect(try app.picker("Sort by").value == "Title")
    try await app.picker("Sort by").select("Date")
    #expect(try app.picker("Sort by").value == "Date")
  }

  @Test func tree_isReadable() async throws {
    let app = await Driver.open(TodosView(todos: [Todo(id: 0, title: "Buy milk")]))
    #expect(
      app.tree == """
        screen "Todos"
          form
            row
              textField "New todo"
            row
              picker "Sort by": "Title" of "Title", "Date"
            section "Open"
              row
                text "Buy milk"
                toggle "Done" [off]
                button "Remove"
            row
              link "Settings"
            row
              button "Remove all"
        """
    )
  }
}

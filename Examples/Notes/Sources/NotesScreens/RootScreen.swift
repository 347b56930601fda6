import Pando

/// The one window: the notes, what can be pushed over them, and what holds for all screens.
struct RootScreen: View {
  @AppStorage("theme") private var theme = Theme.system
  @AppStorage("density") private var density = Density.comfortable
  @State private var path: [Route] = []
  @State private var model = NotesModel()

  var body: some View {
    NavigationStack(path: $path) {
      NotesScreen(model: model)
        .navigationDestination(for: Route.self) { route in
          switch route {
          case .note(let id): NoteScreen(id: id)
          case .slices: SlicesScreen()
          }
        }
    }
    .overlay(alignment: .bottom) {
      if !model.deleted.isEmpty { UndoBar(model: model) }
    }
    .tint(.orange)
    .environment(\.density, density)
    .preferredColorScheme(theme.colorScheme)
    .modifier(BeingHere())
  }
}

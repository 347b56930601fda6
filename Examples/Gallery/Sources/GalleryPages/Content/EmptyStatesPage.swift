import Pando

struct EmptyStatesPage: View {
  var body: some View {
    Specimens("Empty states", caption: "What is shown where there is nothing to show.") {
      Specimen("Nothing yet") {
        ContentUnavailableView(
          "No mail",
          systemImage: "tray",
          description: Text("New mail appears here.")
        )
      }
      Specimen("With actions") {
        ContentUnavailableView {
          Label("No projects", systemImage: "folder.badge.plus")
        } description: {
          Text("A project holds tasks that belong together.")
        } actions: {
          Button("New project") {}.buttonStyle(.borderedProminent)
          Button("Import") {}
        }
      }
      Specimen("No results") { ContentUnavailableView.search(text: "aspen") }
      Specimen("Waiting") {
        ProgressView("Loading").frame(maxWidth: .infinity, minHeight: 120)
      }
    }
  }
}

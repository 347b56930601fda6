import Pando

struct TabsPage: View {
  @State private var tab = "today"

  var body: some View {
    TabView(selection: $tab) {
      Tab("Today", systemImage: "sun.max", value: "today") {
        NavigationStack {
          List {
            Section("Morning") {
              Label("Water the aspen", systemImage: "drop")
              Label("Read the mail", systemImage: "envelope")
            }
            Section("Evening") { Label("Walk", systemImage: "moon") }
          }
          .navigationTitle("Today")
        }
      }
      Tab("Calendar", systemImage: "calendar", value: "calendar") { Text("Calendar") }
      Tab("Mail", systemImage: "envelope", value: "mail") { Text("Mail") }
        .badge(3)
      Tab("Settings", systemImage: "gear", value: "settings") { Text("Settings") }
    }
  }
}

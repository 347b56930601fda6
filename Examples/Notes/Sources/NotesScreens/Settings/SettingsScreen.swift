import Pando

/// The settings of each visitor.
struct SettingsScreen: View {
  @AppStorage("theme") private var theme = Theme.system
  @AppStorage("density") private var density = Density.comfortable
  @AppStorage("name") private var name = ""
  @AppStorage("swatch") private var swatch = Swatch.blue
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Name", text: $name)
          Picker("Color", selection: $swatch) {
            ForEach(Swatch.allCases) { Text($0.name).tag($0) }
          }
        } header: {
          Text("You")
        } footer: {
          Text("Others see this beside the notes while you are here.")
        }
        Section {
          Picker("Appearance", selection: $theme) {
            ForEach(Theme.allCases) { Text($0.name).tag($0) }
          }
          Picker("Rows", selection: $density) {
            ForEach(Density.allCases) { Text($0.name).tag($0) }
          }
        } header: {
          Text("Display")
        } footer: {
          Text("Kept for you alone, in app storage.")
        }
      }
      .navigationTitle("Settings")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { dismiss() }
        }
      }
    }
  }
}

import Pando

struct ListStylesPage: View {
  var body: some View {
    Specimens("List styles", caption: "The same rows in each style.") {
      Specimen("Inset and grouped") { rows.listStyle(.insetGrouped) }
      Specimen("Grouped") { rows.listStyle(.grouped) }
      Specimen("Plain") { rows.listStyle(.plain) }
      Specimen("Inset") { rows.listStyle(.inset) }
      Specimen("Sidebar") { rows.listStyle(.sidebar).frame(maxWidth: 280) }
      Specimen("Bordered") { rows.listStyle(.bordered) }
      Specimen("Group box") {
        GroupBox("Disk") {
          LabeledContent("Used", value: "212 GB")
          LabeledContent("Free", value: "788 GB")
        }
        GroupBox {
          Text("Without a name")
        }
      }
    }
  }

  private var rows: some View {
    List {
      Section("Today") {
        Label("Water the aspen", systemImage: "drop")
        Label("Call Grace", systemImage: "phone").badge(2)
      }
      Section("Later") {
        Label("Prune the birch", systemImage: "scissors")
      }
    }
    .frame(height: 260)
  }
}

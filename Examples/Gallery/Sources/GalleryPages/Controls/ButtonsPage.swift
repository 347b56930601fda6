import Pando

struct ButtonsPage: View {
  @State private var sort = "Name"

  var body: some View {
    Specimens(
      "Buttons and links",
      caption: "Styles, roles, sizes, shapes, and the menus that hang from buttons."
    ) {
      Specimen("Styles") {
        Swatches(width: 150) {
          Button("Automatic") {}
          Button("Bordered") {}.buttonStyle(.bordered)
          Button("Prominent") {}.buttonStyle(.borderedProminent)
          Button("Borderless") {}.buttonStyle(.borderless)
          Button("Plain") {}.buttonStyle(.plain)
          Button("Link") {}.buttonStyle(.link)
        }
      }
      Specimen("Roles and states") {
        Swatches(width: 150) {
          Button("Delete", role: .destructive) {}
          Button("Delete", role: .destructive) {}.buttonStyle(.borderedProminent)
          Button("Cancel", role: .cancel) {}
          Button("Disabled") {}.disabled(true)
          Button("Disabled") {}.buttonStyle(.borderedProminent).disabled(true)
          Button("Disabled") {}.buttonStyle(.plain).disabled(true)
        }
      }
      Specimen("Sizes") {
        Button("Mini") {}.controlSize(.mini)
        Button("Small") {}.controlSize(.small)
        Button("Regular") {}.controlSize(.regular)
        Button("Large") {}.controlSize(.large).buttonStyle(.borderedProminent)
        Button("Extra large") {}.controlSize(.extraLarge).buttonStyle(.borderedProminent)
      }
      Specimen("Shapes") {
        Swatches(width: 150) {
          Button("Capsule") {}.buttonBorderShape(.capsule)
          Button("Corners") {}.buttonBorderShape(.roundedRectangle(radius: 3))
          Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly).buttonBorderShape(.circle)
        }
        .buttonStyle(.bordered)
      }
      Specimen("Tints and labels") {
        Swatches(width: 150) {
          Button("Green") {}.buttonStyle(.borderedProminent).tint(.green)
          Button("Orange") {}.buttonStyle(.bordered).tint(.orange)
          Button("Purple") {}.buttonStyle(.borderedProminent).tint(.purple)
          Button("Share", systemImage: "square.and.arrow.up") {}
          Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly)
          Button {
          } label: {
            VStack {
              Image(systemName: "camera"); Text("Camera").font(.caption)
            }
          }
        }
        Button {
        } label: {
          Text("As wide as there is room").frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
      }
      Specimen("Menus") {
        HStack(spacing: 16) {
          Menu("Actions") {
            Button("Duplicate", systemImage: "plus.square.on.square") {}
            Button("Delete", systemImage: "trash", role: .destructive) {}
          }
          Menu {
            Picker("Sort by", selection: $sort) {
              Text("Name").tag("Name")
              Text("Date").tag("Date")
            }
          } label: {
            Label("Sort", systemImage: "arrow.up.arrow.down")
          }
        }
      }
      Specimen("Groups and links") {
        ControlGroup {
          Button("Back", systemImage: "chevron.backward") {}
          Button("Forward", systemImage: "chevron.forward") {}
        }
        Link("A link to a page", destination: URL(string: "https://example.com")!)
        Link(destination: URL(string: "https://example.com")!) {
          Label("With an icon", systemImage: "globe")
        }
      }
    }
  }
}

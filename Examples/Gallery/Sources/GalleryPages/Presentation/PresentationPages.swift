import Pando

/// The view below the presented one.
struct Underlay: View {
  var body: some View {
    List {
      Section("Trips") {
        Text("Utah in May")
        Text("Kyoto in autumn")
        Text("The coast by train")
      }
    }
    .navigationTitle("Trips")
  }
}

struct SheetPage: View {
  @State private var name = "Utah in May"
  @State private var day = Date(timeIntervalSince1970: 1_770_000_000)

  var body: some View {
    NavigationStack {
      Underlay().sheet(isPresented: .constant(true)) {
        NavigationStack {
          Form {
            TextField("Name", text: $name)
            DatePicker("Leaves", selection: $day, displayedComponents: .date)
            Section("Travellers") {
              Stepper("Adults: 2", value: .constant(2), in: 1...8)
              Toggle("With a dog", isOn: .constant(true))
            }
          }
          .navigationTitle("New trip")
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) {} }
            ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
          }
        }
        .presentationDetents([.medium, .large])
      }
    }
  }
}

struct AlertPage: View {
  @State private var name = ""

  var body: some View {
    NavigationStack {
      Underlay().alert("Rename the trip?", isPresented: .constant(true)) {
        TextField("Name", text: $name)
        Button("Cancel", role: .cancel) {}
        Button("Rename") {}
      } message: {
        Text("Everyone who shares it will see the new name.")
      }
    }
  }
}

struct DialogPage: View {
  var body: some View {
    NavigationStack {
      Underlay().confirmationDialog(
        "Delete “Utah in May”?",
        isPresented: .constant(true),
        titleVisibility: .visible
      ) {
        Button("Delete the trip", role: .destructive) {}
        Button("Move it to the archive") {}
        Button("Keep it", role: .cancel) {}
      } message: {
        Text("A trip that was deleted cannot be brought back.")
      }
    }
  }
}

struct PopoverPage: View {
  var body: some View {
    NavigationStack {
      VStack(spacing: 24) {
        Button("Sharing") {}
          .popover(isPresented: .constant(true)) {
            VStack(alignment: .leading, spacing: 8) {
              Text("Shared with three people").font(.headline)
              Text("Ada, Grace and Alan can change this trip.").font(.subheadline)
                .foregroundStyle(.secondary)
              Button("Invite") {}.buttonStyle(.borderedProminent)
            }
            .padding()
            .frame(width: 280)
          }
        Spacer()
      }
      .padding(40)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .navigationTitle("Popover and menus")
      .toolbar {
        Menu("More", systemImage: "ellipsis.circle") {
          Button("Copy", systemImage: "doc.on.doc") {}
          Section("Sort") {
            Toggle("By name", isOn: .constant(true))
            Toggle("By date", isOn: .constant(false))
          }
          Divider()
          Menu("Export") { Button("As text") {} }
          Button("Delete", systemImage: "trash", role: .destructive) {}
        }
      }
    }
  }
}

struct InspectorPage: View {
  var body: some View {
    NavigationStack {
      Underlay()
        .inspector(isPresented: .constant(true)) {
          Form {
            Section("Trip") {
              LabeledContent("Days", value: "12")
              Toggle("Shared", isOn: .constant(true))
            }
          }
        }
    }
  }
}

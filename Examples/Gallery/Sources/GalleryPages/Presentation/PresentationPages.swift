import Pando

/// The view below the presented one.
struct Underlay: View {
  var trips = Self.samples

  static let samples = ["Utah in May", "Kyoto in autumn", "The coast by train"]

  var body: some View {
    List {
      Section("Trips") {
        ForEach(trips, id: \.self) { Text($0) }
      }
    }
    .navigationTitle("Trips")
  }
}

struct SheetPage: View {
  @State private var isOpen = true
  @State private var trips = Underlay.samples
  @State private var name = "Tuscany by bike"
  @State private var day = Date(timeIntervalSince1970: 1_770_000_000)
  @State private var adults = 2
  @State private var hasDog = true

  var body: some View {
    NavigationStack {
      Underlay(trips: trips)
        .toolbar { Button("New trip", systemImage: "plus") { isOpen = true } }
        .sheet(isPresented: $isOpen) { form.presentationDetents([.medium, .large]) }
    }
  }

  private var form: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name)
        DatePicker("Leaves", selection: $day, displayedComponents: .date)
        Section("Travellers") {
          Stepper("Adults: \(adults)", value: $adults, in: 1...8)
          Toggle("With a dog", isOn: $hasDog)
        }
      }
      .navigationTitle("New trip")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { isOpen = false }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save", action: save).disabled(name.isEmpty || trips.contains(name))
        }
      }
    }
  }

  private func save() {
    trips.append(name)
    name = ""
    isOpen = false
  }
}

struct AlertPage: View {
  @State private var isOpen = true
  @State private var trips = Underlay.samples
  @State private var name = ""

  var body: some View {
    NavigationStack {
      Underlay(trips: trips)
        .toolbar { Button("Rename", systemImage: "pencil") { isOpen = true } }
        .alert("Rename the trip?", isPresented: $isOpen) {
          TextField("Name", text: $name)
          Button("Cancel", role: .cancel) {}
          Button("Rename") {
            if !name.isEmpty, !trips.contains(name) { trips[0] = name }
            name = ""
          }
        } message: {
          Text("Everyone who shares it will see the new name.")
        }
    }
  }
}

struct DialogPage: View {
  @State private var isOpen = true
  @State private var trips = Underlay.samples

  var body: some View {
    NavigationStack {
      Underlay(trips: trips)
        .toolbar {
          Button("Delete", systemImage: "trash") { isOpen = true }.disabled(trips.isEmpty)
        }
        .confirmationDialog(
          "Delete “\(trips.first ?? "")”?",
          isPresented: $isOpen,
          titleVisibility: .visible
        ) {
          Button("Delete the trip", role: .destructive) { trips = Array(trips.dropFirst()) }
          Button("Move it to the archive") { trips = Array(trips.dropFirst()) }
          Button("Keep it", role: .cancel) {}
        } message: {
          Text("A trip that was deleted cannot be brought back.")
        }
    }
  }
}

struct PopoverPage: View {
  @State private var isOpen = true
  @State private var guests = ["Ada", "Grace", "Alan"]
  @State private var isByName = true
  @State private var words = ""

  var body: some View {
    NavigationStack {
      VStack(spacing: 24) {
        Button("Sharing") { isOpen = true }
          .popover(isPresented: $isOpen) { sharing }
        Text(words).foregroundStyle(.secondary)
        Spacer()
      }
      .padding(40)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .navigationTitle("Popover and menus")
      .toolbar {
        Menu("More", systemImage: "ellipsis.circle") {
          Button("Copy", systemImage: "doc.on.doc") { words = "Copied." }
          Section("Sort") {
            Toggle("By name", isOn: $isByName)
            Toggle(
              "By date",
              isOn: Binding {
                !isByName
              } set: {
                isByName = !$0
              }
            )
          }
          Divider()
          Menu("Export") { Button("As text") { words = "Exported as text." } }
          Button("Delete", systemImage: "trash", role: .destructive) { words = "Deleted." }
        }
      }
    }
  }

  private var sharing: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Shared with \(guests.count) people").font(.headline)
      Text("\(guests.formatted(.list(type: .and))) can change this trip.").font(.subheadline)
        .foregroundStyle(.secondary)
      Button("Invite") { guests.append("Katherine") }
        .buttonStyle(.borderedProminent)
        .disabled(guests.count > 3)
    }
    .padding()
    .frame(width: 280)
  }
}

struct InspectorPage: View {
  @State private var isOpen = true
  @State private var isShared = true

  var body: some View {
    NavigationStack {
      Underlay()
        .toolbar { Button("Details", systemImage: "sidebar.trailing") { isOpen.toggle() } }
        .inspector(isPresented: $isOpen) {
          Form {
            Section("Trip") {
              LabeledContent("Days", value: "12")
              Toggle("Shared", isOn: $isShared)
            }
          }
        }
    }
  }
}

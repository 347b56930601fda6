import Pando

struct TabsPage: View {
  @State private var tab = "today"
  @State private var day = Date(timeIntervalSince1970: 1_770_000_000)
  @State private var letters = ["Offer for the roof", "The nursery", "Pictures from Ines"]
  @State private var reminds = true

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
      Tab("Calendar", systemImage: "calendar", value: "calendar") {
        NavigationStack {
          Form { DatePicker("Day", selection: $day, displayedComponents: .date) }
            .datePickerStyle(.graphical)
            .navigationTitle("Calendar")
        }
      }
      Tab("Mail", systemImage: "envelope", value: "mail") {
        NavigationStack {
          List(letters, id: \.self) { Label($0, systemImage: "envelope.badge") }
            .navigationTitle("Mail")
        }
      }
      .badge(letters.count)
      Tab("Settings", systemImage: "gear", value: "settings") {
        NavigationStack {
          Form {
            Toggle("Remind me in the morning", isOn: $reminds)
            Button("Mark all mail as read") { letters = [] }.disabled(letters.isEmpty)
          }
          .navigationTitle("Settings")
        }
      }
    }
  }
}

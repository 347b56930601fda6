import Pando

struct FormsPage: View {
  @State private var name = "Ada Lovelace"
  @State private var empty = ""
  @State private var note = "Bring the notes on the engine."
  @State private var amount = 42.5
  @State private var isOn = true
  @State private var plan = "Year"
  @State private var day = Date(timeIntervalSince1970: 1_770_000_000)
  @State private var count = 2
  @State private var level = 0.4

  var body: some View {
    NavigationStack {
      Form {
        Section("Account") {
          TextField("Name", text: $name)
          TextField("Mail", text: $empty, prompt: Text("you@example.com"))
            .textContentType(.emailAddress)
            .keyboardType(.emailAddress)
          SecureField("Password", text: $empty, prompt: Text("At least ten characters"))
            .fieldError(empty.count < 10 ? "Ten characters at least." : nil)
          LabeledContent("Member since", value: "2021")
        }
        Section {
          Picker("Plan", selection: $plan) {
            Text("Month").tag("Month")
            Text("Year").tag("Year")
          }
          Picker("How it is paid", selection: $plan) {
            Text("Month").tag("Month")
            Text("Year").tag("Year")
          }
          .pickerStyle(.segmented)
          DatePicker("Starts", selection: $day, displayedComponents: .date)
          DatePicker("Ends", selection: $day, in: day..., displayedComponents: .date)
            .datePickerStyle(.graphical)
          Stepper("Seats: \(count)", value: $count, in: 1...9)
          TextField("Amount", value: $amount, format: .number)
        } header: {
          Text("Plan")
        } footer: {
          Text("A plan can be changed at any time; what was paid is taken into account.")
        }
        Section("Settings") {
          Toggle("Tell me about news", isOn: $isOn)
          Slider(value: $level) { Text("Volume") }
          ColorPicker("Accent", selection: .constant(.purple))
          NavigationLink("More settings") { Text("More") }
          DisclosureGroup("Advanced") { Toggle("Verbose", isOn: $isOn) }
        }
        Section("Notes") {
          TextField("A few lines", text: $note, axis: .vertical).lineLimit(2...4)
          TextEditor(text: $note).accessibilityLabel("Note").frame(height: 90)
        }
        Section {
          Button("Save") {}
          Button("Delete the account", role: .destructive) {}
        }
      }
      .navigationTitle("Forms")
    }
  }
}

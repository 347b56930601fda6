import Pando

enum AppTheme: String, CaseIterable, Identifiable {
  case system, light, dark
  var id: String { rawValue }
  var title: LocalizedStringKey {
    switch self {
    case .system: return "System"
    case .light: return "Light"
    case .dark: return "Dark"
    }
  }
}

enum SyncInterval: Int, CaseIterable, Identifiable {
  case hourly = 1
  case daily = 24
  case weekly = 168
  var id: Self { self }
}

struct SettingsView: View {
  @AppStorage("theme") private var theme: AppTheme = .system
  @AppStorage("userName") private var userName = "Guest"
  @AppStorage("notificationsEnabled") var notificationsEnabled = true
  @AppStorage("fontSize") private var fontSize: Double = 14
  @AppStorage("syncInterval") private var interval = SyncInterval.daily
  @AppStorage("lastSync") private var lastSync: String?
  @State private var showingResetAlert = false
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentationMode) var presentationMode

  var body: some View {
    NavigationView {
      Form {
        Section(header: Text("Profile"), footer: Text("Shown to your friends.")) {
          HStack {
            Text("Name")
            Spacer()
            TextField("Your name", text: $userName)
              .multilineTextAlignment(.trailing)
          }
        }

        Section("Appearance") {
          Picker("Theme", selection: $theme) {
            ForEach(AppTheme.allCases) { theme in
              Text(theme.title).tag(theme)
            }
          }
          .pickerStyle(SegmentedPickerStyle())

          VStack(alignment: .leading) {
            Text("Font size: \(fontSize, specifier: "%.0f")")
            Slider(value: $fontSize, in: 10...24, step: 1) {
              Text("Font size")
            } minimumValueLabel: {
              Text("A").font(.system(size: 10))
            } maximumValueLabel: {
              Text("A").font(.system(size: 24, weight: .semibold, design: .rounded))
            }
          }
        }

        Section {
          Toggle(isOn: $notificationsEnabled) {
            Label("Notifications", systemImage: "bell.badge")
          }
          .tint(.orange)
          if notificationsEnabled {
            Picker(selection: $interval, label: Text("Sync")) {
              Text("Every hour").tag(SyncInterval.hourly)
              Text("Every day").tag(SyncInterval.daily)
              Text("Every week").tag(SyncInterval.weekly)
            }
            .pickerStyle(.menu)
          }
        } header: {
          Text("Notifications")
        } footer: {
          if let lastSync {
            Text("Last sync: \(lastSync)")
          } else {
            Text("Never synced")
          }
        }

        Section {
          NavigationLink("About", destination: AboutView())
          NavigationLink(destination: AboutView()) {
            Label("Licenses", systemImage: "doc.text")
          }
          Link("Website", destination: URL(string: "https://example.org")!)
          Button("Reset all settings", role: .destructive) {
            showingResetAlert = true
          }
        }
      }
      .navigationTitle("Settings")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) {
          Button("Done") { presentationMode.wrappedValue.dismiss() }
        }
        ToolbarItem(placement: .cancellationAction) {
          Button("Close", action: dismiss.callAsFunction)
        }
      }
      .alert(isPresented: $showingResetAlert) {
        Alert(
          title: Text("Reset settings?"),
          message: Text("This cannot be undone."),
          primaryButton: .destructive(Text("Reset")) { reset() },
          secondaryButton: .cancel()
        )
      }
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }

  private func reset() {
    theme = .system
    userName = "Guest"
    fontSize = 14
    interval = .daily
  }
}

struct AboutView: View {
  private var version: String { "1.0" }

  var body: some View {
    List {
      LabeledContent("Version", value: version)
      LabeledContent("Build", value: 42, format: .number)
      LabeledContent {
        Text("Pando")
      } label: {
        Text("Made with")
      }
    }
    .listStyle(GroupedListStyle())
    .navigationBarTitle("About", displayMode: .inline)
  }
}

import Pando

struct Profile: Equatable {
  enum Season: String, CaseIterable, Identifiable {
    case spring = "🌷"
    case summer = "🌞"
    var id: String { rawValue }
  }
  var username: String
  var prefersNotifications = true
  var season = Season.spring
  var birthday = Date(timeIntervalSince1970: 0)
  var color = Color.red
  var height = 170
  var volume: Float = 0.5
  var bio = ""
  var country: String? = nil
  var skills: Set<String> = []

  static let `default` = Profile(username: "ann")
}

struct ProfileHost: View {
  @Environment(\.editMode) var editMode
  @State private var profile = Profile.default
  @State private var draft = Profile.default

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      HStack {
        if editMode?.wrappedValue == .active {
          Button("Cancel", role: .cancel) {
            draft = profile
            editMode?.animation().wrappedValue = .inactive
          }
        }
        Spacer()
        EditButton()
      }
      if editMode?.wrappedValue == .inactive {
        ProfileSummary(profile: profile)
      } else {
        ProfileEditor(profile: $draft)
          .onAppear { draft = profile }
          .onDisappear { profile = draft }
      }
    }
    .padding()
  }
}

struct ProfileSummary: View {
  var profile: Profile
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 10) {
        Text(profile.username).bold().font(.title)
        Text("Notifications: \(profile.prefersNotifications ? "On" : "Off")")
        Text("Birthday: ") + Text(profile.birthday, style: .date).italic()
      }
    }
  }
}

struct ProfileEditor: View {
  @Binding var profile: Profile

  var dateRange: ClosedRange<Date> {
    let min = Calendar.current.date(byAdding: .year, value: -100, to: profile.birthday)!
    let max = Calendar.current.date(byAdding: .year, value: 100, to: profile.birthday)!
    return min...max
  }

  var body: some View {
    List {
      HStack {
        Text("Username")
        Spacer()
        TextField("Username", text: $profile.username)
          .foregroundStyle(.secondary)
          .multilineTextAlignment(.trailing)
      }
      Toggle(isOn: $profile.prefersNotifications) { Text("Enable Notifications") }
      Picker("Season", selection: $profile.season) {
        ForEach(Profile.Season.allCases) { season in
          Text(season.rawValue).tag(season)
        }
      }
      Picker("Country", selection: $profile.country) {
        Text("None").tag(nil as String?)
        Text("Norway").tag(Optional("NO"))
        Text("Chile").tag("CL" as String?)
      }
      DatePicker(selection: $profile.birthday, in: dateRange, displayedComponents: .date) {
        Text("Birthday")
      }
      DatePicker("Reminder", selection: $profile.birthday, displayedComponents: [.hourAndMinute])
        .datePickerStyle(CompactDatePickerStyle())
      DatePicker("Until", selection: $profile.birthday, in: ...Date())
        .labelsHidden()
      ColorPicker("Favorite color", selection: $profile.color, supportsOpacity: false)
      Stepper("Height: \(profile.height) cm", value: $profile.height, in: 100...250, step: 1)
      Stepper(
        "Or by hand",
        onIncrement: { profile.height += 5 },
        onDecrement: { profile.height -= 5 }
      )
      Slider(value: $profile.volume)
      Slider(value: $profile.volume, in: 0...1, onEditingChanged: { _ in })
      TextEditor(text: $profile.bio)
        .frame(minHeight: 80)
        .border(Color.gray, width: 1)
        .scrollContentBackground(.hidden)
      ForEach(["Swift", "Rust"], id: \.self) { skill in
        Toggle(skill, isOn: $profile.skills.contains(skill))
      }
    }
    .onChange(of: profile.username) { newValue in
      profile.username = String(newValue.prefix(10))
    }
  }
}

extension Binding {
  func contains<Element: Hashable & Sendable>(_ element: Element) -> Binding<Bool>
  where Value == Set<Element> {
    Binding<Bool>(
      get: { wrappedValue.contains(element) },
      set: { isIn in
        if isIn {
          wrappedValue.insert(element)
        } else {
          wrappedValue.remove(element)
        }
      }
    )
  }
}

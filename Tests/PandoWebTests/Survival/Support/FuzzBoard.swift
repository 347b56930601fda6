import Foundation
import Observation
import PandoUI

/// A board with every kind of control. Counters show whether forged events reached handlers that
/// must not be called.
@MainActor
@Observable
final class FuzzModel {
  static let choices = ["ash", "beech", "elm"]

  var presses = 0
  /// The handlers of disabled, hidden and removed views that were called.
  var forbidden: [String] = []
  var name = ""
  var secret = ""
  var words = ""
  var level = 5.0
  var count = 3
  var isOn = false
  var choice = "ash"
  var date = Date(timeIntervalSinceReferenceDate: 0)
  var color = Color.red
  var rows = (0..<8).map { "row \($0)" }
  var chosen: String?
  var tab = 0
  var keys = 0
  /// Whether the removable view exists.
  var hasExtra = true

  /// The values that legal events could not have produced.
  var damage: [String] {
    var damage: [String] = []
    if !forbidden.isEmpty { damage.append("forbidden: \(forbidden)") }
    if !(0...10).contains(level) { damage.append("level: \(level)") }
    if !(0...5).contains(count) { damage.append("count: \(count)") }
    if !Self.choices.contains(choice) { damage.append("choice: \(choice)") }
    if name.contains(where: \.isNewline) || secret.contains(where: \.isNewline) {
      damage.append("a line break")
    }
    if !ForgeryModel.isInCalendar(date) { damage.append("date: \(date)") }
    if Set(rows).count != rows.count { damage.append("rows: \(rows)") }
    if let chosen, !(0..<8).contains(where: { "row \($0)" == chosen }) {
      damage.append("chosen: \(chosen)")
    }
    if !(0...1).contains(tab) { damage.append("tab: \(tab)") }
    return damage
  }
}

struct FuzzBoard: View {
  @Bindable var model: FuzzModel

  var body: some View {
    VStack {
      Text(verbatim: "Presses \(model.presses)").accessibilityIdentifier("presses")
      Button("Press") { model.presses += 1 }.accessibilityIdentifier("press")
      controls
      forbidden
      rows
      TabView(selection: $model.tab) {
        Text("First").tabItem { Text("First") }.tag(0)
        Button("Behind") { if model.tab == 0 { model.forbidden.append("behind") } }
          .accessibilityIdentifier("behind").tabItem { Text("Second") }.tag(1)
      }
    }
  }

  @ViewBuilder private var controls: some View {
    TextField("Name", text: $model.name).accessibilityIdentifier("name")
    SecureField("Secret", text: $model.secret)
    TextEditor(text: $model.words)
    Slider(value: $model.level, in: 0...10)
    Stepper("Count", value: $model.count, in: 0...5)
    Toggle("On", isOn: $model.isOn)
    Picker("Choice", selection: $model.choice) {
      ForEach(FuzzModel.choices, id: \.self) { Text($0).tag($0) }
    }
    DatePicker("Date", selection: $model.date)
    ColorPicker("Color", selection: $model.color)
    Text("Keys \(model.keys)").focusable().onKeyPress { _ in
      model.keys += 1
      return .handled
    }
  }

  @ViewBuilder private var forbidden: some View {
    let refused = Binding<String> {
      ""
    } set: {
      model.forbidden.append("text \($0)")
    }
    Button("Disabled") { model.forbidden.append("disabled") }.disabled(true)
      .accessibilityIdentifier("disabled")
    TextField("Disabled", text: refused).disabled(true)
    VStack {
      Button("Hidden") { model.forbidden.append("hidden") }.accessibilityIdentifier("hidden")
      TextField("Hidden", text: refused)
    }
    .hidden()
    if model.hasExtra {
      Button("Vanishes") { if !model.hasExtra { model.forbidden.append("vanished") } }
        .accessibilityIdentifier("vanishes")
    }
  }

  private var rows: some View {
    List(selection: $model.chosen) {
      ForEach(model.rows, id: \.self) { Text($0) }
        .onDelete { offsets in
          model.rows.remove(atOffsets: offsets)
          // Refilled, so that there is always a row for the next event.
          if model.rows.isEmpty { model.rows = (0..<8).map { "row \($0)" } }
        }
        .onMove { model.rows.move(fromOffsets: $0, toOffset: $1) }
    }
  }
}

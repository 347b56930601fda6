import Foundation
import Observation
import PandoUI

/// Records the values that reach the bindings and handlers of a board, and the values that no control could have
/// sent. The handlers use the values as applications do.
@MainActor
@Observable
final class ForgeryModel {
  @ObservationIgnored private(set) var violations: [String] = []
  /// The number of received values, by the name of the control.
  @ObservationIgnored private(set) var counts: [String: Int] = [:]

  var rows = (0..<6).map { "row \($0)" }
  var tab = 0

  func check(_ name: String, _ isRight: Bool, _ value: @autoclosure () -> Any) {
    counts[name, default: 0] += 1
    if !isRight { violations.append("\(name): \(value())") }
  }
}

/// A control, its value, and a test whether the control can have a value.
@MainActor
struct Checked<Value, Content: View>: View {
  @State private var value: Value
  private let name: String
  private let model: ForgeryModel
  private let isRight: (_ new: Value, _ old: Value) -> Bool
  private let content: (Binding<Value>) -> Content

  init(
    _ name: String,
    _ value: Value,
    _ model: ForgeryModel,
    is isRight: @escaping (_ new: Value, _ old: Value) -> Bool,
    @ViewBuilder content: @escaping (Binding<Value>) -> Content
  ) {
    self.value = value
    self.name = name
    self.model = model
    self.isRight = isRight
    self.content = content
  }

  var body: some View {
    content(
      Binding {
        value
      } set: { new in
        model.check(name, isRight(new, value), new)
        value = new
      }
    )
  }
}

extension ForgeryModel {
  /// Whether a date is in the years 1 to 9999. Splits the date into components as applications do.
  static func isInCalendar(_ date: Date) -> Bool {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .current
    let parts = calendar.dateComponents([.era, .year, .month, .day, .hour], from: date)
    guard calendar.date(byAdding: .day, value: 1, to: date) != nil else { return false }
    return parts.era == 1 && (1...9999).contains(parts.year ?? 0)
  }

  static func isOnScreen(_ length: CGFloat) -> Bool {
    // `Int.init` traps if the value does not fit.
    length.isFinite && (-100_000...100_000).contains(Int(length.rounded()))
  }

  static func isOnScreen(_ place: CGPoint) -> Bool { isOnScreen(place.x) && isOnScreen(place.y) }
}

struct ForgeryBoard: View {
  let model: ForgeryModel

  var body: some View {
    VStack {
      NumberControls(model: model)
      ChoiceControls(model: model)
      DateControls(model: model)
      TextControls(model: model)
      NumberFields(model: model)
      Pointers(model: model)
      Rows(model: model)
    }
  }

  struct NumberControls: View {
    let model: ForgeryModel

    var body: some View {
      sliders
      steppers
      otherSteppers
    }

    private static func isOnStep(_ new: Double, _ old: Double) -> Bool {
      let steps = (new + 5) / 2.5
      return (-5.0...5.0).contains(new) && steps == steps.rounded()
    }

    private static func isTenth(_ new: Double, _ old: Double) -> Bool {
      let tenths = new * 10
      return (0.0...2.0).contains(new) && abs(tenths.rounded() - tenths) < 1e-6
    }

    private static func isNear(_ new: Int, _ old: Int) -> Bool {
      // Traps if the value does not fit.
      abs(new - old) <= 1000 && Int(Double(new) + 1) - 1 == new
    }

    private static func isNextDay(_ new: Date, _ old: Date) -> Bool {
      abs(new.timeIntervalSince(old)) == 86_400
    }

    @ViewBuilder private var sliders: some View {
      Checked("slider", 5.0, model, is: { new, _ in (0...10).contains(Int(new)) }) {
        Slider(value: $0, in: 0...10)
      }
      Checked("slider in steps", 0.0, model, is: Self.isOnStep) {
        Slider(value: $0, in: -5...5, step: 2.5)
      }
      Checked("slider of floats", Float(0.5), model, is: { new, _ in (0...1).contains(new) }) {
        Slider(value: $0)
      }
    }

    @ViewBuilder private var steppers: some View {
      Checked("stepper", 3, model, is: { new, _ in (0...5).contains(new) }) {
        Stepper("S", value: $0, in: 0...5)
      }
      Checked("stepper without limits", 3, model, is: Self.isNear) { Stepper("S", value: $0) }
      Checked("stepper of bytes", UInt8(250), model, is: { $0 != $1 }) { Stepper("S", value: $0) }
      Checked("stepper of tenths", 1.0, model, is: Self.isTenth) {
        Stepper("S", value: $0, in: 0...2, step: 0.1)
      }
    }

    @ViewBuilder private var otherSteppers: some View {
      Checked("stepper of days", Date(timeIntervalSince1970: 0), model, is: Self.isNextDay) {
        Stepper("S", value: $0, step: 86_400)
      }
      Stepper("S") {
        model.check("increment", true, 1)
      } onDecrement: {
        model.check("decrement", true, -1)
      }
    }
  }

  struct ChoiceControls: View {
    let model: ForgeryModel
    var body: some View {
      Toggle("T", isOn: Binding(get: { true }, set: { model.check("toggle", true, $0) }))
      Checked("picker", "a", model, is: { new, _ in ["a", "b"].contains(new) }) {
        Picker("P", selection: $0) {
          Text("a").tag("a")
          Text("b").tag("b")
          Text("c").tag("c").selectionDisabled()
          Divider()
        }
      }
      Checked(
        "segments",
        Int?.none,
        model,
        is: { new, _ in new.map { (0..<3).contains($0) } ?? true }
      ) {
        Picker("P", selection: $0) {
          ForEach(0..<3) { Text("\($0)").tag($0 as Int?) }
        }
        .pickerStyle(.segmented)
      }
      Checked("tabs", 0, model, is: { new, _ in (0...1).contains(new) }) {
        TabView(selection: $0) {
          Text("x").tabItem { Text("x") }.tag(0)
          Text("y").tabItem { Text("y") }.tag(1)
          Text("z").tabItem { Text("z") }
        }
      }
      Checked("color", Color.red, model, is: Self.isColor) {
        ColorPicker("C", selection: $0, supportsOpacity: false)
      }
    }

    private static func isColor(_ new: Color, _ old: Color) -> Bool {
      guard case .fixed(let resolved) = new.storage else { return false }
      // Traps if the value does not fit.
      let channels = [resolved.red, resolved.green, resolved.blue].map {
        UInt8(($0 * 255).rounded())
      }
      return channels.count == 3 && resolved.opacity == 1
    }
  }

  struct DateControls: View {
    let model: ForgeryModel
    var body: some View {
      let day = Date(timeIntervalSince1970: 1_700_000_000)
      let range = day.addingTimeInterval(-1e6)...day.addingTimeInterval(1e6)
      Checked("date", day, model, is: { new, _ in ForgeryModel.isInCalendar(new) }) {
        DatePicker("D", selection: $0)
      }
      Checked("date in a range", day, model, is: { new, _ in range.contains(new) }) {
        DatePicker("D", selection: $0, in: range, displayedComponents: .date)
      }
      Checked("date from", day, model) { new, _ in
        new >= day && ForgeryModel.isInCalendar(new)
      } content: {
        DatePicker("D", selection: $0, in: day...)
      }
      Checked("time", day, model, is: { new, _ in ForgeryModel.isInCalendar(new) }) {
        DatePicker("D", selection: $0, in: ...day, displayedComponents: .hourAndMinute)
      }
    }
  }

  struct TextControls: View {
    let model: ForgeryModel
    var body: some View {
      Checked("line", "", model, is: { new, _ in Self.isLine(new) }) { TextField("L", text: $0) }
      Checked("secret", "", model, is: { new, _ in Self.isLine(new) }) {
        SecureField("L", text: $0)
      }
      Checked("lines", "", model, is: { new, _ in Self.isText(new) }) {
        TextField("L", text: $0, axis: .vertical)
      }
      Checked("editor", "", model, is: { new, _ in Self.isText(new) }) { TextEditor(text: $0) }
    }

    private static func isText(_ text: String) -> Bool {
      !text.contains("\0") && text.utf8.count <= 4 << 20
    }

    private static func isLine(_ text: String) -> Bool {
      isText(text) && !text.contains(where: \.isNewline)
    }
  }

  struct NumberFields: View {
    let model: ForgeryModel
    var body: some View {
      Checked("number", 1.5, model, is: { new, _ in new.isFinite }) {
        TextField("N", value: $0, format: .number)
      }
      Checked("percent", 1.5, model, is: { new, _ in new.isFinite }) {
        TextField("N", value: $0, format: .percent)
      }
      Checked("amount", Double?.none, model, is: { new, _ in new?.isFinite ?? true }) {
        TextField("N", value: $0, format: .currency(code: "EUR"))
      }
      Checked("float", Float(1), model, is: { new, _ in new.isFinite }) {
        TextField("N", value: $0, format: .number)
      }
      Checked("whole", 1, model, is: { new, _ in new != .min }) {
        TextField("N", value: $0, format: .number)
      }
      Checked("decimal", Decimal(1), model, is: { new, _ in !new.isNaN }) {
        TextField("N", value: $0, format: .number)
      }
      Checked("formatter", 1.5, model, is: { new, _ in new.isFinite }) {
        TextField("N", value: $0, formatter: NumberFormatter())
      }
      let format = Date.FormatStyle(
        date: .numeric,
        time: .omitted,
        locale: Locale(identifier: "en_US")
      )
      Checked("day", Date(timeIntervalSince1970: 0), model) { new, _ in
        ForgeryModel.isInCalendar(new)
      } content: {
        TextField("N", value: $0, format: format)
      }
    }
  }

  struct Pointers: View {
    let model: ForgeryModel
    var body: some View {
      Text("drag").gesture(
        DragGesture(minimumDistance: 0).onChanged { drag in
          let way = CGPoint(x: drag.translation.width, y: drag.translation.height)
          model.check(
            "drag",
            ForgeryModel.isOnScreen(drag.location) && ForgeryModel.isOnScreen(drag.startLocation)
              && ForgeryModel.isOnScreen(way) && ForgeryModel.isOnScreen(drag.predictedEndLocation)
              && ForgeryModel.isInCalendar(drag.time),
            drag
          )
        }
      )
      Text("drop").dropDestination(for: String.self) { texts, place in
        model.check(
          "drop",
          ForgeryModel.isOnScreen(place) && texts.allSatisfy { !$0.contains("\0") },
          (texts, place)
        )
        return true
      }
      Text("keys").focusable().onKeyPress { press in
        model.check("key", press.characters.utf8.count <= 64, press)
        return .handled
      }
      Text("actions").accessibilityAction(named: "One") { model.check("action", true, 1) }
        .accessibilityAdjustableAction { model.check("action", true, $0) }
      GeometryReader { geometry in
        let frame = geometry.frame(in: .global)
        let lengths = [frame.minX, frame.minY, frame.width, frame.height]
        let isRight = lengths.allSatisfy { abs($0) <= 1e7 } && frame.width >= 0
        let _ = model.check("geometry", isRight && frame.height >= 0, frame)
        Text("geometry")
      }
      Text("files").fileImporter(isPresented: .constant(true), allowedContentTypes: []) { result in
        model.check("files", false, result)
      }
    }
  }

  struct Rows: View {
    let model: ForgeryModel
    var body: some View {
      Checked("row", String?.none, model) { new, _ in
        new.map { $0 != "row 2" && model.rows.contains($0) } ?? true
      } content: {
        List(selection: $0) {
          ForEach(model.rows, id: \.self) { row in
            Text(row).selectionDisabled(row == "row 2").deleteDisabled(row == "row 3")
          }
          .onDelete { offsets in
            let isRight = offsets.count == 1 && offsets.allSatisfy { model.rows[$0] != "row 3" }
            model.check("delete", isRight, offsets)
            model.rows.remove(atOffsets: offsets)
            if model.rows.count < 3 { model.rows = (0..<6).map { "row \($0)" } }
          }
          .onMove { offsets, end in
            let isRight =
              offsets.allSatisfy { model.rows.indices.contains($0) }
              && (0...model.rows.count).contains(end)
            model.check("move", isRight, (offsets, end))
            model.rows.move(fromOffsets: offsets, toOffset: end)
          }
        }
      }
      Checked("rows", Set<Int>(), model, is: { new, _ in new.isSubset(of: [0, 1, 2]) }) {
        List(0..<4, id: \.self, selection: $0) { Text("\($0)").selectionDisabled($0 == 3) }
      }
    }
  }
}

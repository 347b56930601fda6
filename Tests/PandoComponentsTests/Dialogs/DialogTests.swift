import PandoComponents
import PandoTesting
import PandoUI
import Testing

/// Tests of sheets, alerts and dialogs that emitters open.
@MainActor
@Suite(.dependencies)
struct DialogTests {
  @MainActor
  final class Log {
    var lines: [String] = []
  }

  struct EditorComponent: Component, View {
    let dish: String
    let done = SignalEmitter()
    @State private var words = ""
    var observers: Void { None }

    var body: some View {
      Text("Editing \(dish)")
      TextField("Words", text: $words)
      Button("Done", emitter: done)
    }
  }

  struct MenuComponent: Component, View {
    let log: Log
    let edit = Emitter<String>()
    let close = SignalEmitter()
    let didClose = SignalEmitter()
    let editor = DynamicComponent<EditorComponent>()
    let openEditor = SignalEmitter()

    var observers: Void {
      didClose += { log.lines.append("closed") }
      openEditor += {
        editor.create { EditorComponent(dish: "bread") }
        editor.done += { editor.destroy() }
      }
      editor.didDestroy += { log.lines.append("ended") }
    }

    var body: some View {
      Button("Soup", emitter: edit, value: "soup")
      Button("Salad", emitter: edit, value: "salad")
      Button("Bread", emitter: openEditor)
        .sheet(on: edit, until: close, didDismiss: didClose) { dish in
          Text("About \(dish)")
          Button("Enough", emitter: close)
        }
        .sheet(editor)
    }
  }

  @Test func emitter_opensASheetWithItsValue_andAnotherClosesIt() async throws {
    let log = Log()
    let menu = MenuComponent(log: log)
    let app = await Driver.open(menu)
    try await app.button("Soup").tap()
    #expect(app.sheet().text("About soup").exists)
    try await app.button("Enough").tap()
    #expect(!app.sheet().exists)
    #expect(log.lines == ["closed"])
    try await app.button("Salad").tap()
    #expect(app.sheet().text("About salad").exists)
    // Another value replaces the presented one.
    menu.edit.send("cheese")
    await app.settle()
    #expect(app.sheet().text("About cheese").exists)
    try await app.sheet().dismiss()
    #expect(!app.sheet().exists)
    app.close()
    #expect(menu.edit.subscriptionCount == 0)
  }

  @Test func dynamicComponent_isInItsSheetAsLongAsItIsThere() async throws {
    let log = Log()
    let menu = MenuComponent(log: log)
    let app = await Driver.open(menu)
    try await app.button("Bread").tap()
    #expect(app.sheet().text("Editing bread").exists)
    try await app.button("Done").tap()
    #expect(!app.sheet().exists)
    #expect(menu.editor.component == nil)
    try await app.button("Bread").tap()
    try await app.sheet().dismiss()
    #expect(menu.editor.component == nil)
    #expect(log.lines == ["ended", "ended"])
  }

  struct AlarmComponent: Component, View {
    let log: Log
    let isFull = SignalEmitter()
    let failed = Emitter<String>()
    let ask = Emitter<Int>()
    let remove = Emitter<Int>()
    var observers: Void { remove += { log.lines.append("removed \($0)") } }

    var body: some View {
      Text("Alarm")
        .alert("The shelf is full", on: isFull)
        .alert("That did not work", on: failed)
        .confirmationDialog("Remove it?", on: ask) { number in
          Button("Remove", emitter: remove, value: number, role: .destructive)
        } message: { number in
          Text("Number \(number) goes for good.")
        }
    }
  }

  @Test func emitters_openAlertsAndDialogs() async throws {
    let log = Log()
    let alarm = AlarmComponent(log: log)
    let app = await Driver.open(alarm)
    alarm.isFull.send()
    await app.settle()
    #expect(app.alert("The shelf is full").exists)
    try await app.button("OK").tap()
    #expect(!app.alert("The shelf is full").exists)
    alarm.failed.send("The disk is full.")
    await app.settle()
    #expect(app.alert("That did not work").text("The disk is full.").exists)
    try await app.button("OK").tap()
    alarm.ask.send(7)
    await app.settle()
    #expect(app.has(text: "Number 7 goes for good."))
    try await app.button("Remove").tap()
    #expect(log.lines == ["removed 7"])
    alarm.ask.send(8)
    await app.settle()
    try await app.button("Cancel").tap()
    #expect(log.lines == ["removed 7"])
  }

  struct EchoView: View {
    let emitter: Emitter<Int>
    @State private var sum = 0
    var body: some View { Text("\(sum)").onReceive(emitter) { sum += $0 } }
  }

  @Test func view_getsValuesOfAnEmitter_whileItExists_andOfItsReplacement() async throws {
    struct Switch: View {
      let one: Emitter<Int>
      let other: Emitter<Int>
      @State private var isOther = false
      var body: some View {
        EchoView(emitter: isOther ? other : one)
        Button("Switch") { isOther = true }
      }
    }
    let (one, other) = (Emitter<Int>(), Emitter<Int>())
    let app = await Driver.open(Switch(one: one, other: other))
    one.send(2)
    other.send(100)
    await app.settle()
    #expect(app.text("2").exists)
    try await app.button("Switch").tap()
    one.send(50)
    other.send(3)
    await app.settle()
    #expect(app.text("5").exists)
    #expect(one.subscriptionCount == 0)
    app.close()
    #expect(other.subscriptionCount == 0)
  }
}

import PandoTestSupport
import Testing

@testable import PandoUI

/// Tests of the menu bar of a window, which the scenes of the application declare.
@MainActor
@Suite struct CommandTests {
  struct Notes: App {
    @State private var count = 0
    @State private var isPlain = false

    var body: some Scene {
      WindowGroup {
        Text("Notes \(count)")
        Toggle("Plain", isOn: $isPlain)
      }
      .commands {
        CommandGroup(replacing: .newItem) { Button("New") { count += 1 } }
        CommandGroup(after: .saveItem) { Button("Export") {} }
        CommandGroup(replacing: .help) {}
        NoteCommands(isPlain: isPlain)
        SidebarCommands()
      }
      Settings { Text("Settings of notes") }
        .environment(\.isEnabled, true)
    }
  }

  struct NoteCommands: Commands {
    let isPlain: Bool
    @Environment(\.openWindow) private var openWindow

    var body: some Commands {
      CommandMenu("Note") {
        Button("Open") { openWindow(value: 7) }
      }
      if !isPlain {
        CommandMenu("Style") { Button("Bold") {} }
      } else {
        TextFormattingCommands()
      }
    }
  }

  private func drawn<A: App>(
    _ app: A,
    _ request: WindowRequest = WindowRequest()
  ) -> (drawn: Drawn, list: WindowList) {
    let list = WindowList(request: request)
    return (Drawn(AppView(app: app)) { $0.windowList = list }, list)
  }

  /// The titles of the menus that have items, each with the titles of its items.
  private func menus(_ drawn: Drawn) -> [[String]] {
    drawn.all.filter { $0.kind == .menu }.map { drawn.words(in: $0) }.filter { $0.count > 1 }
  }

  @Test func menuBar_hasTheItemsOfTheApplication_inTheirMenus() throws {
    let (drawn, list) = drawn(Notes())
    let all = menus(drawn)
    #expect(all.dropFirst() == [["File", "New", "Export"], ["Note", "Open"], ["Style", "Bold"]])
    #expect(all.first?.last == "Settings…")
    try drawn.tap("New")
    #expect(drawn.texts.contains("Notes 1"))
    var opened: [WindowRequest] = []
    list.open = { opened.append($0) }
    reports("no such window") { try? drawn.tap("Open") }
    try drawn.tap("Settings…")
    #expect(opened == [WindowRequest(name: "Settings")])
    try drawn.send(.change(.flag(true)), to: .toggle)
    #expect(menus(drawn).dropFirst() == [["File", "New", "Export"], ["Note", "Open"]])
    drawn.graph.close()
  }

  @Test func settings_areAWindow_withoutAMenuBar() {
    let (drawn, list) = drawn(Notes(), WindowRequest(name: "Settings"))
    #expect(drawn.texts == ["Settings of notes"])
    #expect(list.hasRequested)
    drawn.graph.close()
  }

  struct Replaced: App {
    let isRemoved: Bool

    var body: some Scene {
      if isRemoved {
        WindowGroup { Text("Main") }
          .commands { CommandMenu("Inner") { Button("A") {} } }
          .commandsRemoved()
      } else {
        Group {
          WindowGroup { Text("Main") }
            .commands { CommandMenu("Inner") { Button("A") {} } }
            .commands { CommandMenu("Outer") { Button("B") {} } }
        }
        .commandsReplaced { CommandMenu("Other") { Button("C") {} } }
        WindowGroup(id: "second") { Text("Second") }
          .commands { CommandMenu("Inner") { Button("A") {} } }
          .commands { CommandMenu("Outer") { Button("B") {} } }
      }
    }

    init() { isRemoved = false }
    init(isRemoved: Bool) { self.isRemoved = isRemoved }
  }

  @Test func commands_areAdded_replaced_andRemoved() {
    let second = WindowRequest(name: "second")
    for (app, request, expected) in [
      (Replaced(), second, [["Outer", "B"], ["Inner", "A"]]),
      (Replaced(), WindowRequest(), [["Other", "C"]]),
      (Replaced(isRemoved: true), WindowRequest(), []),
    ] {
      let (drawn, _) = drawn(app, request)
      #expect(menus(drawn) == expected)
      drawn.graph.close()
    }
  }

  struct Focused: App {
    var body: some Scene {
      WindowGroup { Text("Main").focusedSceneValue(\.noteName, "First") }
        .commands { FocusedCommands() }
    }
  }

  struct FocusedCommands: Commands {
    @FocusedValue(\.noteName) private var name

    var body: some Commands {
      CommandMenu("Note") { Button("Delete \(name ?? "nothing")") {} }
    }
  }

  @Test func commands_readFocusedValues() {
    let (drawn, _) = drawn(Focused())
    drawn.graph.flush()
    #expect(menus(drawn) == [["Note", "Delete First"]])
    drawn.graph.close()
  }
}

private struct NoteNameKey: FocusedValueKey {
  typealias Value = String
}

extension FocusedValues {
  fileprivate var noteName: String? {
    get { self[NoteNameKey.self] }
    set { self[NoteNameKey.self] = newValue }
  }
}

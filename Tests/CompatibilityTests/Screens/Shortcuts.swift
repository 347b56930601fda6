import Pando

struct NoteEditor: View {
  @State private var text = "Hello"
  @State private var log: [String] = []
  @State private var fontSize = 14.0
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      TextEditor(text: $text)
        .font(.system(size: fontSize))
        .focused($isFocused)
        .onKeyPress(.escape) {
          isFocused = false
          return .handled
        }
        .onKeyPress(phases: .down) { press in
          log.append("key \(press.characters)")
          return .ignored
        }
      HStack {
        Button("Save") { log.append("save") }
          .keyboardShortcut("s", modifiers: .command)
        Button("Save as") { log.append("save as") }
          .keyboardShortcut("s", modifiers: [.command, .shift])
        Button("Confirm") { log.append("confirm") }
          .keyboardShortcut(.defaultAction)
        Button("Dismiss") { log.append("dismiss") }
          .keyboardShortcut(.cancelAction)
        Button("Larger") { fontSize += 1 }
          .keyboardShortcut("+")
      }
      Text(log.joined(separator: "; "))
      Text("Size \(fontSize.formatted())")
    }
    .focusable()
    .defaultFocus($isFocused, true)
    .onMoveCommand { direction in
      if direction == .up { fontSize += 1 }
    }
    .onExitCommand { log.append("exit") }
  }
}

import Foundation
import PandoTesting
import PandoUI
import Testing

/// Tests of values of events of rows, pointers, keys, actions and files.
extension ControlValueTests {
  // MARK: Rows

  @Test func rows_whenAnotherOneSpeaks_orThisCannotBeDone_refuse() {
    let screen = ControlScreen(
      Keeping(["a", "b", "c"]) { rows in
        List {
          ForEach(rows.wrappedValue, id: \.self) { row in
            Text(row).deleteDisabled(row == "c").moveDisabled(row == "c")
          }
          .onDelete { rows.wrappedValue.remove(atOffsets: $0) }
          .onMove { rows.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
        }
      }
    )
    let (rows, list) = (screen.all(.row).map(\.id), screen.all(.list)[0].id)
    for event in [
      .delete(rows[1]), .delete(list), .move(rows[1], before: nil),
      .move(rows[0], before: list),
    ] as [Event] {
      #expect(refusal(event, to: .row, on: screen) != nil)
    }
    for event in [
      .delete(rows[2]), .move(rows[2], before: rows[0]), .delete(ElementID(-1)),
      .move(ElementID(.max), before: nil), .move(rows[0], before: ElementID(.min)),
    ] as [Event] {
      #expect(refusal(event, to: .list, on: screen) != nil)
    }
    #expect(screen.kept == #"["a", "b", "c"]"#)
    #expect(refusal(.move(rows[0], before: rows[2]), to: .list, on: screen) == nil)
    #expect(refusal(.delete(rows[0]), to: .list, on: screen) == nil)
    #expect(screen.kept == #"["b", "c"]"#)
  }

  // MARK: Pointers, keys, actions, files

  @Test func drag_whenNoScreenHasSuchAWay_isRefused() {
    struct Screen: View {
      @State var width = 0
      var body: some View {
        Text(verbatim: "\(width)")
          .gesture(DragGesture(minimumDistance: 0).onChanged { width = Int($0.translation.width) })
      }
    }
    let screen = ControlScreen(Screen())
    func drag(_ start: CGFloat, _ x: CGFloat, _ y: CGFloat = 0) -> String? {
      let value = DragGesture.Value(
        time: Date(timeIntervalSince1970: 0),
        location: CGPoint(x: x, y: y),
        startLocation: CGPoint(x: start, y: 0)
      )
      return refusal(.drag(value, ended: false), to: .text, on: screen)
    }
    for x in [.nan, .infinity, -.infinity, 1e300, 9e18, 100_001] as [CGFloat] {
      #expect(drag(0, x) != nil)
      #expect(drag(0, -x) != nil)
      #expect(drag(x, 0) != nil)
      #expect(drag(0, 0, x) != nil)
    }
    // Both points are within the limit, but their distance is not.
    #expect(drag(-90_000, 90_000) != nil)
    #expect(texts(screen) == ["0"])
    #expect(drag(10, -4000, 99_999) == nil)
    #expect(texts(screen) == ["-4010"])
  }

  @Test func drop_whenItsPlaceIsNone_isRefused() {
    let screen = ControlScreen(
      Keeping(CGPoint.zero) { place in
        Text("here").dropDestination(for: String.self) { _, location in
          place.wrappedValue = location
          return true
        }
      }
    )
    for x in [.nan, .infinity, 1e300, -100_001] as [CGFloat] {
      #expect(refusal(.drop(["a"], at: CGPoint(x: x, y: 0)), to: .text, on: screen) != nil)
    }
    #expect(refusal(.drop([], at: .zero), to: .text, on: screen) != nil)
    #expect(refusal(.drop(["a\0b"], at: .zero), to: .text, on: screen) != nil)
    #expect(refusal(.drop(["a"], at: CGPoint(x: -3, y: 4000)), to: .text, on: screen) == nil)
  }

  @Test(arguments: [-1, 1, 2, .min, .max])
  func actions_whenTheIndexIsNone_areRefused(index: Int) {
    let screen = ControlScreen(
      Keeping(0) { count in
        Text("act").accessibilityAction(named: "Add") { count.wrappedValue += 1 }
      }
    )
    #expect(refusal(.action(index), to: .text, on: screen) != nil)
    #expect(refusal(.action(0), to: .text, on: screen) == nil)
    #expect(screen.kept == "1")
  }

  @Test func key_thatNoKeyboardHas_isRefused() {
    let screen = ControlScreen(
      Keeping(0) { count in
        Text("keys").focusable().onKeyPress { _ in
          count.wrappedValue += 1
          return .handled
        }
      }
    )
    let long = "e" + String(repeating: "\u{301}", count: 1000)
    for press in [
      KeyPress(key: KeyEquivalent(Character(long))), KeyPress(key: "\0"),
      KeyPress(key: "a", characters: long), KeyPress(phase: .all, key: "a"),
      KeyPress(phase: [], key: "a"),
    ] {
      #expect(refusal(.key(press), to: .text, on: screen) != nil)
    }
    #expect(refusal(.key(KeyPress(key: "👩‍👩‍👧")), to: .text, on: screen) == nil)
    #expect(screen.kept == "1")
  }

  @Test func files_whenTheyAreNone_areRefused() {
    let screen = ControlScreen(
      Keeping([URL]()) { files in
        Text("import").fileImporter(
          isPresented: .constant(true),
          allowedContentTypes: [],
          allowsMultipleSelection: true
        ) { files.wrappedValue = (try? $0.get()) ?? [] }
      }
    )
    let file = URL(filePath: "/tmp/a")
    for event in [
      .files([]), .files([URL(string: "https://example.org/a")!]), .files([file, file]),
      .upload(completed: -1, total: 5), .upload(completed: 6, total: 5),
      .upload(completed: 0, total: .max), .upload(completed: .min, total: .min),
    ] as [Event] {
      #expect(refusal(event, to: .fileImporter, on: screen) != nil)
    }
    #expect(screen.kept == "[]")
    #expect(refusal(.upload(completed: 5, total: 5), to: .fileImporter, on: screen) == nil)
    #expect(refusal(.files([file]), to: .fileImporter, on: screen) == nil)
  }

  @Test func navigate_andFiles_areKindsOfTheirOwn() {
    let all: [EventKinds] = [
      .tap, .doubleTap, .longPress, .change, .submit, .focus, .key, .hover, .drag, .drop, .dismiss,
      .delete, .move, .refresh, .action, .navigate, .shortcut, .files, .pinch, .menu,
    ]
    #expect(Set(all.map(\.rawValue)).count == all.count)
    let screen = ControlScreen(NavigationStack { Text("root") })
    #expect(refusal(.files([]), to: .navigationStack, on: screen) == "notAnswered")
  }
}

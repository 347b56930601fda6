import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of what going back from a column or a screen leaves chosen, and in which order.
  @MainActor
  @Suite("Live columns that are left")
  struct LiveColumnBack {
    /// What appeared, disappeared and changed, in order.
    @MainActor
    private final class Log {
      private var notes: [String] = []
      func note(_ text: String) { notes.append(text) }
      func take() -> [String] {
        defer { notes = [] }
        return notes
      }
    }

    private struct Letters: View {
      let log: Log
      @State private var letter: Int?
      var body: some View {
        NavigationSplitView {
          List(1..<6, id: \.self, selection: $letter) { Text("Row \($0)") }
            .navigationTitle("Letters")
        } detail: {
          if let letter {
            Text("Letter \(letter)").navigationTitle("Letter")
              .onAppear { log.note("+\(letter)") }
              .onDisappear { log.note("-\(letter)") }
          } else {
            Text("None")
          }
        }
        .onChange(of: letter) { log.note("chose \(letter ?? 0)") }
      }
    }

    private struct Links: View {
      var body: some View {
        NavigationSplitView {
          List {
            NavigationLink("Open") { Text("Opened") }.accessibilityIdentifier("open")
          }
          .navigationTitle("Links")
        } detail: {
          Text("None")
        }
      }
    }

    private struct Deep: View {
      let log: Log
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          Button("Go") { path = [1, 2, 3] }.accessibilityIdentifier("go")
            .navigationDestination(for: Int.self) { number in
              Text("Screen \(number)").navigationTitle("Screen \(number)")
                .onAppear { log.note("+\(number)") }
                .onDisappear { log.note("-\(number)") }
            }
        }
      }
    }

    private static let phone = PageAudit.Look(width: 390, height: 844, isTouch: true, isDark: false)
    private static let isSidebar = "document.querySelector('.part-sidebar').checkVisibility()"

    @Test func back_inANarrowWindow_choosesNothing_andTheDetailDisappears() async throws {
      let log = Log()
      try await ChromiumTests.use(Self.phone) {
        Letters(log: log)
      } _: { window in
        try await window.waitForMore()
        for way in ["history.back()", "document.querySelector('.column-back').click()"] {
          try await window.click(".part-sidebar .row")
          try await window.wait("document.body.innerText.includes('Letter 1')")
          _ = try await window.execute(way)
          try await window.wait("\(Self.isSidebar) && location.pathname === '/'")
          try await window.wait("!document.querySelector('[aria-current=true],.row.selected')")
        }
        #expect(
          log.take() == [
            "chose 1", "+1", "chose 0", "-1", "chose 1", "+1", "chose 0", "-1",
          ]
        )
      }
    }

    private struct Mail: View {
      @State private var selection: Int? = 1
      var body: some View {
        NavigationSplitView {
          List([1, 2], id: \.self, selection: $selection) { Text("Letter \($0)") }
            .navigationTitle("Inbox")
        } detail: {
          Text("Good day").navigationTitle("Supper on Friday evening")
            .toolbar {
              Button("Archive", systemImage: "archivebox") {}
              Button("Delete", systemImage: "trash") {}
            }
        }
      }
    }

    @Test(arguments: [360, 375, 390, 430])
    func back_besideATitleAndTools_liesOverNeither(width: Int) async throws {
      let look = PageAudit.Look(width: width, height: 844, isTouch: true, isDark: false)
      try await ChromiumTests.use(look) {
        Mail()
      } _: { window in
        try await window.waitForScripts()
        // The way there shows the column anew.
        try await window.wait("document.querySelector('.column-back').checkVisibility()")
        try await window.wait(
          """
          (() => {
            const [back, title, tools] = ['.column-back', '.part-detail .screen-title', '.part-detail .tools'].map(
              (name) => [...document.querySelectorAll(name)].find((node) => node.checkVisibility()))
            if (!title || !tools) return false
            const words = document.createRange(), box = title.getBoundingClientRect()
            words.selectNodeContents(title)
            return back.getBoundingClientRect().right <= Math.max(words.getBoundingClientRect().left, box.left)
              && box.right <= tools.getBoundingClientRect().left
          })()
          """
        )
      }
    }

    @Test func back_inAWideWindow_choosesNothingElse() async throws {
      let log = Log()
      try await ChromiumTests.use(.desktop) {
        Letters(log: log)
      } _: { window in
        try await window.waitForMore()
        try await window.click(".part-sidebar .row")
        try await window.wait("document.body.innerText.includes('Letter 1')")
        _ = try await window.execute("document.querySelector('.column-back').click()")
        try await window.click(".part-sidebar .row + .row")
        try await window.wait("document.body.innerText.includes('Letter 2')")
        #expect(log.take().filter { $0.hasPrefix("chose") } == ["chose 1", "chose 2"])
      }
    }

    @Test func back_fromTheScreenOfALink_leavesIt() async throws {
      try await ChromiumTests.use(Self.phone) {
        Links()
      } _: { window in
        try await window.waitForMore()
        for _ in 1...2 {
          try await window.click("[data-testid=open]")
          try await window.wait("document.body.innerText.includes('Opened')")
          _ = try await window.execute("history.back()")
          try await window.wait(
            "\(Self.isSidebar) && !document.body.textContent.includes('Opened')"
          )
        }
      }
    }

    @Test func back_fromScreensThatWerePushedAtOnce_leavesOneOfThem() async throws {
      let log = Log()
      try await ChromiumTests.use(Self.phone) {
        Deep(log: log)
      } _: { window in
        try await window.click("[data-testid=go]")
        try await window.wait("location.pathname === '/1/2/3' && history.state.pando.at(-1) === 3")
        #expect(log.take() == ["+3"])
        for depth in [2, 1] {
          _ = try await window.execute("history.back()")
          try await window.wait(
            "document.body.innerText.includes('Screen \(depth)') && history.state.pando.at(-1) === \(depth)"
          )
          // The browser goes back before the server knows.
          var lines: [String] = []
          await yieldUntil {
            lines += log.take()
            return lines.count >= 2
          }
          #expect(Set(lines) == ["-\(depth + 1)", "+\(depth)"])
        }
        #expect(try await window.execute("return location.pathname") == "/1")
        _ = try await window.execute("history.back()")
        try await window.wait("history.state.pando.at(-1) === 0")
        _ = try await window.execute("history.go(3)")
        try await window.wait("location.pathname === '/1/2/3'")
        try await window.wait("document.body.innerText.includes('Screen 3')")
      }
    }
  }
}

import PandoTestSupport
import PandoTesting
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of windows of an application, in tabs of a browser.
  @MainActor
  @Suite("Live windows")
  struct LiveWindows {
    struct Library: App {
      var body: some Scene {
        WindowGroup { Shelf() }
        WindowGroup(for: Int.self) { $book in Book(book: book ?? 0) }
      }
    }

    struct Shelf: View {
      @Environment(\.openWindow) private var openWindow

      var body: some View {
        Button("Open") { openWindow(value: 7) }
          .accessibilityIdentifier("open")
          .navigationTitle("Shelf")
      }
    }

    struct Book: View {
      let book: Int

      var body: some View {
        NavigationStack {
          NavigationLink("Notes", value: "notes")
            .accessibilityIdentifier("notes")
            .navigationTitle("Book \(book)")
            .navigationDestination(for: String.self) { Text($0).navigationTitle($0) }
        }
      }
    }

    struct Notebook: App {
      @State private var count = 0

      var body: some Scene {
        WindowGroup { Text("Notes: \(count)").accessibilityIdentifier("count") }
          .commands {
            CommandGroup(replacing: .newItem) {
              Button("New Note") { count += 1 }.keyboardShortcut("b")
              Menu("More") { Button("Two") { count += 2 }.keyboardShortcut("e") }
            }
            CommandMenu("Book") {
              Button("Read") { count += 3 }.keyboardShortcut(
                .return,
                modifiers: [.command, .shift]
              )
            }
            CommandGroup(replacing: .help) {}
          }
      }
    }

    /// A wide window shows the menus that have items. In a narrow window only their shortcuts work.
    @Test(.dependencies, arguments: [390, 1280])
    func menuBar_isInAWideWindow_andItsShortcutsInEach(width: Int) async throws {
      try await AppServer.run(Notebook.self) { server in
        try await ChromeWindow.use(width: width) { window in
          try await window.open(port: server.port)
          let seen = try await window.execute(
            """
            return [...document.querySelectorAll('.part-commands .menu-button')]
              .filter((node) => node.checkVisibility({ visibilityProperty: true }))
              // A menu begins where its button does, and not at the edge of the window.
              .map((node) => node.getBoundingClientRect().left >= 8 ? node.innerText : 'at the edge')
            """
          ).list.compactMap(\.text)
          #expect(seen == (width == 390 ? [] : ["File", "Book"]))
          try await window.press(.b, with: .control)
          try await window.wait(
            "document.querySelector('[data-testid=count]').innerText == 'Notes: 1'"
          )
          try await window.press(.e, with: .control)
          try await window.wait(
            "document.querySelector('[data-testid=count]').innerText == 'Notes: 3'"
          )
          let layout = try await window.execute(
            """
            const page = document.documentElement, root = document.querySelector('.root').getBoundingClientRect()
            return [page.scrollHeight - innerHeight, page.scrollWidth - innerWidth, root.top]
            """
          ).list.compactMap(\.number)
          #expect(layout == [0, 0, width == 390 ? 0 : 29])
        }
      }
    }

    @Test(.dependencies)
    func openMenuOfTheBar_underAMouse_keepsItsBackground() async throws {
      try await AppServer.run(Notebook.self) { server in
        try await ChromeWindow.use(width: 1280) { window in
          try await window.open(port: server.port)
          try await window.execute(
            """
            [...document.querySelectorAll('.part-commands > .menu > .menu-button')]
              .find((node) => node.checkVisibility()).click()
            """
          )
          let ground =
            "getComputedStyle(document.querySelector('.menu-items:popover-open')).backgroundColor"
          let before = try await window.wait(ground)
          let item = try await window.find(".menu-items:popover-open .button").reference
          try await window.point(["type": "pointerMove", "x": 0, "y": 0, "origin": item])
          try await window.wait("document.querySelector('.menu-items:popover-open:hover')")
          #expect(try await window.execute("return \(ground)") == before)
        }
      }
    }

    @Test(.dependencies)
    func menuBar_goesFromMenuToMenu_byArrowKeysAndTheMouse_andShowsShortcuts() async throws {
      try await AppServer.run(Notebook.self) { server in
        try await ChromeWindow.use(width: 1280) { window in
          try await window.open(port: server.port)
          try await window.wait("document.adoptedStyleSheets.length > 0")
          func wait(_ words: String) async throws {
            try await window.wait("document.activeElement.innerText.trim() == '\(words)'")
          }
          // Menus without items are not in sight.
          let bar =
            "[...document.querySelectorAll('.part-commands > .menu > .menu-button')].filter(node => node.checkVisibility())"
          try await window.execute("\(bar)[0].focus()")
          try await window.press(.right)
          try await wait("Book")
          try await window.press(.right)
          try await wait("File")
          try await window.press(.down)
          try await wait("New Note")
          try await window.press(.right)
          try await wait("Read")
          try await window.press(.left)
          try await wait("New Note")
          try await window.press(.down)
          // The menu in the menu, by the same keys.
          try await window.press(.right)
          try await wait("Two")
          try await window.press(.left)
          try await wait("More")
          try await window.press(.left)
          try await wait("Read")
          let shown = try await window.execute(
            "return [...document.querySelectorAll('[data-keys]')].map(item => item.dataset.keys)"
          )
          #expect(shown.list.map(\.text) == ["Ctrl+B", "Ctrl+E", "Ctrl+Shift+↵"])
          try await window.execute(
            "\(bar)[0].dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))"
          )
          try await wait("New Note")
          try await window.press(.escape)
          try await wait("File")
        }
      }
    }

    private let query = "?pando-window=Int&pando-value=7"

    @Test(.dependencies) func openWindow_opensATab_orReportsThatItDidNot() async throws {
      try await AppServer.run(Library.self, { try $0.setBasePath("/books") }) { server in
        try await ChromeWindow.use { window in
          try await window.open(port: server.port, "books/")
          // The test keeps the opened window, because the driver of the browser stays in the first
          // one.
          _ = try await window.execute(
            "const real = open; window.open = (address) => window.opened = real(address)"
          )
          try await window.click("[data-testid=open]")
          try await window.wait("window.opened?.document.title == 'Book 7'")
          let place = try await window.execute(
            "return opened.location.pathname + opened.location.search"
          )
          #expect(place == "/books/\(query)")
          _ = try await window.execute("opened.close(); window.open = () => null")
          try await window.click("[data-testid=open]")
          try await window.wait(
            "document.getElementById('pando-status').textContent.includes('new tab')"
          )
        }
      }
    }

    struct Desk: App {
      var body: some Scene {
        WindowGroup { DeskButtons() }
        Window("Tools", id: "tools") { DeskButtons() }
      }
    }

    struct DeskButtons: View {
      @Environment(\.openWindow) private var openWindow
      @Environment(\.dismissWindow) private var dismissWindow

      var body: some View {
        Button("Open") { openWindow(id: "tools") }.accessibilityIdentifier("open")
        Button("Close tools") { dismissWindow(id: "tools") }.accessibilityIdentifier("close")
        Button("Close this") { dismissWindow() }.accessibilityIdentifier("leave")
      }
    }

    @Test(.dependencies) func dismissWindow_closesTheTabThatWasOpened() async throws {
      try await AppServer.run(Desk.self) { server in
        try await ChromeWindow.use { window in
          try await window.open(port: server.port)
          _ = try await window.execute(
            "const real = open; window.open = (address) => window.opened = real(address)"
          )
          func openTools() async throws {
            try await window.click("[data-testid=open]")
            try await window.wait(
              "window.opened?.closed === false && opened.document.title == 'Tools'"
            )
            // The opened page has to be connected to the server.
            try await window.wait(
              "opened.document.readyState == 'complete' && opened.document.querySelector('[data-testid=leave]') != null"
            )
          }
          try await openTools()
          try await window.click("[data-testid=close]")
          try await window.wait("opened.closed")
          try await openTools()
          // A click that comes before the page is connected is sent once it is.
          _ = try await window.execute(
            "opened.document.querySelector('[data-testid=leave]').click()"
          )
          try await window.wait("opened.closed")
          // The page that opened the tabs stays.
          try await window.wait("document.querySelector('[data-testid=open]') != null")
        }
      }
    }

    @Test(.dependencies) func addressOfAWindow_keepsTheWindow_whereverOneGoesInIt() async throws {
      try await AppServer.run(Library.self) { server in
        try await ChromeWindow.use { window in
          let start = "http://127.0.0.1:\(server.port)/"
          try await window.open(start + query)
          try await window.wait("document.title == 'Book 7'")
          try await window.click("[data-testid=notes]")
          try await window.wait("document.title == 'notes'")
          try await window.wait(
            "location.pathname == '/String=notes' && location.search == '\(query)'"
          )
          try await window.open(start + "String=notes" + query)
          try await window.wait("document.title == 'notes'")
          _ = try await window.execute("document.querySelector('.bar>.dismiss')?.click()")
          try await window.wait("document.title == 'Book 7' && location.search == '\(query)'")
          for wrong in ["?pando-window=Int&pando-value=seven", "?pando-window=Nothing"] {
            try await window.open(start + wrong)
            let isRefused = try await window.execute(
              "return document.title.startsWith('Not found')"
            )
            #expect(isRefused == true)
          }
        }
      }
    }
  }
}

import Foundation
import PandoTestSupport
import Testing

@testable import PandoUI

/// Tests of an application with several windows: each page shows one of them.
@MainActor
@Suite struct WindowTests {
  struct Details: Codable, Hashable {
    var book: Int
    var isLarge: Bool
  }

  struct Library: App {
    var body: some Scene {
      WindowGroup { Text("Shelf") }
      Window("About", id: "about") { Text("About us") }
      WindowGroup(for: Int.self) { $id in
        Text("Next of \(id.map(String.init) ?? "none")")
        Press("Next") { id = (id ?? 0) + 1 }
      }
      WindowGroup(id: "details", for: Details.self) { $details in
        Text("Book \(details?.book ?? 0)")
      }
      WindowGroup(for: String.self) { $name in
        Text("Name \(name)")
      } defaultValue: {
        "nobody"
      }
    }
  }

  /// A page of an application, and the windows that it declares.
  private func page<A: App>(
    of app: A,
    _ request: WindowRequest = WindowRequest()
  ) -> (page: Page, list: WindowList) {
    let list = WindowList(request: request)
    return (Page(AppView(app: app)) { $0.windowList = list }, list)
  }

  @Test(arguments: [
    (WindowRequest(), "Shelf"),
    (WindowRequest(name: "about"), "About us"),
    (WindowRequest(name: "Int", json: "7"), "Next of 7"),
    (WindowRequest(name: "Int"), "Next of none"),
    (WindowRequest(name: "details", json: #"{"book":3,"isLarge":true}"#), "Book 3"),
    (WindowRequest(name: "details"), "Book 0"),
    (WindowRequest(name: "String"), "Name nobody"),
    (WindowRequest(name: "String", json: #""Ada""#), "Name Ada"),
  ])
  func page_showsTheWindowOfItsAddress(request: WindowRequest, text: String) {
    let (page, list) = page(of: Library(), request)
    #expect(page.texts == [text])
    #expect(list.hasRequested)
  }

  @Test(arguments: [
    WindowRequest(name: "nothing"), WindowRequest(name: ""),
    WindowRequest(name: "about", json: "1"),
    WindowRequest(name: "Int", json: "seven"), WindowRequest(name: "Int", json: ""),
    WindowRequest(name: "details", json: "7"),
  ])
  func addressOfNoWindow_showsNothing(request: WindowRequest) {
    let (page, list) = page(of: Library(), request)
    #expect(page.texts.isEmpty)
    #expect(!list.hasRequested)
  }

  @Test func openWindow_opensByIdentityAndByValue() {
    let (_, list) = page(of: Library())
    var requests: [WindowRequest] = []
    list.open = { requests.append($0) }
    let openWindow = OpenWindowAction(list: list)
    openWindow(id: "about")
    openWindow(value: 7)
    openWindow(id: "details", value: Details(book: 3, isLarge: false))
    openWindow(value: Details(book: 4, isLarge: false))
    openWindow(id: "details")
    #expect(
      requests == [
        WindowRequest(name: "about"), WindowRequest(name: "Int", json: "7"),
        WindowRequest(name: "details", json: #"{"book":3,"isLarge":false}"#),
        WindowRequest(name: "details", json: #"{"book":4,"isLarge":false}"#),
        WindowRequest(name: "details"),
      ]
    )
  }

  @Test func openWindow_ofAMissingWindow_isReportedWithTheExistingOnes() {
    let (_, list) = page(of: Library())
    var count = 0
    let openWindow = OpenWindowAction(list: list)
    reports("nothing here opens windows") { openWindow(id: "about") }
    list.open = { _ in count += 1 }
    reports(#"openWindow(id: "help")"#) { openWindow(id: "help") }
    let known = #""about", for Int.self, "details" for Details.self, for String.self"#
    reports(known) { openWindow(id: "help") }
    reports("no such window") { openWindow(id: "about", value: 7) }
    reports("no such window") { openWindow(value: 1.5) }
    reports("more than 2000 bytes") { openWindow(value: String(repeating: "a", count: 3_000)) }
    #expect(count == 0)
  }

  @Test func dismissWindow_closesByIdentityAndByValue() {
    let (_, list) = page(of: Library())
    var requests: [WindowRequest?] = []
    list.close = { requests.append($0) }
    let dismissWindow = DismissWindowAction(list: list)
    dismissWindow()
    dismissWindow(id: "about")
    dismissWindow(value: 7)
    dismissWindow(id: "details")
    #expect(
      requests == [
        nil, WindowRequest(name: "about"), WindowRequest(name: "Int", json: "7"),
        WindowRequest(name: "details"),
      ]
    )
    reports(#"dismissWindow(id: "help"): the application has no such window"#) {
      dismissWindow(id: "help")
    }
    #expect(requests.count == 4)
    list.close = nil
    reports("nothing here closes windows") { dismissWindow() }
  }

  /// A request without a value means all windows of its name.
  @Test func requests_areAmongOthers_byNameAndValue() {
    let book = WindowRequest(name: "Int", json: "7")
    #expect(book.isAmong(book) && book.isAmong(WindowRequest(name: "Int")))
    #expect(!book.isAmong(WindowRequest(name: "Int", json: "8")))
    #expect(!book.isAmong(WindowRequest(name: "about")))
    #expect(!WindowRequest().isAmong(WindowRequest(name: "Int")))
  }

  /// A modifier of a scene that the page does not show works like one of the scene that it shows.
  @Test func scenesThatAreNotShown_areObserved() {
    struct Observing: App {
      static let log = Log()
      @State private var count = 0

      var body: some Scene {
        WindowGroup { Press("Count \(count)") { count += 1 } }
        WindowGroup(id: "other") { Text("Other") }
          .onChange(of: count) { Self.log.lines.append("\(count)") }
      }
    }
    let (page, _) = page(of: Observing())
    page.press("Count 0")
    page.graph.flush()
    #expect(page.find(.button, "Count 1") != nil)
    #expect(Observing.log.lines == ["1"])
  }

  /// Of several windows with one name the first is shown, at the first evaluation and at later ones.
  @Test func windowsWithOneName_areTheFirst() {
    struct Twice: App {
      @State private var count = 0

      var body: some Scene {
        WindowGroup { Text("Main") }
        WindowGroup(id: "same") { Press("First \(count)") { count += 1 } }
        WindowGroup(id: "same") { Press("Second \(count)") { count += 1 } }
      }
    }
    let (page, list) = page(of: Twice(), WindowRequest(name: "same"))
    #expect(page.find(.button, "First 0") != nil)
    #expect(page.find(.button, "Second 0") == nil)
    page.press("First 0")
    page.graph.flush()
    #expect(page.find(.button, "First 1") != nil)
    #expect(page.find(.button, "Second 1") == nil)
    #expect(list.hasRequested)
    page.graph.close()
  }

  @Test func groupOfScenes_isItsWindows() {
    struct Grouped: App {
      var body: some Scene {
        Group {
          WindowGroup { Text("Shelf") }
          Window("About", id: "about") { Text("About us") }
        }
      }
    }
    #expect(page(of: Grouped()).page.texts == ["Shelf"])
    #expect(page(of: Grouped(), WindowRequest(name: "about")).page.texts == ["About us"])
  }

  /// The title of a window follows the state of its application.
  @Test func titleOfAWindow_isOfTheWindowThatIsShown() {
    struct Titled: App {
      @State private var count = 1

      var body: some Scene {
        WindowGroup("Shelf \(count)") { Press("More") { count += 1 } }
        Window(Text("About us"), id: "about") { Text("About") }
        WindowGroup("Book", for: Int.self) { $id in Text("Book") }
        WindowGroup(Text("Name"), for: String.self) { $name in
          Text(name)
        } defaultValue: {
          "Ada"
        }
      }
    }
    func titles(_ page: Page) -> [String] {
      page.tree.elements.values.compactMap { $0.attributes.text(.windowTitle) }
    }
    let main = page(of: Titled()).page
    #expect(titles(main) == ["Shelf 1"])
    main.press("More")
    main.graph.flush()
    #expect(titles(main) == ["Shelf 2"])
    #expect(titles(page(of: Titled(), WindowRequest(name: "about")).page) == ["About us"])
    #expect(titles(page(of: Titled(), WindowRequest(name: "Int")).page) == ["Book"])
    #expect(titles(page(of: Titled(), WindowRequest(name: "String")).page) == ["Name"])
  }

  @Test func valueOfAWindow_isItsState() {
    let (page, _) = page(of: Library(), WindowRequest(name: "Int", json: "7"))
    page.press("Next")
    page.graph.flush()
    #expect(page.texts == ["Next of 8"])
  }

  @Test(
    arguments: [
      ("pando-window=details&pando-value=%7B%22a%22%3A1%7D", "details", #"{"a":1}"#, nil),
      ("a=1&pando-window=x%26y&b=%20", "x&y", nil, "a=1&b=%20"),
      ("pando-value=1", nil, "1", nil),
      ("a=pando-window", nil, nil, "a=pando-window"),
      ("pando-window&pando-window=%ff", nil, nil, "pando-window&pando-window=%ff"),
      ("", nil, nil, ""),
    ] as [(String, String?, String?, String?)]
  )
  func queries_areReadAndWritten(query: String, name: String?, json: String?, rest: String?) {
    var text: String? = query
    let request = WindowRequest(takenFrom: &text)
    #expect(request == WindowRequest(name: name, json: json))
    #expect(text == rest)
    var again: String? = request.query
    #expect(WindowRequest(takenFrom: &again) == request)
  }

  final class Log {
    var lines: [String] = []
  }
}

import Pando

// A synchronous `main()` of the application, as in code that starts another application for tests.

struct Launcher {
  static var isTesting: Bool { NSClassFromString("XCTestCase") != nil }

  @MainActor
  static func main() throws {
    if isTesting {
      EmptyApp.main()
    } else {
      LaunchedApp.main()
    }
  }
}

struct LaunchedApp: App {
  var body: some Scene {
    WindowGroup { Text("Launched") }
  }
}

struct EmptyApp: App {
  var body: some Scene {
    WindowGroup { EmptyView() }
  }
}

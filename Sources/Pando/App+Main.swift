import Foundation
public import PandoComponents
public import PandoUI
import PandoWeb

extension App {
  /// Serves the application to browsers, each page with an instance of its own, until the process is
  /// told to end (`SIGTERM`, `SIGINT`).
  ///
  /// ```sh
  /// swift run Board --port 8080
  /// ```
  ///
  /// The command line and the environment set the address: `--help` lists the options. If the
  /// process cannot serve there, it ends with a message.
  @MainActor
  public static func main() async {
    await serve(Self.self)
  }
}

extension App {
  /// Serves the application from a `main()` that is not asynchronous, such as one that chooses between two
  /// applications. It does not return. `@main` takes the other one, because this is disfavoured.
  @_disfavoredOverload @MainActor @preconcurrency
  public static func main() {
    serveForever(Self.self)
  }
}

extension StartupComponent {
  /// Serves the application from a `main()` that is not asynchronous. It does not return.
  @_disfavoredOverload @MainActor
  public static func main() {
    serveForever(ComponentApp<Self>.self)
  }

  /// Serves the application whose root the component is, like an `App`: each page has components of its
  /// own.
  @MainActor
  public static func main() async {
    await serve(ComponentApp<Self>.self)
  }
}

@MainActor
private func serve<A: App>(_ app: A.Type) async {
  let server = PageServer(app: app, configuration: .ofProcess())
  do {
    try await server.runUntilSignal()
  } catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(EXIT_FAILURE)
  }
}

@MainActor
private func serveForever<A: App>(_ app: A.Type) -> Never {
  Task {
    await serve(app)
    exit(EXIT_SUCCESS)
  }
  MainRunLoop.run()
}

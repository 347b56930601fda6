import PandoUI
import PandoWeb

/// Serves one of the applications until the process is told to stop.
enum PandoServer {
  @MainActor
  static func serve(_ name: String, port: Int) async throws {
    switch name {
    case "counter": try await serve(CounterApp.self, port)
    case "board": try await serve(BoardApp.self, port)
    case "long": try await serve(LongApp.self, port)
    case "rows": try await serve(RowsApp.self, port)
    default: fatalError("no application is called \(name)")
    }
  }

  @MainActor
  private static func serve<A: App>(_ app: A.Type, _ port: Int) async throws {
    var configuration = ServerConfiguration()
    configuration.port = port
    try await PageServer(app: app, configuration: configuration).runUntilSignal()
  }
}

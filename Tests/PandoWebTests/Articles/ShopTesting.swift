// Code of the article "A server of your own", piece by piece; `ArticleTests` compares them.
import Foundation
import Hummingbird
import PandoDependencies
import PandoWeb

func withShop(_ body: (URL) async throws -> Void) async throws {
  var configuration = ServerConfiguration()
  configuration.port = 0
  let (ports, listening) = AsyncStream<Int>.makeStream()
  // A test has no clock unless it sets one.
  let application = withDependencies {
    $0.continuousClock = ContinuousClock()
  } operation: {
    makeApplication(configuration) { listening.yield($0) }
  }
  let serving = Task {
    defer { listening.finish() }
    try await application.run()
  }
  defer { serving.cancel() }
  for await port in ports {
    try await body(URL(string: "http://127.0.0.1:\(port)")!)
    return
  }
  try await serving.value
}

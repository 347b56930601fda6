import Pando
import Testing

extension URLSession {
  /// A method that many applications declare, because Foundation had none of this name for a long
  /// time.
  fileprivate func data(for request: URLRequest) async throws -> Data {
    Data((request.url?.absoluteString ?? "").utf8)
  }
}

/// Tests of an application's methods with the names of Foundation's.
@Suite struct OwnRequestTests {
  @Test func anApplicationsOwnMethod_isTaken() async throws {
    let url = try #require(URL(string: "https://example.org/a"))
    let data = try await URLSession.shared.data(for: URLRequest(url: url))
    #expect(String(decoding: data, as: UTF8.self) == "https://example.org/a")
  }
}

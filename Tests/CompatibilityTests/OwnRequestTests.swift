import Pando
import Testing

extension URLSession {
  /// What many applications have, from the time before Foundation had a method of this name.
  fileprivate func data(for request: URLRequest) async throws -> Data {
    Data((request.url?.absoluteString ?? "").utf8)
  }
}

/// Tests of methods of one's own beside those of Foundation.
@Suite struct OwnRequestTests {
  @Test func anApplicationsOwnMethod_isTaken() async throws {
    let url = try #require(URL(string: "https://example.org/a"))
    let data = try await URLSession.shared.data(for: URLRequest(url: url))
    #expect(String(decoding: data, as: UTF8.self) == "https://example.org/a")
  }
}

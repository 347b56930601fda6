import Foundation
import PandoTesting
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Tests of the first paint, whose numbers are in the language of the reader.
@MainActor
@Suite("Formats of visitors")
struct ReaderFormatTests {
  struct PriceApp: App {
    var body: some Scene { WindowGroup { Price() } }
  }

  struct Price: View {
    var body: some View {
      Text(1234.5, format: .currency(code: "EUR"))
      TextField("Price", value: .constant(1234.5), format: .currency(code: "EUR"))
    }
  }

  @Test(arguments: [("de-DE", "1.234,50"), ("en-US", "1,234.50")])
  func firstPaint_isInTheLanguageOfTheReader(language: String, expected: String) async throws {
    try await AppServer.run(PriceApp.self) { server in
      var request = URLRequest(url: URL(string: "http://127.0.0.1:\(server.port)/")!)
      request.setValue(language, forHTTPHeaderField: "Accept-Language")
      let (data, _) = try await URLSession.shared.data(for: request)
      let page = String(decoding: data, as: UTF8.self)
      #expect(page.components(separatedBy: expected).count == 3)
    }
  }

  /// Words, dates and digits are in one language.
  @Test(arguments: [("ar-EG", "en-EG"), ("he", "en"), ("fa-IR", "en-IR")])
  func firstPaint_forALanguageThatTheApplicationHasNot_isInTheApplications(
    language: String,
    expected: String
  ) async throws {
    try await AppServer.run(PriceApp.self) { server in
      var request = URLRequest(url: URL(string: "http://127.0.0.1:\(server.port)/")!)
      request.setValue(language, forHTTPHeaderField: "Accept-Language")
      let (data, _) = try await URLSession.shared.data(for: request)
      let page = String(decoding: data, as: UTF8.self)
      #expect(
        page.contains("<html lang=\"\(expected)\"") && !page.contains("dir=\"rtl\""),
        "\(page.prefix(200))"
      )
      #expect(page.components(separatedBy: "1,234.50").count == 3)
    }
  }
}

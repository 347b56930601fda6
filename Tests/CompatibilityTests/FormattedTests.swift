import Foundation
import Pando
import PandoTesting
import Testing

@testable import PandoUI

/// Tests of `formatted()`, which writes values in the visitor's locale.
@MainActor
@Suite struct FormattedTests {
  private let german = [
    "1.234.567", "1.234,50", "25 %", "1.234,5", "1.234,50 €",
    "14. November 2023 um 23:13", "14. November", "14.11.2023, 23:13", "a, b und c", "0:01:30",
    "1,5 km", "2023-11-14T22:13:20Z", "1,234.5",
  ]

  private func words(_ id: String, in app: Driver) throws -> [String] {
    try app.element(id: id).text.replacingOccurrences(of: "\u{a0}", with: " ")
      .split(separator: "|").map(String.init)
  }

  @Test func body_isWrittenInItsEnvironment_asTextIs() async throws {
    let view = PricesView()
      .environment(\.locale, Locale(identifier: "de_DE"))
      .environment(\.timeZone, TimeZone(identifier: "Europe/Berlin")!)
    let app = await Driver.open(view)
    #expect(try words("body", in: app) == german)
    #expect(try app.element(id: "text").text == "14. November")
    // A format keeps the locale that it was given.
    #expect(try app.element(id: "given").text == "1,234.5")
  }

  @Test func action_isWrittenForThePage() async throws {
    let window = PageWindow()
    window.timeZone = TimeZone(identifier: "Europe/Berlin")
    let app = await withDependencies {
      $0.pageLocale = Locale(identifier: "de_DE")
      $0.pageWindow = window
    } operation: {
      await Driver.open(PricesView())
    }
    try await app.button("Write").tap()
    #expect(try words("action", in: app) == german)
  }

  @Test func numbers_inAFileThatImportsFoundation_areWrittenForThePageToo() {
    withDependencies {
      $0.pageLocale = Locale(identifier: "de_DE")
    } operation: {
      #expect(1234.5.formatted() == "1.234,5")
      #expect(PricesView.day.formatted(.dateTime.month(.wide)) == "November")
      #expect(PricesView.price.formatted(.currency(code: "EUR")) == "1.234,50\u{a0}€")
      // This overload is Foundation's own.
      #expect(!PricesView.day.formatted(date: .long, time: .omitted).isEmpty)
    }
  }
}

import Foundation
import PandoTestSupport
import PandoUI
import Testing

/// Tests that views with optional properties are evaluated exactly when one of these changes.
@MainActor
@Suite struct OptionalPropertyTests {
  private struct Sheet: View {
    var whole: Int?
    var length: Double?
    var width: CGFloat?
    var isOn: Bool?
    var words: String?
    var role: ButtonRole?
    var other: Int8?

    var body: some View {
      Text(
        verbatim: [
          whole.map { "\($0)" }, length.map { "\($0)" }, width.map { "\($0)" },
          isOn.map { "\($0)" }, words, role.map { "\($0 == .cancel)" }, other.map { "\($0)" },
        ].map { $0 ?? "-" }.joined(separator: " ")
      )
    }
  }

  private struct Desk: View {
    @State var sheet = Sheet()
    let steps: [(inout Sheet) -> Void]
    @State var next = 0

    var body: some View {
      sheet
      Button("Step \(next)") {
        if next < steps.count { steps[next](&sheet) }
        next += 1
      }
    }
  }

  @Test func propertyThatMayBeNil_whenAnother_isSeen_andOnlyThen() throws {
    let steps: [((inout Sheet) -> Void, String)] = [
      ({ $0.whole = 0 }, "0 - - - - - -"), ({ $0.whole = 7 }, "7 - - - - - -"),
      ({ $0.length = 0 }, "7 0.0 - - - - -"), ({ $0.length = 0.5 }, "7 0.5 - - - - -"),
      ({ $0.width = 0 }, "7 0.5 0.0 - - - -"), ({ $0.width = 2 }, "7 0.5 2.0 - - - -"),
      ({ $0.isOn = false }, "7 0.5 2.0 false - - -"), ({ $0.isOn = true }, "7 0.5 2.0 true - - -"),
      ({ $0.words = "" }, "7 0.5 2.0 true  - -"), ({ $0.words = "a" }, "7 0.5 2.0 true a - -"),
      ({ $0.role = .cancel }, "7 0.5 2.0 true a true -"),
      ({ $0.role = .destructive }, "7 0.5 2.0 true a false -"),
      ({ $0.other = 1 }, "7 0.5 2.0 true a false 1"),
      ({ $0.other = nil }, "7 0.5 2.0 true a false -"),
      ({ $0.whole = nil }, "- 0.5 2.0 true a false -"),
    ]
    let page = Page(Desk(steps: steps.map(\.0)))
    func press() throws -> [String: Int] {
      let button = try #require(page.find(.button))
      return page.evaluations { try? page.graph.send(.tap, to: button) }
    }
    for (_, words) in steps {
      #expect(try press()["Sheet"] == 1)
      #expect(page.texts.first == words)
    }
    // Only the button has changed.
    #expect(try press()["Sheet"] == nil)
  }
}

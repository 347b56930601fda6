import PandoTestSupport
import Testing

/// Tests of the types of values that charts take.
@Suite struct PlottableTests {
  /// Charts of SwiftUI do not take `CGFloat`. Applications declare how one is drawn, or have two
  /// functions of one name.
  @Test func lengths_arePlottableByTheApplicationAlone() throws {
    guard let compiler = Compiler() else { return }
    let diagnostics = try compiler.diagnostics(
      of: """
        import Foundation
        import PandoUI
        func middle() -> Date { Date() }
        func middle() -> CGFloat { 1 }
        @MainActor func use() { _ = RuleMark(x: .value("a", middle())) }
        """
    )
    #expect(diagnostics == "")
    let conformance = try compiler.diagnostics(
      of: """
        import Foundation
        import PandoUI
        extension CGFloat: @retroactive Plottable {
          public init?(primitivePlottable: Double) { self = CGFloat(primitivePlottable) }
          public var primitivePlottable: Double { Double(self) }
        }
        @MainActor func use(_ length: CGFloat) { _ = PointMark(x: .value("a", 1), y: .value("b", length)) }
        """
    )
    #expect(conformance == "")
  }
}

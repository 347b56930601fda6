import Pando
import PandoTesting
import Testing

/// Tests of forms of Core Graphics, AppKit and Foundation that applications use with SwiftUI.
@MainActor
@Suite struct AppleFormTests {
  @Test func symbolsOfDates_areOptionalWhereTheyAreExpectedToBe() async throws {
    let app = await Driver.open(WeekStrip())
    for word in ["Monday", "Mon", "S", "January"] { #expect(app.has(text: word)) }
    let formatter = DateFormatter()
    formatter.shortMonthSymbols = ["Fri", "Out"]
    #expect(formatter.shortMonthSymbols! == ["Fri", "Out"])
    #expect(formatter.shortMonthSymbols == ["Fri", "Out"])
  }

  @Test func pathsOfCoreGraphics_areDrawnStepByStep() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 4, height: 2))
    path.move(to: CGPoint(x: 4, y: 2), transform: CGAffineTransform(scaleX: 2, y: 2))
    path.addLine(to: CGPoint(x: 10, y: 4))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 4))
    #expect(path.currentPoint == CGPoint(x: 10, y: 4))
    let copy = try #require(path.copy())
    path.addEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(copy.boundingBox.width == 10 && Path(path).boundingRect.width == 40)
    #expect(path.mutableCopy()?.boundingBox.width == 40)
    let round = CGPath(
      roundedRect: CGRect(x: 0, y: 0, width: 8, height: 8),
      cornerWidth: 2,
      cornerHeight: 2,
      transform: nil
    )
    #expect(!round.contains(CGPoint(x: 0.1, y: 0.1)) && round.contains(CGPoint(x: 4, y: 4)))
  }

  @Test func windows_open_andAreClosed() async throws {
    let app = await Driver.open(app: ToolWindows())
    try await app.button("Open").tap()
    #expect(app.openedURLs.map(\.absoluteString) == ["/?pando-window=inspector"])
    try await app.button("Close").tap()
    try await app.button("Close this").tap()
    #expect(app.has(text: "Open"))
  }
}

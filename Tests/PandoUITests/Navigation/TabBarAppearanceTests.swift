import PandoDependencies
import PandoTestSupport
import Testing

@testable import PandoUI

/// Tests of the appearance of all tab bars, which applications set as in UIKit.
@MainActor
@Suite struct TabBarAppearanceTests {
  private struct Tabs: View {
    let isHidden: Bool
    let visibility: Visibility?

    init(isHidden: Bool, visibility: Visibility? = nil) {
      self.isHidden = isHidden
      self.visibility = visibility
      if isHidden { UITabBar.appearance().isHidden = true }
    }

    var body: some View {
      TabView {
        if let visibility {
          Text("a").tabItem { Text("A") }.toolbar(visibility, for: .tabBar)
        } else {
          Text("a").tabItem { Text("A") }
        }
      }
    }
  }

  private func isBarHidden(_ tabs: @autoclosure () -> Tabs) throws -> Bool {
    try withDependencies {
      $0.pageWindow = PageWindow()
    } operation: {
      let drawn = Drawn(tabs())
      return try #require(drawn.first(.tabView)).attributes.flag(.isPlain)
    }
  }

  @Test func bar_isHiddenInThePageThatSaysSo() throws {
    #expect(try isBarHidden(Tabs(isHidden: true)))
    #expect(try !isBarHidden(Tabs(isHidden: false)))
  }

  @Test func bar_thatAViewShows_isThere() throws {
    #expect(try !isBarHidden(Tabs(isHidden: true, visibility: .visible)))
  }
}

import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of the title in the Back button.
  @MainActor
  @Suite("Live Back titles")
  struct LiveBackTitles {
    private struct Trees: View {
      var title = "Trees"
      var next = "Ash"
      /// Whether the tools of bars are fitted to them, by a script that comes with a stepper.
      var hasStepper = false
      var body: some View {
        NavigationStack {
          List { NavigationLink("Open", value: 1).accessibilityIdentifier("open") }
            .navigationTitle(title)
            .navigationDestination(for: Int.self) { number in
              List {
                if hasStepper { Stepper("Height", value: .constant(1)) }
                NavigationLink("Further", value: number + 1).accessibilityIdentifier("further")
              }
              .navigationTitle(number == 1 ? next : "Leaf")
              .navigationBarTitleDisplayMode(.inline)
              .toolbar { Button("Add", systemImage: "plus") {} }
            }
        }
      }
    }

    private static let back = """
      [...document.querySelectorAll('.screen > .bar > .dismiss')].filter((node) => node.checkVisibility()).at(-1)
      """
    /// Whether the text of the Back button is in sight.
    private static let isSeen = """
      (() => {
        const button = \(back), words = button.querySelector('span')
        if (!words.checkVisibility()) return false
        const box = button.getBoundingClientRect(), own = words.getBoundingClientRect()
        return own.top < box.bottom - 4 && own.width > 4
      })()
      """

    @Test(arguments: [390, 1280])
    func back_showsTheTitleOfTheScreenBefore(width: Int) async throws {
      let look = PageAudit.Look(width: width, height: 844, isTouch: width < 600, isDark: false)
      try await ChromiumTests.use(look) {
        Trees()
      } _: { window in
        try await window.click("[data-testid=open]")
        try await window.wait("\(Self.back)?.textContent.trim() === 'Trees'")
        #expect(try await window.execute("return \(Self.back).ariaLabel") == "Back: Trees")
        try await window.wait(Self.isSeen)
        let problems = try await PageAudit(window).problems(isDark: false)
        #expect(problems == [], "\(problems)")
        try await window.click("[data-testid=further]")
        try await window.wait("\(Self.back)?.textContent.trim() === 'Ash'")
        try await window.execute("\(Self.back).click()")
        try await window.wait("\(Self.back)?.textContent.trim() === 'Trees'")
      }
    }

    /// The title is cut at the edge of its bar, in its own size, and with dots.
    @Test(arguments: [195, 390])
    func longTitle_isInItsBar_andTheBackButtonShowsOnlyItsArrow(width: Int) async throws {
      let look = PageAudit.Look(width: width, height: 844, isTouch: true, isDark: false)
      try await ChromiumTests.use(look) {
        Trees(
          title: "All the trees of the park",
          next: "The oldest extraordinarily beautiful beech of them all",
          hasStepper: true
        )
      } _: { window in
        try await window.click("[data-testid=open]")
        try await window.wait("\(Self.back)?.ariaLabel === 'Back: All the trees of the park'")
        try await window.waitForScripts()
        try await window.wait("document.querySelector('.bar[data-crowded]')")
        #expect(try await window.execute("return \(Self.isSeen)") == false)
        let title = try await window.execute(
          """
          const title = [...document.querySelectorAll('.screen-title')].filter((node) => node.checkVisibility()).at(-1)
          const { right, width } = title.getBoundingClientRect()
          const isCut = title.scrollWidth > title.clientWidth && getComputedStyle(title).textOverflow == 'ellipsis'
          return [isCut, right <= innerWidth, width > innerWidth / 3, parseFloat(getComputedStyle(title).fontSize) > 16]
          """
        )
        #expect(title == [true, true, true, true])
      }
    }

    @Test func back_onAPhone_showsOnlyItsArrow_ifTheTitleDoesNotFit() async throws {
      try await ChromiumTests.use(.phone) {
        Trees(title: "All the trees of the park", next: "The oldest beech")
      } _: { window in
        try await window.click("[data-testid=open]")
        try await window.wait("\(Self.back)?.ariaLabel === 'Back: All the trees of the park'")
        #expect(try await window.execute("return \(Self.isSeen)") == false)
        let problems = try await PageAudit(window).problems(isDark: false)
        #expect(problems == [], "\(problems)")
        let title = try await window.execute(
          """
          const title = [...document.querySelectorAll('.screen-title')].filter((node) => node.checkVisibility()).at(-1)
          return title.scrollWidth <= title.clientWidth
          """
        )
        #expect(title == true)
      }
    }
  }
}

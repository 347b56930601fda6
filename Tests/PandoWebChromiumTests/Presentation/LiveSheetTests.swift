import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of the sizes of sheets in a wide window.
  @MainActor
  @Suite("Live sheets")
  struct LiveSheets {
    private struct Answers: View {
      let count: Int

      var body: some View {
        NavigationStack {
          Form { ForEach(0..<count, id: \.self) { Text("Answer \($0)") } }
            .navigationTitle("Answers")
        }
      }
    }

    /// The box of the sheet in a window of 1280 × 800, or of a tablet.
    private func box(
      _ look: PageAudit.Look = .desktop,
      @ViewBuilder _ content: @escaping () -> some View
    ) async throws -> (width: Double, height: Double, isCut: Bool) {
      let address = try ClientPage.serve(policy: nil) {
        Text("Below").sheet(isPresented: .constant(true), content: content)
      }
      var numbers: [Double] = []
      try await ChromeWindow.use { window in
        try await PageAudit.show(look, in: window)
        try await ClientPage.use(window, address) { page in
          numbers = try await page.window.execute(
            """
            const sheet = document.querySelector('.sheet'), { width, height } = sheet.getBoundingClientRect()
            const isCut = [sheet, ...sheet.querySelectorAll('*')].some((node) =>
              /auto|scroll/.test(getComputedStyle(node).overflowY) && node.scrollHeight > node.clientHeight + 1)
            return [width, height, +isCut]
            """
          ).list.compactMap(\.number)
        }
      }
      guard numbers.count == 3 else { return (0, 0, false) }
      return (numbers[0], numbers[1], numbers[2] == 1)
    }

    private struct Tinted: View {
      var body: some View {
        Text("Behind").sheet(isPresented: .constant(true)) {
          Text("In front")
            .presentationBackground(Color(red: 0, green: 0, blue: 1))
            .presentationCornerRadius(30)
        }
      }
    }

    @Test(arguments: [390, 1280])
    func background_andCorners_areThoseOfTheSheet(width: Int) async throws {
      let look = PageAudit.Look(width: width, height: 720, isTouch: width < 600, isDark: false)
      try await ChromiumTests.use(look) {
        Tinted()
      } _: { window in
        let found = try await window.execute(
          """
          const of = (name) => getComputedStyle(document.querySelector(name)), sheet = of('.sheet'), layer = of('.sheet-layer')
          return [sheet.backgroundColor, sheet.borderTopLeftRadius, sheet.borderBottomLeftRadius, layer.borderTopLeftRadius,
            layer.backgroundColor === sheet.backgroundColor]
          """
        )
        let bottom: ChromeValue = width < 600 ? "0px" : "30px"
        #expect(found.list == ["rgb(0, 0, 255)", "30px", bottom, "0px", false])
      }
    }

    @Test(arguments: [
      PageAudit.Look.desktop, .init(width: 768, height: 1024, isTouch: true, isDark: false),
    ])
    func sheet_isAsHighAsItsContent_upToALimit(look: PageAudit.Look) async throws {
      let short = try await box(look) { Answers(count: 2) }
      #expect((150...330).contains(short.height) && !short.isCut, "\(short)")
      let longer = try await box(look) { Answers(count: 5) }
      #expect(longer.height > short.height + 100 && !longer.isCut, "\(short) \(longer)")
      let long = try await box(look) { Answers(count: 100) }
      #expect((650...704).contains(long.height) && long.isCut, "\(long)")
      #expect([short, longer, long].allSatisfy { $0.width == 560 })
    }

    @Test func sheet_withAScrollViewBetweenOtherViews_showsAllOfIt() async throws {
      let sheet = try await box {
        VStack {
          Text("Above")
          ScrollView { VStack { ForEach(0..<8, id: \.self) { Text("Line \($0)") } } }
          Button("Below") {}
        }
        .padding()
      }
      #expect((250...450).contains(sheet.height) && !sheet.isCut, "\(sheet)")
    }

    @Test func sheet_ofWhatHasNoHeight_isAsHighAsTheLimit() async throws {
      let drawing = try await box { Color.blue }
      #expect(drawing.height > 650, "\(drawing)")
    }

    /// Detents are for a finger that drags a sheet in a narrow window.
    @Test func sheet_thatHasHeights_isAsHighAsItsContentAllTheSame() async throws {
      let half = try await box { Answers(count: 1).presentationDetents([.medium]) }
      #expect((100...250).contains(half.height) && !half.isCut, "\(half)")
      let several = try await box {
        Answers(count: 1).presentationDetents([.height(300), .large])
      }
      #expect(several.height == half.height)
      let full = try await box { Answers(count: 100).presentationDetents([.height(300), .large]) }
      #expect(full.height > 650, "\(full)")
    }

    @Test func sheet_isAsLargeAsAFrameInIt() async throws {
      let fixed = try await box { Text("Words").frame(width: 400, height: 300) }
      #expect(fixed.width == 400 && (300...360).contains(fixed.height), "\(fixed)")
      let least = try await box {
        Answers(count: 1).frame(minWidth: 800, minHeight: 500)
      }
      #expect(least.width == 800 && (500...560).contains(least.height), "\(least)")
    }

    @Test func sheet_isSizedAsItsContentSays() async throws {
      let page = try await box { Answers(count: 100).presentationSizing(.page) }
      #expect(page.width == 960 && page.height > 680, "\(page)")
      let fitted = try await box { Text("Words").padding().presentationSizing(.fitted) }
      #expect(fitted.width == 320, "\(fitted)")
    }

    private struct Settings: View {
      @State private var isShown = false
      var body: some View {
        Button("Settings") { isShown = true }.sheet(isPresented: $isShown) { Text("Words") }
      }
    }

    /// A browser makes this request when the user makes the device's gesture for going back.
    @Test func requestToClose_closesASheet_andLeavesThePageWhereItIs() async throws {
      try await ChromiumTests.use(.phone) {
        Settings()
      } _: { window in
        try await window.devtools(
          "Page.addScriptToEvaluateOnNewDocument",
          [
            "source": """
            window.requests = []
            window.CloseWatcher = class {
              constructor() { requests.push(this) }
              destroy() { requests.splice(requests.indexOf(this), 1) }
            }
            """
          ]
        )
        try await window.reload()
        for _ in 0..<2 {
          try await window.click("main button")
          try await window.wait("document.querySelector('.sheet') && requests.length == 1")
          try await window.execute("requests.pop().onclose()")
          try await window.wait("!document.querySelector('.sheet') && requests.length == 0")
        }
      }
    }
  }
}

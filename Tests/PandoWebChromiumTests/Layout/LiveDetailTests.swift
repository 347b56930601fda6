import Foundation
import PandoTestSupport
import Testing

@testable import PandoUI
@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of details that users expect from other web pages.
  @MainActor
  @Suite("Live details")
  struct LiveDetails {
    /// There are as many columns as fit at their minimum. They are no wider than their maximum, and
    /// in the middle.
    @Test(arguments: [(1000, 5, 192), (325, 1, 240), (345, 2, 167)])
    func adaptiveColumns_withAMaximum_fillTheRoom(room: Int, count: Int, width: Int) async throws {
      try await ChromiumTests.use {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 160, maximum: 240), spacing: 10)]) {
          ForEach(0..<5) { Text("\($0)").frame(maxWidth: .infinity) }
        }
        .frame(width: CGFloat(room))
      } _: { window in
        let found = try await window.execute(
          """
          const grid = document.querySelector('.lazy-grid'), box = grid.getBoundingClientRect()
          const frame = grid.parentElement.getBoundingClientRect()
          const columns = getComputedStyle(grid).gridTemplateColumns.split(' ').map(parseFloat)
          const isMiddle = Math.abs(box.left + box.right - frame.left - frame.right) < 3
          return [columns.length, Math.abs(columns[0] - \(width)) < 1.5, isMiddle]
          """
        )
        #expect(found == [.number(Double(count)), true, true])
      }
    }

    @Test func dividerInAGrid_isALineAcrossIt() async throws {
      try await ChromiumTests.use {
        Grid {
          GridRow {
            Text("Name")
            Text("Size")
          }
          Divider()
          GridRow {
            Text("Aspen")
            Text("43 ha")
          }
        }
      } _: { window in
        let isAcross = try await window.execute(
          """
          const line = document.querySelector('.divider').getBoundingClientRect()
          const grid = document.querySelector('.grid').getBoundingClientRect()
          return line.height >= 1 && Math.abs(line.width - grid.width) < 1
          """
        )
        #expect(isAcross == true)
      }
    }

    /// A picture of another ratio fills the view, as it does in SwiftUI.
    @Test func resizableImage_withARatioThatFits_hasThatRatio() async throws {
      let dot = try #require(
        Data(
          base64Encoded:
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
        )
      )
      try await ChromiumTests.use {
        VStack {
          Image(uiImage: UIImage(data: dot) ?? UIImage()).resizable()
            .aspectRatio(2, contentMode: .fit)
        }
        .frame(width: 200)
      } _: { window in
        let found = try await window.execute(
          """
          const image = document.querySelector('img'), { width, height } = image.getBoundingClientRect()
          return [Math.round(width / height * 10), getComputedStyle(image).objectFit]
          """
        )
        #expect(found == [20, "fill"])
      }
    }

    @Test func menuOfSwipeActions_hasDeleteAtItsEnd() async throws {
      try await ChromiumTests.use {
        List {
          Text("Mail").swipeActions {
            Button("Delete", role: .destructive) {}
            Button("Flag") {}
            Button("Move") {}
          }
        }
      } _: { window in
        let words = try await window.execute(
          """
          document.querySelector('.row .text').dispatchEvent(
            new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: 60, clientY: 40 }))
          return [...document.querySelectorAll('.menu-items:popover-open .menu-item')].map((node) => node.textContent.trim())
          """
        )
        #expect(words == ["Flag", "Move", "Delete"])
      }
    }

    @Test func firstSwipeAction_isTheNearestToTheEdge() async throws {
      try await ChromiumTests.use(.phone) {
        List {
          Text("Mail").swipeActions {
            Button("Delete", role: .destructive) {}
            Button("Flag") {}
          }
        }
      } _: { window in
        let isFirst = try await window.execute(
          """
          const [first, second] = [...document.querySelectorAll('.button-swipe')].map((node) => node.getBoundingClientRect())
          return first.left >= second.right
          """
        )
        #expect(isFirst == true)
      }
    }

    @Test func linesBetweenRows_andCards_areSeenInForcedColors() async throws {
      try await ChromiumTests.use(.desktop, ["forced-colors": "active"]) {
        VStack {
          List {
            Text("One")
            Text("Two")
          }
          Text("Card").padding().background(.background, in: .rect(cornerRadius: 12))
            .accessibilityIdentifier("card")
          Divider()
        }
      } _: { window in
        let found = try await window.execute(
          """
          // A forced colour would be that of the ground, so both lines keep their own.
          return [getComputedStyle(document.querySelector('.row'), '::after').forcedColorAdjust,
            getComputedStyle(document.querySelector('.divider')).forcedColorAdjust,
            parseFloat(getComputedStyle(document.querySelector('[style*=radius]')).borderTopWidth)]
          """
        )
        #expect(found == ["none", "none", 1])
      }
    }

    @Test func heading_isNotPrintedAtTheFootOfAPage() async throws {
      try await ChromiumTests.use {
        NavigationStack {
          List { Section("Trees") { Text("Aspen") } }.navigationTitle("Park")
        }
      } _: { window in
        try await window.devtools("Emulation.setEmulatedMedia", ["media": "print"])
        let breaks = try await window.execute(
          "return ['.bar', '.part-header', 'h1'].map((name) => getComputedStyle(document.querySelector(name)).breakAfter)"
        )
        #expect(breaks == ["avoid", "avoid", "avoid"])
      }
    }

    @Test func titleBesideAColumn_isOnOneLineWithItsTools() async throws {
      try await ChromiumTests.use(
        PageAudit.Look(width: 768, height: 900, isTouch: true, isDark: false)
      ) {
        NavigationSplitView {
          List { Text("Overview") }.navigationTitle("Shop")
        } detail: {
          Text("Sales").navigationTitle("Overview").toolbar {
            ToolbarItemGroup(placement: .primaryAction) {
              Picker("Range", selection: .constant(0)) {
                ForEach(0..<3) { Text(["Day", "Week", "Month"][$0]) }
              }
              .pickerStyle(.segmented).labelsHidden()
              Button("Export", systemImage: "square.and.arrow.up") {}.labelStyle(.titleAndIcon)
            }
          }
        }
      } _: { window in
        let isBeside = try await window.execute(
          """
          const title = [...document.querySelectorAll('.screen-title')].at(-1).getBoundingClientRect()
          const tools = [...document.querySelectorAll('.tools-trailing')].at(-1).getBoundingClientRect()
          return title.top < tools.bottom && tools.top < title.bottom
          """
        )
        #expect(isBeside == true)
      }
    }

    /// The button adds no box of its own, and a finger has room beyond the box.
    @Test(arguments: [PageAudit.Look.desktop, .phone])
    func buttonInABoxThatIsDrawn_isAsLargeAsItsWordsAndTheirPadding(
      look: PageAudit.Look
    ) async throws {
      try await ChromiumTests.use(look) {
        Button("Continue") {}.padding(.horizontal, 16).padding(.vertical, 8)
          .background(.blue, in: .capsule).foregroundStyle(.white)
      } _: { window in
        let found = try await window.execute(
          """
          const words = document.querySelector('.button .text'), box = words.closest('[style*=background]').getBoundingClientRect()
          const { width, height } = words.getBoundingClientRect()
          const room = words.closest('.button').getBoundingClientRect().height
          return [Math.abs(box.width - width - 32) < 1, Math.abs(box.height - height - 16) < 6,
            room >= (matchMedia('(pointer: coarse)').matches ? 44 : 0)]
          """
        )
        #expect(found == [true, true, true])
      }
    }

    @Test(arguments: [PageAudit.Look.desktop, .phone])
    func fieldInABoxThatIsDrawn_isAsHighAsItsWords_withRoomForAFingerAround(
      look: PageAudit.Look
    ) async throws {
      try await ChromiumTests.use(look) {
        HStack {
          Image(systemName: "magnifyingglass")
          TextField("Search", text: .constant(""))
        }
        .padding().background(Color.gray.opacity(0.2)).cornerRadius(10)
      } _: { window in
        let found = try await window.execute(
          """
          const field = document.querySelector('.input'), box = field.closest('[style*=background]').getBoundingClientRect()
          const room = field.getBoundingClientRect().height
          return [box.height <= 32 + 28, room >= (matchMedia('(pointer: coarse)').matches ? 44 : 0)]
          """
        )
        #expect(found == [true, true])
      }
    }

    @Test func line_withAGreatestLength_standsInTheMiddleOfItsStack() async throws {
      try await ChromiumTests.use(.phone) {
        VStack {
          Text("Title")
          Divider().frame(maxWidth: 240)
          HStack {
            Text("a").frame(height: 80)
            Divider().frame(maxHeight: 40)
          }
        }
        .frame(maxWidth: .infinity)
      } _: { window in
        let found = try await window.execute(
          """
          const [across, upright] = [...document.querySelectorAll('.divider')].map((line) => line.getBoundingClientRect())
          const row = document.querySelector('.h').getBoundingClientRect()
          return [across.width, Math.round(across.x + across.width / 2 - innerWidth / 2), upright.height,
            Math.round(upright.y + upright.height / 2 - row.y - row.height / 2)]
          """
        )
        #expect(found == [240, 0, 40, 0])
      }
    }

    @Test func shadow_ofWhatIsCutToACircle_isBeyondTheCircle() async throws {
      try await ChromiumTests.use(.phone) {
        Color.white.frame(width: 50, height: 50).clipShape(Circle()).shadow(radius: 5)
          .accessibilityIdentifier("cut")
      } _: { window in
        let found = try await window.execute(
          """
          return [...document.querySelectorAll('*')].map((node) => getComputedStyle(node)).filter((style) =>
            style.boxShadow.includes('10px') || style.filter.includes('5px')).map((style) => style.clipPath)
          """
        )
        #expect(found == ["none"])
      }
    }

    /// Only the script rounds the ends of the band.
    @Test func wheel_onAPageWithoutAScript_hasItsBand() async throws {
      let tree = ElementTree()
      let graph = ViewGraph(
        Picker("Number", selection: .constant(1)) { ForEach(0..<9) { Text("\($0)") } }
          .pickerStyle(.wheel),
        renderer: tree
      )
      graph.flush()
      defer { graph.close() }
      let html = HTMLRenderer.render(tree: tree)
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("wheel-\(UUID().uuidString).html")
      try html.write(to: file, atomically: true, encoding: .utf8)
      defer { try? FileManager.default.removeItem(at: file) }
      try await ChromeWindow.use { window in
        try await window.open(file.absoluteString)
        let band = try await window.execute(
          "return getComputedStyle(document.querySelector('.choices-wheel')).backgroundImage"
        )
        #expect(band.text?.hasPrefix("linear-gradient") == true, "\(band)")
      }
    }
  }
}

import Foundation
import PandoTestSupport
import Testing

@testable import PandoUI
@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of edges, lines and widths that are the same wherever they are drawn.
  @MainActor
  @Suite("Live even edges and widths")
  struct LiveEvenEdges {
    /// What a function of the page returns, in the page of some views.
    private func value(
      _ look: PageAudit.Look,
      _ script: String,
      @ViewBuilder of content: @escaping @MainActor () -> some View
    ) async throws -> ChromeValue {
      var value = ChromeValue.null
      try await ChromiumTests.use(look, [:], content) { window in
        value = try await window.execute(script)
        #expect(try await window.log() == [])
      }
      return value
    }

    /// The colours of pixels of a gauge, at these points from its leading edge and its top.
    private func colors(
      at places: [(Int, Int)],
      of style: some GaugeStyle,
      in direction: LayoutDirection = .leftToRight
    ) async throws -> [String] {
      var colors: [String] = []
      try await ChromiumTests.use(.phone) {
        Gauge(value: 0.5) { Text("Disk") }.gaugeStyle(style).frame(width: 200).tint(.red)
          .environment(\.layoutDirection, direction)
      } _: { window in
        let box = try await window.execute(
          """
          const { x, y } = document.querySelector('meter').getBoundingClientRect()
          return [x, y]
          """
        ).list.compactMap(\.number)
        let picture = try await window.devtools("Page.captureScreenshot")["data"]
        colors = try await window.executeAsync(
          """
          const bytes = Uint8Array.from(atob(arguments[0]), (letter) => letter.charCodeAt())
          const places = arguments[1], done = arguments[2]
          createImageBitmap(new Blob([bytes], { type: 'image/png' })).then((image) => {
            const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')
            canvas.drawImage(image, 0, 0)
            done(places.map(([x, y]) => {
              const [red, green, blue] = canvas.getImageData(x, y, 1, 1).data
              return red > 200 && green < 120 ? 'value' : Math.abs(red - blue) < 40 ? 'track' : 'other'
            }))
          })
          """,
          picture,
          .list(
            places.map {
              [.number(box[0].rounded() + Double($0)), .number(box[1].rounded() + Double($1))]
            }
          )
        ).list.compactMap(\.text)
      }
      return colors
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func valueOfALinearGauge_isAsHighAsItsTrack_andEndsRound(direction: LayoutDirection)
      async throws
    {
      let isMirrored = direction == .rightToLeft
      // The end is in the middle of the bar, and its corners are those of the track.
      let places = [(90, 0), (90, 5), (90, 9), (98, 5), (99, 0), (99, 9), (105, 5)]
        .map { (isMirrored ? 199 - $0 : $0, $1) }
      let colors = try await colors(at: places, of: .linearCapacity, in: direction)
      #expect(colors == ["value", "value", "value", "value", "track", "track", "track"])
    }

    /// Its mark shows the value, and nothing else does.
    @Test func lineWithAMark_hasItsColorAtBothSidesOfTheMark() async throws {
      let colors = try await colors(at: [(50, 5), (150, 5), (100, 5)], of: .accessoryLinear)
      #expect(colors == ["value", "value", "track"])
    }

    @Test func linesBetweenOptionsInARow_endWhereLinesBetweenRowsDo() async throws {
      let ends = try await value(
        .phone,
        """
        const rows = document.querySelector('.rows').getBoundingClientRect()
        const options = [...document.querySelectorAll('.choice')].map((node) => node.getBoundingClientRect())
        const mark = document.querySelector('.choice input').getBoundingClientRect()
        return [...options.map((box) => rows.right - box.right), rows.right - mark.right,
          Math.max(0, document.querySelector('.form').scrollWidth - innerWidth)]
        """
      ) {
        Form {
          Section {
            Picker("Sort", selection: .constant(0)) {
              Text("Name").tag(0)
              Text("Date").tag(1)
            }
            .pickerStyle(.inline)
            Text("Below")
          }
        }
      }
      #expect(ends == [0, 0, 16, 0])
    }

    @Test(arguments: [PageAudit.Look.phone, .darkDesktop])
    func rowsWithoutASection_haveTheEdgeOfASection(look: PageAudit.Look) async throws {
      let shadows = try await value(
        look,
        """
        const shadow = (node) => getComputedStyle(node).boxShadow.replace(/ inset/g, '').split(/, (?=rgb|color|oklch)/)
        const color = (text) => text.replace(/ \\S+px.*/, '')
        const place = (text) => text.match(/(-?\\d+)px (-?\\d+)px/).slice(1).join()
        const card = color(shadow(document.querySelector('.rows'))[0])
        return [...document.querySelectorAll('.list > .row')].map((row) => {
          const parts = shadow(row)
          return [parts.every((part) => color(part) === card), ...parts.map(place)].join(' ')
        })
        """
      ) {
        List {
          Text("One")
          Text("Two")
          Text("Three")
          Section("Section") { Text("Four") }
        }
      }
      #expect(
        shadows == [
          "true 1,0 -1,0 0,-1 0,0", "true 1,0 -1,0 0,0 0,0", "true 1,0 -1,0 0,0 0,1",
        ]
      )
    }

    @Test func rowsOfAPlainList_haveNoEdge() async throws {
      let shadow = try await value(
        .phone,
        "return getComputedStyle(document.querySelector('.row')).boxShadow"
      ) {
        List { Text("One") }.listStyle(.plain)
      }
      #expect(shadow == "none")
    }

    @Test func buttonInAFrame_forAFinger_isAsLargeAsItsFrame_andIsPressedAroundIt() async throws {
      let sizes = try await value(
        .phone,
        """
        const button = document.querySelector('.button'), box = button.getBoundingClientRect()
        const x = box.x + box.width / 2, y = box.y + box.height / 2
        const isHit = (right, down) => document.elementFromPoint(x + right, y + down)?.closest('.button') === button
        const other = document.querySelectorAll('.button')[1].getBoundingClientRect()
        return [box.width, Math.floor(box.height), isHit(20, 0), isHit(0, -20), isHit(25, 0), other.height]
        """
      ) {
        VStack(spacing: 60) {
          Button("Add", systemImage: "plus") {}
            .labelStyle(.iconOnly)
            .buttonStyle(.bordered)
            .frame(width: 28, height: 28)
          Button("Add") {}.buttonStyle(.bordered).frame(width: 200, height: 60)
        }
      }
      #expect(sizes == [28, 28, true, true, false, 44])
    }

    @Test func backgroundAroundAFrame_inANarrowRow_isAsWideAsTheFrame() async throws {
      let widths = try await value(
        .phone,
        """
        return ['ground', 'frame'].map((name) => {
          const node = document.querySelector(`[data-testid=${name}]`)
          return node.closest('.h > *').getBoundingClientRect().width
        })
        """
      ) {
        HStack {
          Color.red.frame(width: 150, height: 20).accessibilityIdentifier("ground")
            .padding(4)
            .background(.yellow)
          Color.blue.frame(width: 150, height: 20).accessibilityIdentifier("frame")
        }
        .frame(width: 240)
      }
      #expect(widths == [158, 150])
    }
  }
}

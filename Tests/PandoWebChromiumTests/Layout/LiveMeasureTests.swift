import Foundation
import PandoTestSupport
import PandoTesting
import Testing

@testable import PandoUI
@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of the measures that a browser takes.
  @MainActor
  @Suite("Live measures")
  struct LiveMeasures {
    /// A view that shows the size of its room.
    private struct Room: View {
      let name: String
      var body: some View {
        GeometryReader { proxy in
          Text(verbatim: "\(Int(proxy.size.width))x\(Int(proxy.size.height))")
            .accessibilityIdentifier(name)
        }
      }
    }

    private struct SizeKey: PreferenceKey {
      static var defaultValue: CGSize { .zero }
      static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
    }

    private struct Rooms: View {
      @State private var behind = CGSize.zero
      @State private var isWide = false
      var body: some View {
        VStack(spacing: 0) {
          HStack(spacing: 0) {
            Color.red.frame(width: 100)
            Room(name: "row")
          }
          .frame(height: 50)
          Room(name: "fixed").frame(width: 120, height: 30)
          ScrollView { Room(name: "scrolled") }.frame(height: 40)
          Color.blue.frame(width: isWide ? 200 : 90, height: 24)
            .background(
              GeometryReader { proxy in
                Color.clear.preference(key: SizeKey.self, value: proxy.size)
              }
            )
            .onPreferenceChange(SizeKey.self) { behind = $0 }
          Text(verbatim: "\(Int(behind.width))x\(Int(behind.height))")
            .accessibilityIdentifier("behind")
          Button("Widen") { isWide = true }.accessibilityIdentifier("widen")
          Room(name: "rest")
        }
      }
    }

    private func text(_ name: String) -> String {
      "document.querySelector('[data-testid=\(name)]')?.textContent"
    }

    @Test func reader_hasTheRoomThatItIsOffered() async throws {
      try await LiveServer.use {
        Rooms()
      } _: { server in
        try await ChromeWindow.use { window in
          try await window.open(port: server.port)
          try await window.wait("\(text("row")) == `${innerWidth - 100}x50`")
          try await window.wait("\(text("fixed")) == '120x30'")
          try await window.wait("\(text("scrolled")) == `${innerWidth}x10`")
          try await window.wait("\(text("behind")) == '90x24'")
          try await window.click("[data-testid=widen]")
          try await window.wait("\(text("behind")) == '200x24'")
          // The remaining room is exactly as high as the reader reports, to the next half of a
          // point.
          try await window.wait(
            "(() => { const words = document.querySelector('[data-testid=rest]'), "
              + "{ width, height } = words.closest('.geometry').getBoundingClientRect(), "
              + "points = (length) => Math.floor(Math.ceil(length * 2 - 0.02) / 2); "
              + "return height > 100 && words.textContent == `${points(width)}x${points(height)}` })()"
          )
          try await window.resize(width: 700, height: 600)
          try await window.wait("\(text("row")) == `${innerWidth - 100}x50`")
        }
      }
    }

    /// A reader that is the content of a screen, with a row as wide as it says.
    private struct Screen: View {
      var body: some View {
        NavigationStack {
          GeometryReader { proxy in
            HStack(spacing: 0) {
              Color.red.frame(width: proxy.size.width)
              Color.blue.frame(width: proxy.size.width).accessibilityIdentifier("second")
            }
            .frame(height: 20)
            Text(verbatim: "\(Int(proxy.size.height))").accessibilityIdentifier("height")
              .position(x: proxy.size.width / 2, y: proxy.size.height / 2)
          }
          .navigationTitle("Title")
        }
      }
    }

    @Test func reader_asAScreen_fillsIt_andItsContentIsAsWideAsItSays() async throws {
      try await LiveServer.use {
        Screen()
      } _: { server in
        try await ChromeWindow.use { window in
          try await window.open(port: server.port)
          let room =
            "const { width, height, left, top } = document.querySelector('.geometry')"
            + ".getBoundingClientRect()"
          func box(_ name: String) -> String {
            "document.querySelector('[data-testid=\(name)]').getBoundingClientRect()"
          }
          try await window.wait(
            "(() => { \(room); return height > 300 && \(text("height")) == Math.floor(height) })()"
          )
          // The second page stands beside the first, out of sight.
          try await window.wait(
            "(() => { \(room), second = \(box("second")); "
              + "return Math.abs(second.left - left - width) < 1 "
              + "&& Math.abs(second.width - width) < 1 })()"
          )
          try await window.wait(
            "(() => { \(room), label = \(box("height")); "
              + "return Math.abs((label.left + label.right) / 2 - left - width / 2) < 1 "
              + "&& Math.abs((label.top + label.bottom) / 2 - top - height / 2) < 1 })()"
          )
        }
      }
    }

    private struct Places: View {
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            Color.green.frame(height: 100)
            GeometryReader { proxy in
              Text(
                verbatim: "\(Int(proxy.frame(in: .scrollView).minY)) "
                  + "\(Int(proxy.frame(in: .named("page")).minY)) "
                  + "\(Int(proxy.frame(in: .global).minY))"
              )
              .accessibilityIdentifier("place")
            }
            .frame(height: 40)
            Color.green.frame(height: 3000)
          }
          .coordinateSpace(.named("page"))
        }
        .accessibilityIdentifier("scroll")
        .padding(.top, 20)
      }
    }

    @Test func place_whileTheUserScrolls_isFollowed() async throws {
      try await LiveServer.use {
        Places()
      } _: { server in
        try await ChromeWindow.use { window in
          try await window.open(port: server.port)
          try await window.wait("\(text("place")) == '100 100 120'")
          _ = try await window.execute("document.querySelector('.scroll').scrollTop = 70")
          try await window.wait("\(text("place")) == '30 100 50'")
        }
      }
    }

    private struct Leaving: View {
      @State private var isThere = true
      var body: some View {
        VStack {
          if isThere { Room(name: "leaving").frame(height: 40).transition(.opacity) }
          Button("Leave") { withAnimation(.linear(duration: 0.3)) { isThere = false } }
            .accessibilityIdentifier("leave")
        }
      }
    }

    @Test func copyOfWhatLeaves_isNotMeasured() async throws {
      try await LiveServer.use {
        Leaving()
      } _: { server in
        try await ChromeWindow.use { window in
          try await window.devtools(
            "Emulation.setEmulatedMedia",
            ["features": [["name": "prefers-reduced-motion", "value": "no-preference"]]]
          )
          try await window.open(port: server.port)
          try await window.wait("\(text("leaving"))?.endsWith('x40')")
          try await window.execute(
            """
            window.problems = []
            addEventListener('error', ({ message }) => problems.push(message))
            document.querySelector('[data-testid=leave]').click()
            """
          )
          try await window.wait("!document.querySelector('[data-testid=leaving]')")
          #expect(try await window.execute("return problems.join()").text == "")
        }
      }
    }

    @Test func feedback_comesToRest() async throws {
      try await LiveServer.use {
        Grower(step: 10, limit: .infinity)
      } _: { server in
        try await ChromeWindow.use { window in
          // The report is not tested here, because the server writes it. Another test reads it
          // without a browser.
          try await window.open(port: server.port)
          // The view is at rest when its width was the same in twenty successive readings.
          try await window.wait(
            "(() => { const width = document.querySelector('.part-background').offsetWidth; "
              + "window.same = width === window.before ? (window.same ?? 0) + 1 : 0; "
              + "window.before = width; return window.same > 20 && width > 150 })()"
          )
          let width = try await window.execute(
            "return document.querySelector('.part-background').offsetWidth < 500"
          )
          #expect(width == true)
        }
      }
    }

    private struct Tags: View {
      @State private var count = 3
      var body: some View {
        VStack {
          Button("More") { count += 1 }.accessibilityIdentifier("more")
          MeasuredFlow() {
            ForEach(0..<count, id: \.self) { index in
              Color.orange.frame(width: 100, height: 20).accessibilityIdentifier("tag\(index)")
            }
          }
          .frame(width: 250)
        }
      }
    }

    @Test func layout_placesItsViews() async throws {
      try await LiveServer.use {
        Tags()
      } _: { server in
        try await ChromeWindow.use { window in
          try await window.open(port: server.port)
          func place(_ index: Int) -> String {
            "(() => { const { left, top } = document.querySelector('[data-testid=tag\(index)]')"
              + ".getBoundingClientRect(), all = document.querySelector('.layout')"
              + ".getBoundingClientRect(); return `${left - all.left},${top - all.top}` })()"
          }
          try await window.wait("\(place(1)) == '110,0'")
          try await window.wait("\(place(2)) == '0,30'")
          try await window.wait("document.querySelector('.layout').offsetHeight == 50")
          try await window.click("[data-testid=more]")
          try await window.wait("\(place(3)) == '110,30'")
        }
      }
    }

    private struct Pages: View {
      var body: some View {
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            ForEach(0..<3) { page in
              Color.blue.containerRelativeFrame(.horizontal).frame(height: 50)
                .accessibilityIdentifier("page\(page)")
            }
          }
        }
        .frame(width: 400)
        Text("Guided").frame(width: 80, height: 20).background(Color.yellow)
          .overlay(alignment: .topTrailing) {
            Color.red.frame(width: 10, height: 10).alignmentGuide(.top) { $0[.bottom] }
              .accessibilityIdentifier("badge")
          }
          .accessibilityIdentifier("guided")
      }
    }

    @Test func containerRelativeFrame_andAlignmentGuide_areWhereTheySay() async throws {
      try await LiveServer.use {
        Pages()
      } _: { server in
        try await ChromeWindow.use { window in
          try await window.open(port: server.port)
          try await window.wait("document.querySelector('[data-testid=page0]').offsetWidth == 400")
          try await window.wait(
            "document.querySelector('.scroll').scrollWidth == 1200"
          )
          try await window.wait(
            "document.querySelector('[data-testid=badge]').getBoundingClientRect().bottom == "
              + "document.querySelector('.part-overlay').getBoundingClientRect().top"
          )
        }
      }
    }
  }
}

/// Views in lines, as long as they fit.
private struct MeasuredFlow: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    places(subviews, in: proposal.width ?? .infinity).size
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    for (subview, place) in zip(subviews, places(subviews, in: bounds.width).points) {
      subview.place(at: place, proposal: .unspecified)
    }
  }

  private func places(_ subviews: Subviews, in width: CGFloat) -> (points: [CGPoint], size: CGSize)
  {
    var (points, place, widest): ([CGPoint], CGPoint, CGFloat) = ([], .zero, 0)
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if place.x + size.width > width, place.x > 0 { place = CGPoint(x: 0, y: place.y + 30) }
      points.append(place)
      widest = max(widest, place.x + size.width)
      place.x += size.width + 10
    }
    return (points, CGSize(width: widest, height: place.y + 20))
  }
}

extension ChromiumTests.LiveMeasures {
  /// A box whose leading half is cut off at 60 points, however wide it is.
  private struct Cut: Shape {
    func path(in rect: CGRect) -> Path {
      Path(CGRect(x: 60, y: 0, width: rect.width - 60, height: rect.height))
    }
  }

  private struct Cuts: View {
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(height: 40).clipShape(Cut()).accessibilityIdentifier("clipped")
        Cut().fill(.blue).frame(height: 40).accessibilityIdentifier("filled")
      }
    }
  }

  @Test func shapes_areDrawnForTheSizeTheyHave() async throws {
    try await LiveServer.use {
      Cuts()
    } _: { server in
      try await ChromeWindow.use(width: 500) { window in
        try await window.open(port: server.port)
        // A press hits the visible part of a clipped box.
        try await window.wait(
          """
          (() => {
            const box = document.querySelector('[data-testid=clipped]')
            const { left, top } = box.getBoundingClientRect()
            const hits = x => box.contains(document.elementFromPoint(left + x, top + 20))
            const path = document.querySelector('[data-testid=filled] path').getBoundingClientRect()
            return !hits(55) && hits(65) && Math.abs(path.left - left - 60) < 1
          })()
          """
        )
      }
    }
  }
}

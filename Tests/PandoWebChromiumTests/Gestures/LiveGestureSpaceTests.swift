import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of the coordinate space of gestures.
  @MainActor
  @Suite("Live gesture spaces")
  struct LiveGestureSpaces {
    private struct Board: View {
      let space: NamedCoordinateSpace?
      @State private var place = CGPoint(x: 100, y: 100)
      @State private var words = ""

      private var drag: some Gesture {
        let gesture =
          space.map { DragGesture(coordinateSpace: $0) } ?? DragGesture(coordinateSpace: .global)
        return gesture.onChanged { value in
          place = value.location
          words = "\(Int(value.startLocation.x)) \(Int(value.startLocation.y))"
        }
      }

      var body: some View {
        VStack(spacing: 0) {
          Text(verbatim: "Start \(words)").frame(height: 50)
          ZStack {
            Color.yellow
            Color.red.frame(width: 60, height: 60).gesture(drag).position(place)
          }
          .frame(width: 300, height: 400)
          .coordinateSpace(.named("board"))
        }
      }
    }

    /// Each square is turned or scaled around its gesture, and moved or turned inside of it.
    private struct Squares: View {
      @State private var words = ""

      private var drag: some Gesture {
        DragGesture(minimumDistance: 5).onEnded { value in
          let (start, way) = (value.startLocation, value.translation)
          words = [start.x, start.y, way.width, way.height].map { "\(Int($0.rounded()))" }
            .joined(separator: " ")
        }
      }

      var body: some View {
        VStack(spacing: 40) {
          Text(verbatim: words).frame(height: 30)
          square(1).gesture(drag).rotationEffect(.degrees(-90))
          square(2).gesture(drag).scaleEffect(2)
          square(3).offset(x: 20).gesture(drag)
          square(4).rotationEffect(.degrees(90)).gesture(drag).rotationEffect(.degrees(180))
        }
      }

      private func square(_ number: Int) -> some View {
        Color.red.frame(width: 60, height: 60).accessibilityIdentifier("square\(number)")
      }
    }

    /// From the middle of each square, 20 points to the right.
    @Test(arguments: [(1, "30 30 0 20"), (2, "30 30 10 0"), (3, "50 30 20 0"), (4, "30 30 -20 0")])
    func places_areThoseOfTheView_insideOfWhatTurnsAndScalesIt(number: Int, places: String)
      async throws
    {
      try await ChromiumTests.use(.phone) {
        Squares()
      } _: { window in
        let at = try await window.execute(
          """
          const box = document.querySelector('[data-testid=square\(number)]').getBoundingClientRect()
          return [box.left + box.width / 2, box.top + box.height / 2]
          """
        )
        try await window.drag(
          from: CGPoint(x: try #require(at[0].number), y: try #require(at[1].number)),
          by: CGSize(width: 5, height: 0),
          times: 4
        )
        try await window.wait("document.querySelector('p').textContent.includes(' ')")
        let words = try await window.execute(
          "return document.querySelector('p').textContent.trim()"
        )
        #expect(words == .text(places))
      }
    }

    /// A view that follows the finger in the space of its board stays under the finger. A view that follows it in the
    /// space of the window is away from it by the offset of the board in the window.
    @Test(arguments: [true, false])
    func view_followsTheFinger(isOfBoard: Bool) async throws {
      try await ChromiumTests.use(.phone) {
        Board(space: isOfBoard ? .named("board") : nil)
      } _: { window in
        let middle = """
          const of = (name) => { const box = document.querySelector(name).getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height / 2, box.left, box.top].map(Math.round) }
          const red = of('[data-on~=drag]'), board = of('[style*="400px"]')
          """
        let at = try await window.execute("\(middle); return red")
        let (x, y) = (try #require(at[0].number), try #require(at[1].number))
        try await window.drag(
          from: CGPoint(x: x, y: y),
          by: CGSize(width: 10, height: 20),
          times: 6,
          lifts: false
        )
        let off = isOfBoard ? "[0, 0]" : "[board[2], board[3]]"
        try await window.wait(
          "(() => { \(middle); return '' + [red[0] - \(x + 60), red[1] - \(y + 120)] == '' + \(off) })()"
        )
        try await window.liftFinger()
        let start = try await window.execute(
          "\(middle); return document.querySelector('p').textContent == 'Start ' + \(isOfBoard ? "'100 100'" : "[\(Int(x)), \(Int(y))].join(' ')")"
        )
        #expect(start == true)
      }
    }
  }
}

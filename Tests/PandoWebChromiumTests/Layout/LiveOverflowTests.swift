import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of views that are larger than the window, and of what scrolls because of them.
  @MainActor
  @Suite("Live overflow")
  struct LiveOverflow {
    private struct Card: View {
      var body: some View {
        VStack {
          Text("Welcome")
          Button("Sign in") {}
        }
        .padding()
        .background(.background, in: .rect(cornerRadius: 12))
      }
    }

    /// The width and height by which the contents of the root and of the page exceed their visible
    /// parts.
    private func excess(
      _ look: PageAudit.Look = .phone,
      @ViewBuilder _ content: () -> some View
    ) async throws -> [Double] {
      let address = try ClientPage.serve(policy: nil, content)
      var sizes: [Double] = []
      try await ChromeWindow.use { window in
        try await PageAudit.show(look, in: window)
        try await ClientPage.use(window, address) { page in
          sizes = try await page.window.execute(
            """
            return ['.root', 'html'].map((name) => document.querySelector(name)).flatMap((node) =>
              [node.scrollWidth - node.clientWidth, node.scrollHeight - node.clientHeight])
            """
          ).list.compactMap(\.number)
        }
      }
      return sizes
    }

    @Test func decoration_beyondTheWindow_scrollsNothing() async throws {
      let background = try await excess {
        Card().background { Circle().fill(.blue).frame(width: 900, height: 2_000) }
      }
      #expect(background == [0, 0, 0, 0])
      let overlay = try await excess {
        Card().frame(maxWidth: .infinity, maxHeight: .infinity)
          .overlay(alignment: .bottomTrailing) {
            Circle().fill(.blue).frame(width: 300, height: 300).offset(x: 120, y: 150)
          }
      }
      #expect(overlay == [0, 0, 0, 0])
    }

    @Test func viewsThatAreMoved_turnedOrEnlarged_scrollNothing() async throws {
      let circle = try await excess {
        ZStack {
          Circle().fill(.blue).frame(width: 300, height: 300).offset(x: 180, y: 400)
          Card()
        }
      }
      #expect(circle == [0, 0, 0, 0])
      let onAGround = try await excess {
        ZStack {
          Color.gray
          Circle().fill(.blue).frame(width: 300, height: 300).offset(x: 180, y: 400)
          Card()
        }
      }
      #expect(onAGround == [0, 0, 0, 0])
      let others = try await excess {
        VStack {
          Card().scaleEffect(4)
          Rectangle().frame(width: 380, height: 40).rotationEffect(.degrees(45))
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
      }
      #expect(others == [0, 0, 0, 0])
    }

    @Test func content_higherThanTheWindow_isReached() async throws {
      let plain = try await excess {
        VStack { ForEach(0..<60, id: \.self) { Text("Line \($0)") } }
      }
      #expect(plain[0] == 0 && plain[1] > 300 && plain[2...] == [0, 0], "\(plain)")
      let decorated = try await excess {
        ZStack {
          Color.gray
          Circle().fill(.blue).frame(width: 300, height: 300).offset(x: 180, y: 400)
          VStack { ForEach(0..<60, id: \.self) { Text("Line \($0)") } }
        }
      }
      #expect(decorated[0] == 0 && decorated[1] > 300, "\(decorated)")
    }

    @Test func scrollView_underAnOffsetView_scrollsItself() async throws {
      let sizes = try await excess {
        ZStack {
          Color.gray
          Circle().fill(.blue).frame(width: 300, height: 300).offset(x: 180, y: 400)
          ScrollView { VStack { ForEach(0..<60, id: \.self) { Text("Line \($0)") } } }
        }
      }
      #expect(sizes == [0, 0, 0, 0])
    }
  }
}

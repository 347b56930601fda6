import Foundation
import PandoDependencies
import PandoTesting
import PandoUI
import Testing

@testable import PandoWeb

/// Tests of documents of deeply nested views, and of views that contain themselves.
@MainActor
@Suite struct NestedPageTests {
  struct Nest: View {
    let depth: Int

    var body: some View {
      VStack {
        Text(verbatim: "Level \(depth)")
        if depth > 1 { AnyView(Nest(depth: depth - 1)) }
      }
    }
  }

  struct Endless: View {
    var body: some View {
      HStack {
        Text("Before")
        AnyView(Endless())
      }
    }
  }

  private func session<V: View>(_ view: V) -> LiveSession {
    LiveSession(id: "s", token: "t", options: HTMLOptions()) { ViewGraph(view, renderer: $0) }
  }

  @Test func deepView_isWritten_asDeepAsABrowserTakesIt() {
    let session = session(Nest(depth: 380))
    let text = session.document(nonce: nil)
    #expect(text.contains("Level 380<"))
    #expect(text.contains("Level 1<"))
    session.graph.close()
  }

  @Test func viewThatContainsItself_isOneProblemInTheDocument() {
    var text = ""
    withKnownIssue {
      let session = session(
        VStack {
          Text("Top")
          Endless()
        }
      )
      text = session.document(nonce: nil)
      session.graph.close()
    }
    #expect(text.contains("Top"))
    #expect(!text.contains("Before"))
    #expect(text.contains("Endless → Endless"))
  }
}

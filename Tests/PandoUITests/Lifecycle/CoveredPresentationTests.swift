import PandoSharing
import PandoTestSupport
import PandoTesting
import PandoUI
import Testing

/// Tests of presentations above and below a full-screen cover.
extension CoveredTests {
  @Test func cover_showsTheSameStateAsTheViewsAroundItsPresenter() {
    struct Saying: View {
      @Shared(.inMemory("number")) var number = 0
      var body: some View {
        let words = "said \(number)"
        Covered()
        VStack {
          Presenter(name: "cover") {
          } presented: {
            Text(verbatim: words)
          }
        }
      }
    }
    let page = Page(Saying())
    _ = open(["cover"], page)
    #expect(change(page)["Covered"] == nil)
    #expect(page.texts == ["covered 0", "said 1"])
  }

  @Test func alert_ofACoveredView_opensAboveTheCover() {
    struct Alerting: View {
      @Shared(.inMemory("isAlert")) var isAlert = false
      @Shared(.inMemory("number")) var number = 0
      var body: some View {
        Covered()
        Text(verbatim: "alerting \(number)").alert("Alert", isPresented: Binding($isAlert)) {
        } message: {
          Text(verbatim: "message \(number)")
        }
      }
    }
    struct Both: View {
      var body: some View {
        Alerting()
        Presenter(name: "cover") {
        } presented: {
          Covering()
        }
      }
    }
    @Shared(.inMemory("isAlert")) var isAlert = false
    let page = Page(Both())
    _ = open(["cover"], page)
    #expect(change(page) == ["Covering": 1])
    $isAlert.withLock { $0 = true }
    page.graph.flush()
    #expect(page.texts.contains("message 1"))
    #expect(change(page)["Covered"] == nil)
    #expect(page.texts.contains("message 2"))
    #expect(page.texts.contains("covering 2"))
  }

  @Test func alert_thatACoverIsAbove_isCovered() {
    struct Alerting: View {
      @Shared(.inMemory("isAlert")) var isAlert = false
      var body: some View {
        Text("alerting").alert("Alert", isPresented: Binding($isAlert)) {
        } message: {
          Covered()
        }
        Presenter(name: "cover") {
        } presented: {
          Covering()
        }
      }
    }
    @Shared(.inMemory("isAlert")) var isAlert = false
    let page = Page(Alerting())
    $isAlert.withLock { $0 = true }
    _ = open(["cover"], page)
    #expect(change(page) == ["Covering": 1])
    _ = open([], page)
    #expect(page.texts.contains("covered 1"))
  }

  @Test func translucentCover_postponesNoEvaluation() {
    struct Seen: View {
      var body: some View {
        Covered()
        Presenter(name: "cover") {
        } presented: {
          Covering().presentationBackground(Color.clear)
        }
      }
    }
    let page = Page(Seen())
    _ = open(["cover"], page)
    #expect(change(page) == ["Covered": 1, "Covering": 1])
  }

  @Test func toast_isAboveACover() {
    struct Toasting: View {
      var body: some View {
        Portal { Part("toasts") { Covered(name: "toast") } }
        Presenter(name: "cover") {
        } presented: {
          Covering()
        }
      }
    }
    let page = Page(Toasting())
    _ = open(["cover"], page)
    #expect(change(page) == ["Covered": 1, "Covering": 1])
  }
}

import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of animated batches.
  @MainActor
  @Suite("Motion")
  struct Motions {
    private func use(_ body: @MainActor (ClientPage, ChromeValue) async throws -> Void) async throws
    {
      try await ClientPage.use {
        VStack {
          Text("first").transition(.move(edge: .top))
          Text("second")
        }
      } do: { page in
        try await body(page, try await page.name(".v"))
      }
    }

    private let long: ChromeValue = ["m", 600_000, 0, "linear"]

    @Test func insertedNode_isAnimatedByItsTransition_andOthersMakeRoom() async throws {
      try await use { page, stack in
        let names = try await page.value("[...document.querySelectorAll('.text')].map((n) => n.id)")
        let new: ChromeValue = [
          "p", ["id": "p900", "class": "text", "data-transition": "scale(0.5, anchor: center)"],
          ["new"],
        ]
        try await page.push(long, ["i", stack, new, names[0]])
        let frames = "document.getElementById('p900').getAnimations()[0].effect.getKeyframes()[0]"
        #expect(try await page.value("\(frames).scale") == "0.5")
        let below = "document.querySelectorAll('.v>.text')[1].getAnimations().length"
        #expect(try await page.value(below) == 1)
        // A batch without an animation is drawn at once.
        try await page.push(["i", stack, ["p", ["id": "p901", "class": "text"], ["more"]], nil])
        #expect(try await page.value("document.getElementById('p901').getAnimations().length") == 0)
      }
    }

    @Test func removedNode_leavesACopyThatNobodyCanUse() async throws {
      try await use { page, _ in
        let names = try await page.value("[...document.querySelectorAll('.text')].map((n) => n.id)")
        try await page.window.execute("document.querySelector('.text').classList.add('measured')")
        try await page.push(long, ["d", names[0]])
        let copy = "document.querySelector('body>.text')"
        #expect(try await page.value("\(copy).textContent") == "first")
        // A copy has no number by which its size could be sent.
        #expect(try await page.value("\(copy).className") == "text")
        #expect(
          try await page.value("\(copy).inert && !\(copy).id && \(copy).ariaHidden") == "true"
        )
        let frames = "\(copy).getAnimations()[0].effect.getKeyframes()[1].translate"
        #expect(try await page.value(frames) == "0% -100%")
        #expect(try await page.value("document.querySelectorAll('.v>.text').length") == 1)
        try await page.window.execute("document.getAnimations().forEach((a) => a.finish())")
        try await page.window.wait("!\(copy)")
      }
    }

    @Test func rowsThatGoTogether_leaveTheirCopiesWhereTheyWere() async throws {
      try await ClientPage.use {
        List { ForEach(["a", "b", "c", "d"], id: \.self) { Text($0) } }
      } do: { page in
        // The copies stay until they have been measured.
        try await page.window.execute(
          """
          const animate = Element.prototype.animate
          Element.prototype.animate = function (...values) {
            const animation = animate.apply(this, values)
            animation.pause()
            return animation
          }
          """
        )
        let rows = try await page.value(
          "[...document.querySelectorAll('.row')].map((row) => [row.id, row.getBoundingClientRect().top])"
        ).list
        try await page.push(["d", rows[0][0]], ["d", rows[1][0]], ["d", rows[2][0]])
        let copies = try await page.value(
          "[...document.querySelectorAll('body>.row')].map((row) => row.getBoundingClientRect().top)"
        )
        #expect(copies == .list(rows.prefix(3).map { $0[1] }))
      }
    }

    /// Each measure between two changes would make the browser lay out the whole page.
    @Test func manyRows_thatComeAndGoAtOnce_areDrawnAtOnce_andMeasuredOnce() async throws {
      try await ClientPage.use {
        List { ForEach(["a", "b", "c", "d"], id: \.self) { Text($0) } }
      } do: { page in
        let names = try await page.value(
          "[...document.querySelectorAll('.row')].map(({ id }) => id)"
        )
        let list = try await page.value(
          """
          (() => {
            let node = document.querySelector('.row').parentElement, path = ''
            for (; !node.id; node = node.parentElement) {
              path = `.${[...node.parentElement.children].indexOf(node)}${path}`
            }
            return node.id + path
          })()
          """
        )
        try await page.window.execute(
          """
          window.measures = 0
          const measure = Element.prototype.getBoundingClientRect
          Element.prototype.getBoundingClientRect = function () {
            if (this.matches('.row')) measures += 1
            return measure.call(this)
          }
          """
        )
        let new = (0..<40).map { index -> ChromeValue in
          ["i", list, ["div", ["id": .text("p9\(index)"), "class": "row"], ["new"]], names[3]]
        }
        try await page.window.execute(
          "fake.push(arguments[0])",
          .list([["d", names[0]], ["d", names[1]]] + new)
        )
        #expect(try await page.value("measures < 40") == true)
        #expect(try await page.value("document.querySelectorAll('.row').length") == 42)
        #expect(
          try await page.value(
            "[...document.querySelectorAll('.row')].flatMap((row) => row.getAnimations()).length"
          ) == 0
        )
      }
    }

    @Test func effects_ofAnApplication_areFrames() async throws {
      try await use { page, stack in
        let effects =
          "effect[opacity:0;transform:rotate(-90deg) scale(2,2)|opacity:1;transform:none]"
        let text = "asymmetric(insertion: \(effects), removal: opacity)"
        let new: ChromeValue = ["p", ["id": "p900", "data-transition": .text(text)], ["new"]]
        try await page.push(long, ["i", stack, new, nil])
        let frames = "document.getElementById('p900').getAnimations()[0].effect.getKeyframes()"
        #expect(try await page.value("\(frames)[0].transform") == "rotate(-90deg) scale(2, 2)")
        #expect(try await page.value("\(frames)[0].opacity") == "0")
        #expect(try await page.value("\(frames)[1].opacity") == "1")
        #expect(try await page.value("\(frames)[0].scale ?? 'none'") == "none")
      }
    }

    @Test func aNode_thatTakesThePlaceOfAnother_comesFromThere() async throws {
      try await use { page, stack in
        let old: ChromeValue = [
          "div", ["id": "p900", "data-match": "1 a", "style": "width:50px;height:20px"], [],
        ]
        try await page.push(["i", stack, old, nil])
        let new: ChromeValue = [
          "div", ["id": "p901", "data-match": "1 a", "style": "width:100px;height:20px"], [],
        ]
        try await page.push(long, ["i", stack, new, nil], ["d", "p900"])
        let frames = "document.getElementById('p901').getAnimations()[0].effect.getKeyframes()"
        #expect(
          try await page.value("\(frames)[0].transform.includes('scale(0.5, 1)')") == .flag(true)
        )
        // A removed element leaves no copy.
        #expect(try await page.value("document.querySelectorAll('body>[inert]').length") == 0)
      }
    }

    @Test func aNode_thatTakesThePositionOfAnother_movesByItsAnchor() async throws {
      try await use { page, stack in
        let old: ChromeValue = [
          "div", ["id": "p900", "data-match": "1 a", "style": "width:50px;height:20px"], [],
        ]
        try await page.push(["i", stack, old, nil])
        let new: ChromeValue = [
          "div",
          [
            "id": "p901", "data-match": "1 a", "data-matching": "size 1 0.5",
            "style": "width:100px;height:20px",
          ], [],
        ]
        try await page.push(long, ["i", stack, new, nil], ["d", "p900"])
        let frame = "document.getElementById('p901').getAnimations()[0].effect.getKeyframes()[0]"
        #expect(try await page.value("\(frame).transform") == "scale(0.5, 1)")
        #expect(try await page.value("\(frame).transformOrigin") == "100% 50%")
      }
    }

    @Test func attributes_changeInTheTimeOfTheBatch_andAtOnceAfterIt() async throws {
      try await use { page, stack in
        try await page.push(["m", 200, 0, "ease-in"], ["a", stack, "style", "opacity: 0.5"])
        let root = "document.documentElement"
        #expect(
          try await page.value("\(root).style.getPropertyValue('--motion')") == "200ms ease-in 0ms"
        )
        try await page.window.wait("!\(root).classList.contains('in-motion')")
      }
    }
  }
}

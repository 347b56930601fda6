import Foundation
import PandoTestSupport
import PandoUI
import Testing

/// Tests of transitions of an application, as pages get them.
@MainActor
struct TransitionTests {
  struct Pivot: ViewModifier {
    let amount: Double
    func body(content: Content) -> some View {
      content.rotationEffect(.degrees(amount), anchor: .topLeading).clipped()
    }
  }

  @Test func modifier_fromActiveToIdentity_isReadAsEffects() {
    let transition = AnyTransition.modifier(active: Pivot(amount: -90), identity: Pivot(amount: 0))
    #expect(
      transition.description == "effect["
        + "transform:translate(-50%,-50%) rotate(-90deg) translate(50%,50%)|"
        + "transform:translate(-50%,-50%) rotate(0deg) translate(50%,50%)]"
    )
  }

  struct Fading: ViewModifier {
    let opacity: Double
    let blur: Double
    func body(content: Content) -> some View {
      if blur > 0 {
        content.opacity(opacity).blur(radius: blur).offset(y: 20)
      } else {
        content.opacity(opacity)
      }
    }
  }

  @Test func modifier_withSeveralEffects_describesTheDifference() {
    let transition = AnyTransition.modifier(
      active: Fading(opacity: 0, blur: 4),
      identity: Fading(opacity: 1, blur: 0)
    )
    #expect(
      transition.combined(with: .slide).description
        == "combined(effect[opacity:0;filter:blur(4px);transform:translate(0px,20px)|"
        + "opacity:1;filter:none;transform:none], slide)"
    )
  }

  struct Twirl: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.scaleEffect(phase.isIdentity ? 1 : 0.5)
        .rotation3DEffect(.degrees(phase.value * 90), axis: (x: 0, y: 1, z: 0))
    }
  }

  @Test func transition_ofOnesOwn_isReadInItsThreePhases() {
    let page = Page(Text(verbatim: "a").transition(Twirl()))
    let turn = "perspective(300px) rotate3d(0,1,0,"
    #expect(
      page.outline.contains(
        "asymmetric(insertion: effect[transform:\(turn)-90deg) scale(.5,.5)|"
          + "transform:\(turn)0deg) scale(1,1)], removal: effect[transform:\(turn)90deg) scale(.5,.5)|"
          + "transform:\(turn)0deg) scale(1,1)])"
      )
    )
  }

  @Test func transitions_inOtherForms_areTheSame() {
    #expect(AnyTransition.scale(0.5).description == AnyTransition.scale(scale: 0.5).description)
    #expect(AnyTransition(OpacityTransition()).description == "opacity")
    #expect(
      AnyTransition.symbolEffect(.appear).description
        == "combined(opacity, scale(.5, anchor: center))"
    )
    let page = Page(
      Text(verbatim: "a").transition(.scale(0.5)).contentTransition(.symbolEffect(.replace))
    )
    #expect(page.outline.contains("scale(.5, anchor: center)"))
  }

  @Test func matchedGeometry_namesMatchedViews() {
    struct Tabs: View {
      @Namespace var space
      var body: some View {
        Text(verbatim: "one").matchedGeometryEffect(id: "line", in: space)
        Text(verbatim: "two")
          .matchedGeometryEffect(
            id: "line",
            in: space,
            properties: .position,
            anchor: .bottomLeading,
            isSource: false
          )
      }
    }
    let drawn = Drawn(Tabs())
    let words = drawn.visible.map { $0.attributes.list(.matchedGeometry) }
    #expect(words[0].first?.hasSuffix(" line") == true)
    #expect(words[0].first == words[1].first)
    #expect(
      words.map { Array($0.dropFirst()) } == [
        ["source", "frame 0.5 0.5"], ["follower", "position 0.0 1.0"],
      ]
    )
  }

  @Test func symbolEffect_whenItsValueChanges_beginsAnew() throws {
    struct Bell: View {
      @State private var rings = 0
      var body: some View {
        Image(systemName: "bell").symbolEffect(.bounce, options: .repeat(3), value: rings)
        Image(systemName: "wifi").symbolEffect(.variableColor.iterative.reversing)
        PressButton("ring") { rings += 1 }
      }
    }
    let drawn = Drawn(Bell())
    func effects() -> [String?] {
      drawn.visible.filter { $0.kind == .image }.map { $0.attributes.text(.symbolEffect) }
    }
    #expect(effects() == [nil, "pulse"])
    try drawn.tap("ring")
    #expect(effects() == ["bounce 3 odd", "pulse"])
    try drawn.tap("ring")
    #expect(effects() == ["bounce 3", "pulse"])
  }
}

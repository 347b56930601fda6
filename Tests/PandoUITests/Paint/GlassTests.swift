import Foundation
import PandoTestSupport
import PandoUI
import Testing

/// Tests of glass, which is drawn as a material.
@MainActor
@Suite struct GlassTests {
  @Test func glass_isAMaterialBehindTheView() {
    let text = Text("a")
    let pairs: [(AnyView, AnyView)] = [
      (AnyView(glass(.regular)), AnyView(text.background(.regularMaterial, in: Capsule()))),
      (
        AnyView(glass(.clear.interactive())),
        AnyView(text.background(.ultraThinMaterial, in: Capsule()))
      ),
      (AnyView(glass(.regular.tint(.red))), AnyView(backed(.red.opacity(0.5)))),
    ]
    for (glass, backed) in pairs {
      let (glass, backed) = (Page(glass), Page(backed))
      #expect(glass.outline == backed.outline)
      glass.graph.close()
      backed.graph.close()
    }
  }

  private func glass(_ glass: Glass) -> some View { Text("a").glassEffect(glass) }

  private func backed(_ color: Color) -> some View {
    Text("a").background(color, in: Capsule()).background(.regularMaterial, in: Capsule())
  }

  @Test func glass_hasTheShapeItIsGiven_alsoInAContainer() {
    let shape = RoundedRectangle(cornerRadius: 8)
    let glass = Page(GlassEffectContainer(spacing: 4) { Text("a").glassEffect(in: shape) })
    let backed = Page(Text("a").background(.regularMaterial, in: shape))
    #expect(glass.outline == backed.outline)
    glass.graph.close()
    backed.graph.close()
  }

  @Test func buttonsOfGlass_areCapsules_unlessTheyAreGivenAForm() {
    let pairs: [(AnyView, AnyView)] = [
      (
        AnyView(Button("a") {}.buttonStyle(.glass)),
        AnyView(Button("a") {}.buttonStyle(.bordered).buttonBorderShape(.capsule))
      ),
      (
        AnyView(Button("a") {}.buttonStyle(.glassProminent)),
        AnyView(Button("a") {}.buttonStyle(.borderedProminent).buttonBorderShape(.capsule))
      ),
      (
        AnyView(Button("a") {}.buttonStyle(.glass(.regular.tint(.red)))),
        AnyView(
          Button("a") {}.buttonStyle(.borderedProminent).buttonBorderShape(.capsule).tint(.red)
        )
      ),
      (
        AnyView(Button("a") {}.buttonStyle(.glass).buttonBorderShape(.circle)),
        AnyView(Button("a") {}.buttonStyle(.bordered).buttonBorderShape(.circle))
      ),
    ]
    for (glass, bordered) in pairs {
      let (glass, bordered) = (Page(glass), Page(bordered))
      #expect(glass.outline == bordered.outline)
      glass.graph.close()
      bordered.graph.close()
    }
  }
}

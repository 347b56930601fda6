import Foundation
import PandoTestSupport
import PandoUI
import Testing

/// Tests of names of SwiftUI without effect: the drawing is the same with and without them.
@MainActor
struct IgnoredVocabularyTests {
  @Namespace private var namespace

  @Test func ignoredModifiers_drawTheViewAsItIs() {
    let plain = Page(Text("a"))
    for view in [
      AnyView(bars), AnyView(rows), AnyView(pointers), AnyView(windows), AnyView(texts),
      AnyView(paint), AnyView(accessibility),
    ] {
      let page = Page(view)
      #expect(page.outline == plain.outline)
      page.graph.close()
    }
    plain.graph.close()
  }

  private var bars: some View {
    Text("a")
      .toolbarForegroundStyle(.red, for: .navigationBar)
      .tabBarMinimizeBehavior(.onScrollDown)
      .tabViewSearchActivation(.searchTabSelection)
      .tabViewCustomization(.constant(TabViewCustomization()))
      .defaultAdaptableTabBarPlacement(.sidebar)
      .searchToolbarBehavior(.minimize)
      .searchPresentationToolbarBehavior(.avoidHidingContent)
      .searchDictationBehavior(.inline(activation: .onSelect))
      .navigationTransition(.zoom(sourceID: 1, in: namespace))
      .scrollEdgeEffectStyle(.soft, for: .top)
      .scrollInputBehavior(.disabled, for: .handGestureShortcut)
  }

  private var rows: some View {
    Text("a")
      .badgeProminence(.decreased)
      .listRowHoverEffect(.lift)
      .listSectionMargins(.horizontal, 10)
      .labelReservedIconWidth(20)
      .buttonSizing(.flexible)
      .menuOrder(.fixed)
      .menuActionDismissBehavior(.disabled)
      .paletteSelectionEffect(.symbolVariant(.fill))
      .sliderThumbVisibility(.hidden)
  }

  private var pointers: some View {
    Text("a")
      .defaultHoverEffect(.lift)
      .hoverEffectDisabled()
      .defersSystemGestures(on: .vertical)
      .springLoadingBehavior(.enabled)
      .handGestureShortcut(.primaryAction)
      .onPencilSqueeze { _ in }
      .touchBar { Text("b") }
      .modifierKeyAlternate(.option) { Text("b") }
      .typeSelectEquivalent("b")
  }

  private var windows: some View {
    Text("a")
      .presentedWindowStyle(.hiddenTitleBar)
      .presentedWindowToolbarStyle(.unified(showsTitle: false))
      .windowDismissBehavior(.disabled)
      .windowToolbarFullScreenVisibility(.onHover)
      .allowsWindowActivationEvents()
      .dialogIcon(nil)
      .dialogSeverity(.critical)
      .handlesExternalEvents(preferring: ["a"], allowing: ["b"])
  }

  private var texts: some View {
    Text("a")
      .writingDirection(strategy: .contentBased)
      .writingToolsBehavior(.limited)
      .typesettingLanguage(Locale.Language(identifier: "de"))
      .onOpenURL(prefersInApp: true)
      .typesettingLanguage(.automatic)
      .textVariant(.sizeDependent)
      .findDisabled()
      .invalidatableContent()
  }

  private var paint: some View {
    Text("a")
      .containerBackground(.blue, for: .widget)
      .containerShape(RoundedRectangle(cornerRadius: 8))
      .backgroundExtensionEffect()
      .allowedDynamicRange(.high)
      .symbolVariableValueMode(.draw)
      .materialActiveAppearance(.active)
      .glassEffect(.identity)
      .glassEffectID(1, in: namespace)
      .glassEffectUnion(id: 1, namespace: namespace)
      .glassEffectTransition(.materialize)
  }

  private var accessibility: some View {
    Text("a")
      .accessibilityActivationPoint(.center)
      .accessibilityCustomContent("b", "c", importance: .high)
      .accessibilityDirectTouch(options: .silentOnTouch)
      .accessibilityLinkedGroup(id: 1, in: namespace)
      .accessibilityRotor("b") {
        ForEach([1, 2], id: \.self) { number in
          if number == 1 { AccessibilityRotorEntry("c", id: number) }
        }
        AccessibilityRotorEntry("d", id: 3, in: namespace)
      }
      .accessibilityRotor(.headings) { AccessibilityRotorEntry("c", id: 1) }
      .accessibilityRotor("b", entries: ["c"], entryID: \.self, entryLabel: \.self)
      .accessibilityRotorEntry(id: 1, in: namespace)
  }

  @Test func ignoredSceneModifiers_drawTheWindow() {
    struct Ignoring: App {
      var body: some Scene {
        WindowGroup { Text("a") }
          .windowStyle(.hiddenTitleBar)
          .windowToolbarStyle(.unifiedCompact(showsTitle: false))
          .defaultPosition(.center)
          .windowLevel(.floating)
          .windowIdealSize(.maximum)
          .defaultLaunchBehavior(.presented)
          .restorationBehavior(.disabled)
          .commandsRemoved()
          .handlesExternalEvents(matching: ["a"])
      }
    }
    let tree = ElementTree()
    let graph = ViewGraph(app: Ignoring(), renderer: tree)
    #expect(tree.first(.text) != nil)
    graph.close()
  }
}

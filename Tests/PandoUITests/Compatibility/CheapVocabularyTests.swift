import Foundation
import PandoTestSupport
import PandoUI
import Testing

/// Tests of names of SwiftUI that other parts of the package implement.
@MainActor
struct CheapVocabularyTests {
  @Test func kindsOfContentShapes_areAllDifferent() {
    let kinds: [ContentShapeKinds] = [
      .interaction, .dragPreview, .contextMenuPreview, .hoverEffect, .accessibility, .focusEffect,
    ]
    #expect(Set(kinds.map(\.rawValue)).count == kinds.count)
    let page = Page(Text("a").contentShape([.focusEffect, .interaction], Circle()))
    #expect(page.texts == ["a"])
    page.graph.close()
  }

  @Test func controlGroup_whenItsStyleIsAMenu_isAMenuUnderItsTitle() throws {
    let page = Page(
      ControlGroup("Sort") { Button("By name") {} }.controlGroupStyle(.menu)
    )
    #expect(page.find(.menu) != nil)
    #expect(page.texts == ["Sort", "By name"])
    page.graph.close()
  }

  @Test func controlGroup_whenTheStyleIsOnesOwn_isDrawnByIt() {
    struct Titled: ControlGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.label
          ControlGroup(configuration)
        }
      }
    }
    let page = Page(
      ControlGroup("Sort") { Text("By name") }.controlGroupStyle(Titled())
    )
    #expect(page.texts == ["Sort", "By name"])
    #expect(page.find(.vstack) != nil)
    #expect(page.find(.hstack) != nil)
    page.graph.close()
  }

  @Test func transition_asAValueOfItsOwnType_isDrawnAsTheOtherIs() {
    #expect(AnyTransition(MoveTransition(edge: .top)) == .move(edge: .top))
    #expect(AnyTransition(ScaleTransition(0.5)) == .scale(scale: 0.5))
    // As a type, so that a function can return it.
    func both<A: Transition, B: Transition>(_ lhs: A, _ rhs: B) -> some Transition {
      lhs.combined(with: rhs).animation(.linear)
    }
    let combined = AnyTransition.opacity.combined(with: .slide)
    #expect(AnyTransition(OpacityTransition().combined(with: SlideTransition())) == combined)
    #expect(
      AnyTransition(both(OpacityTransition(), SlideTransition())) == combined.animation(.linear)
    )
    #expect(
      AnyTransition(
        AsymmetricTransition(
          insertion: PushTransition(edge: .leading),
          removal: IdentityTransition()
        )
      ) == .asymmetric(insertion: .push(from: .leading), removal: .identity)
    )
    let blurred = Page(
      Text("a").transition(BlurReplaceTransition(configuration: .downUp))
    )
    let plain = Page(Text("a").transition(.blurReplace))
    #expect(blurred.outline == plain.outline)
    blurred.graph.close()
    plain.graph.close()
  }

  struct Heard: View {
    @AccessibilityFocusState var isAtStart: Bool
    @AccessibilityFocusState(for: .voiceOver) var place: Int?
    var body: some View {
      Line("start").accessibilityFocused($isAtStart)
      Line("end").accessibilityFocused($place, equals: 2)
      Press("to start") { isAtStart = true }
      Press("to end") { place = 2 }
    }
  }

  @Test func accessibilityFocus_whenTheStateMovesIt_isTheFocus() {
    let page = Page(Heard())
    page.press("to start")
    page.graph.flush()
    #expect(page.tree.focused == page.find(.text, "start"))
    page.press("to end")
    page.graph.flush()
    #expect(page.tree.focused == page.find(.text, "end"))
    page.graph.close()
  }

  struct Searched: View {
    @State var words = ""
    @FocusState var isSearching: Bool
    var body: some View {
      Text(isSearching ? "searching" : "resting")
        .searchable(text: $words) { Text("offered") }
        .searchFocused($isSearching)
      Press("search") { isSearching = true }
    }
  }

  @Test func searchFocus_whenTheStateMovesIt_isInTheSearchField() throws {
    let page = Page(Searched())
    let field = try #require(page.find(.textField))
    #expect(page.texts.contains("resting"))
    page.press("search")
    page.graph.flush()
    #expect(page.tree.focused == field)
    #expect(page.texts.contains("searching"))
    page.graph.close()
  }

  @Test func searchSuggestions_inTheOlderForm_areOfferedWhileSearching() throws {
    let page = Page(Searched())
    let field = try #require(page.find(.textField))
    #expect(!page.texts.contains("offered"))
    try page.graph.send(.focus(true), to: field)
    page.graph.flush()
    #expect(page.texts.contains("offered"))
    #expect(page.texts.contains("searching"))
    page.graph.close()
  }

  @Test func shape_withASizeOfItsOwn_doesNotFillItsRoom() {
    let room = CGRect(x: 10, y: 20, width: 300, height: 200)
    let path = Rectangle().size(width: 30, height: 40).path(in: room)
    #expect(path.boundingRect == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test func contextMenu_asAValue_isDrawnUnlessThereIsNone() {
    let menu = ContextMenu { Button("Copy") {} }
    let page = Page(Text("a").contextMenu(menu))
    #expect(page.find(.contextMenu) != nil)
    let none: ContextMenu<Text>? = nil
    let bare = Page(Text("a").contextMenu(none))
    #expect(bare.find(.contextMenu) == nil)
    page.graph.close()
    bare.graph.close()
  }

  @Test func sizeCategory_isTheSizeOfTextByItsOlderName() {
    var values = EnvironmentValues()
    #expect(values.sizeCategory == .large)
    values.sizeCategory = .accessibilityMedium
    #expect(values.dynamicTypeSize == .accessibility1)
    #expect(values.sizeCategory.isAccessibilityCategory)
    #expect(
      ContentSizeCategory.allCases.map { ContentSizeCategory($0.dynamicTypeSize) }
        == ContentSizeCategory.allCases
    )
  }

  @Test func splitViews_areStacks() {
    let page = Page(
      HSplitView {
        Text("a")
        VSplitView { Text("b") }
      }
    )
    #expect(page.find(.hstack) != nil)
    #expect(page.find(.vstack) != nil)
    #expect(page.texts == ["a", "b"])
    page.graph.close()
  }

  @Test func helpLink_whenPressed_doesItsAction() throws {
    struct Screen: View {
      @State var helped = 0
      var body: some View {
        Text("helped \(helped)")
        HelpLink { helped += 1 }
      }
    }
    let page = Page(Screen())
    try page.graph.send(.tap, to: try #require(page.find(.button)))
    page.graph.flush()
    #expect(page.texts.first == "helped 1")
    page.graph.close()
  }

  @Test func layoutDirection_whenTheViewMirrors_turnsItOver() {
    let mirrored = Page(Text("a").layoutDirectionBehavior(.mirrors)) {
      $0.layoutDirection = .rightToLeft
    }
    let fixed = Page(Text("a").layoutDirectionBehavior(.fixed)) {
      $0.layoutDirection = .rightToLeft
    }
    #expect(mirrored.outline != fixed.outline)
    mirrored.graph.close()
    fixed.graph.close()
  }
}

extension ContentSizeCategory {
  fileprivate var dynamicTypeSize: DynamicTypeSize {
    var values = EnvironmentValues()
    values.sizeCategory = self
    return values.dynamicTypeSize
  }
}

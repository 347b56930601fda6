import Foundation
import PandoUI
import Testing

/// Tests of the fonts of UIKit, and of their descriptions.
@MainActor
struct UIFontTests {
  @Test func fonts_ofUIKit_areFonts() {
    let font = UIFont.systemFont(ofSize: 20, weight: .bold)
    #expect(Font(font) == .system(size: 20, weight: .bold))
    #expect(font.pointSize == 20 && font.lineHeight > 20)
    #expect(Font(font.withSize(12)) == .system(size: 12, weight: .bold))
    #expect(Font(UIFont(name: "Futura", size: 9)!) == .custom("Futura", size: 9))
    let wide = UIFont.systemFont(ofSize: 9, weight: .regular, width: .condensed)
    #expect(Font(wide) == .system(size: 9, weight: .regular).width(.condensed))
    #expect(Font(UIFont.preferredFont(forTextStyle: .title1)) == .system(.title))
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    #expect(UIFontMetrics(forTextStyle: .body).scaledValue(for: 30) == 30)
    UINavigationBar.appearance().titleTextAttributes = [.font: font]
  }

  @Test func descriptions_changeFonts() throws {
    let title = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .largeTitle)
    #expect(title.pointSize == 34)
    let rounded = try #require(title.withDesign(.rounded)?.withSymbolicTraits(.traitBold))
    #expect(
      Font(UIFont(descriptor: rounded, size: 0)) == .system(.largeTitle, design: .rounded).bold()
    )
    #expect(rounded.symbolicTraits == .traitBold)
    let small = UIFont(descriptor: rounded, size: 20)
    #expect(Font(small) == .system(size: 20, design: .rounded).bold() && small.pointSize == 20)
    let heavy = UIFont.systemFont(ofSize: 30, weight: .bold).fontDescriptor
      .addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]])
    #expect(Font(UIFont(descriptor: heavy, size: 0)) == .system(size: 30, weight: .heavy))
    let parts: [UIFontDescriptor.AttributeName: Any] = [
      .family: "Futura", .size: 9, .traits: "no dictionary",
    ]
    let named = UIFont(descriptor: UIFontDescriptor(fontAttributes: parts), size: 0)
    #expect(Font(named) == .custom("Futura", size: 9) && named.fontName == "Futura")
    let upright = UIFont.italicSystemFont(ofSize: 12).fontDescriptor
    #expect(upright.symbolicTraits == .traitItalic)
    #expect(upright.withSymbolicTraits([])?.symbolicTraits == [])
  }

  @Test func fonts_ofCoreText_areThoseOfUIKit() {
    #expect(Font(UIFont.systemFont(ofSize: 20) as CTFont) == .system(size: 20, weight: .regular))
    #expect(Font(CTFontCreateWithName("Futura", 9, nil)) == .custom("Futura", size: 9))
  }
}

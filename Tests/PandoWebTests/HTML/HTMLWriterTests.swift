import Testing

@testable import PandoWeb

@Suite("Writing HTML")
struct HTMLWriterTests {
  @Test func words_whenTheyLookLikeMarkup_areEscaped() {
    let text = HTMLWriter.string(.make(.p, [:], [.text("<script>alert('&')</script>")]))
    #expect(text == "<p>&lt;script&gt;alert('&amp;')&lt;/script&gt;</p>")
  }

  @Test func anAttribute_whenItsValueHasQuotes_cannotBeLeft() {
    let text = HTMLWriter.string(.make(.p, [.title: "\" onclick='x' <b>\n\t&amp;"]))
    #expect(text == "<p title=\"&quot; onclick=&#39;x&#39; &lt;b&gt;&#10;&#9;&amp;amp;\"></p>")
  }

  @Test func characters_whenNoDocumentMayHaveThem_areReplaced() {
    let text = HTMLWriter.string(.text("a\u{0}b\u{1B}c\u{7F}d\u{FFFE}e"))
    #expect(text == "a\u{FFFD}b\u{FFFD}c\u{FFFD}d\u{FFFD}e")
  }

  @Test func voidElements_whenWritten_haveNoEndTag() {
    #expect(HTMLWriter.string(.make(.input, [.type: "text"])) == "<input type=\"text\" />")
    #expect(HTMLWriter.string(.make(.hr)) == "<hr />")
  }

  @Test func attributes_whenTheyHaveNoValue_areEmpty() {
    var node = HTMLElement(.button)
    node.set(.disabled, if: true)
    #expect(HTMLWriter.string(.element(node)) == "<button disabled=\"\"></button>")
    node.set(.disabled, if: false)
    #expect(HTMLWriter.string(.element(node)) == "<button></button>")
  }

  @Test func classes_whenMadeFromWords_keepLettersOnly() {
    var node = HTMLElement(.p)
    node.addClass(prefix: "style", "x\" onload=\"é")
    #expect(node[.class] == "style-x--onload---")
  }

  @Test func attributeNames_always_runNothing() {
    for name in ["onclick", "onload", "srcdoc", "formaction", "xlink:href"] {
      #expect(HTMLName(rawValue: name) == nil)
    }
  }
}

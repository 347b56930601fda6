import Testing

@testable import PandoWeb

@Suite("Addresses")
struct SafeURLTests {
  @Test(arguments: [
    "https://example.com/?a=1&b=2#c", "http://localhost:8080", "mailto:blob@example.com",
    "tel:+49123", "/notes/1", "notes", "?page=2", "#top", "//example.com/x", "a/b:c",
  ])
  func aLink_whenItsSchemeIsKnown_isKept(address: String) {
    #expect(SafeURL(address, for: .link)?.text == address)
  }

  @Test(arguments: [
    "javascript:alert(1)", "JaVaScRiPt:alert(1)", " javascript:alert(1)", "java\tscript:alert(1)",
    "java\nscript:alert(1)", "\u{1}javascript:alert(1)", "vbscript:x", "data:text/html,<script>",
    "data:image/png;base64,AA", "file:///etc/passwd", "blob:x", "ws://x", "\\\\evil.com", "/\\evil",
    "",
  ])
  func aLink_whenItCouldRunSomething_isRefused(address: String) {
    #expect(SafeURL(address, for: .link) == nil)
  }

  @Test func anImage_whenItIsData_isARasterFormat() {
    #expect(SafeURL("data:image/png;base64,AA", for: .image) != nil)
    #expect(SafeURL("data:image/svg+xml,%3Csvg%3E", for: .image) == nil)
    #expect(SafeURL("data:text/html,x", for: .image) == nil)
    #expect(SafeURL("mailto:x", for: .image) == nil)
  }
}

import Foundation
import Testing

@testable import PandoWeb

@Suite("The style sheet")
struct StyleSheetTests {
  @Test func theSheet_always_fitsIntoAFewPackets() {
    // About a quarter of it is sent, which is under 16 KB.
    #expect(StyleSheet.text.utf8.count < 60_000)
  }

  @Test func theSheet_always_hasBalancedBraces() {
    var depth = 0
    for character in StyleSheet.text {
      if character == "{" { depth += 1 }
      if character == "}" { depth -= 1 }
      #expect(depth >= 0)
    }
    #expect(depth == 0)
  }

  @Test func theSheet_always_loadsNothing() {
    #expect(!StyleSheet.text.contains("@import"))
    #expect(!StyleSheet.text.contains("@font-face"))
    let addresses = StyleSheet.text.components(separatedBy: "url(").dropFirst()
    for address in addresses { #expect(address.hasPrefix("\"data:image/svg+xml,")) }
  }

  @Test func variables_whenUsed_areDefined() throws {
    let text = StyleSheet.text
    var defined: Set<String> = []
    for match in text.matches(of: /(--[a-z0-9-]+):/) { defined.insert(String(match.1)) }
    let given: Set<String> = [
      "--lines", "--fraction", "--icon", "--detent", "--motion", "--overlap",
      "--moves", "--arrow", "--swipe", "--pull",
    ]
    for match in text.matches(of: /var\((--[a-z0-9-]+)/) {
      #expect(defined.union(given).contains(String(match.1)), "\(match.1)")
    }
  }

  @Test func settingsOfTheReader_always_count() {
    for query in [
      "prefers-reduced-motion:reduce", "prefers-contrast:more", "pointer:coarse",
      "forced-colors:active", "color-scheme:light dark", ":focus-visible",
    ] {
      #expect(StyleSheet.text.contains(query))
    }
  }
}

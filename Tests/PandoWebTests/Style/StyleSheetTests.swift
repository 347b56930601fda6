import Foundation
import PandoTestSupport
import Testing

@testable import PandoWeb

@Suite("The style sheet")
struct StyleSheetTests {
  /// The sheet is measured as it is sent to browsers, with the theme and the font's rule.
  @Test func theSheet_always_fitsIntoAFewPackets() throws {
    let file = ServedFile(styleSheetWithFont: "inter.woff2")
    #expect(try #require(file.compressedCount) < 16_384)
  }

  @Test func theSheet_whenCompressed_isTheSheet() throws {
    let head = StyleSheet.head(font: "inter.woff2")
    let blocks = try #require(Gzip.blocks(of: Array(head.utf8)))
    #expect(blocks.count * 2 < head.utf8.count)
    #expect(try Self.unpacked(Array(head.utf8)) == Array((head + Embedded.styleSheet).utf8))
  }

  @Test func theSheetForMedia_whenCompressed_isTheSheet() throws {
    #expect(
      try Self.output(ofGzip: StyleSheet.compressedMedia) == Array(Embedded.mediaStyleSheet.utf8)
    )
    for query in Embedded.styleSheetMedia.split(separator: ", ") {
      #expect(
        Embedded.mediaStyleSheet.contains("@media \(query.replacing(": ", with: ":")){"),
        "no rule for \(query)"
      )
    }
  }

  /// The bytes repeat over all lengths and distances, also over themselves, and have all values.
  @Test(arguments: 0..<12)
  func block_ofAnyBytes_isReadAsThem(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let noise = (0..<40_000).map { _ in UInt8.random(in: 0...255, using: &random) }
    var bytes = Array(noise.prefix(Int(seed) * 50))
    for _ in 0..<Int(seed) * 20 {
      let start = Int.random(in: 0..<bytes.count, using: &random)
      bytes += bytes[start...].prefix(.random(in: 1...300, using: &random))
    }
    if seed == 11 { bytes += noise + bytes.prefix(100) }
    bytes += Array(repeating: 7, count: Int(seed) * 37)
    #expect(try Self.unpacked(bytes) == bytes + Array(Embedded.styleSheet.utf8))
  }

  /// The bytes that `gzip` unpacks from a sheet with some bytes before it.
  private static func unpacked(_ head: [UInt8]) throws -> [UInt8] {
    let bytes = try #require(
      Gzip.file(
        adding: head,
        before: StyleSheet.compressedFamilies,
        of: Array(Embedded.styleSheet.utf8)
      )
    )
    return try output(ofGzip: bytes)
  }

  private static func output(ofGzip bytes: [UInt8]) throws -> [UInt8] {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["gzip", "-dc"]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    // The pipe to `gzip` may be full before its output is read.
    let writer = Thread {
      try? input.fileHandleForWriting.write(contentsOf: Data(bytes))
      try? input.fileHandleForWriting.close()
    }
    writer.start()
    let content = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return Array(content)
  }

  @Test func theFont_hasTheSignatureOfItsFormat_andIsSmall() {
    #expect(StyleSheet.font.starts(with: Array("wOF2".utf8)))
    #expect(StyleSheet.font.count < 24_000)
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
    for match in text.matches(of: /(--[A-Za-z0-9-]+):/) { defined.insert(String(match.1)) }
    let given: Set<String> = [
      "--lines", "--fraction", "--icon", "--detent", "--motion", "--overlap", "--head",
      "--moves", "--arrow", "--swipe", "--pull", "--ratio",
      "--moves", "--need", "--min-lines", "--max-lines", "--type", "--ink", "--under",
      "--column", "--snap-x", "--snap-y", "--events",
    ]
    for match in text.matches(of: /var\((--[A-Za-z0-9-]+)/) {
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

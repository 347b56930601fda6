import Foundation
import Testing

@testable import PandoUI

@Suite struct FileSignaturesTests {
  private static let beginnings: [(name: String, bytes: [UInt8])] = [
    ("a.png", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]),
    ("a.jpg", [0xFF, 0xD8, 0xFF, 0xE0, 0, 16]),
    ("a.gif", Array("GIF89a\0".utf8)),
    ("a.webp", Array("RIFF".utf8) + [9, 0, 0, 0] + Array("WEBPVP8 ".utf8)),
    ("a.avif", [0, 0, 0, 32] + Array("ftypavif".utf8)),
    ("a.heic", [0, 0, 0, 24] + Array("ftypheic".utf8)),
    ("a.tiff", [0x49, 0x49, 0x2A, 0, 8]),
    ("a.wav", Array("RIFF".utf8) + [9, 0, 0, 0] + Array("WAVEfmt ".utf8)),
    ("a.mp4", [0, 0, 0, 24] + Array("ftypisom".utf8)),
    ("a.webm", [0x1A, 0x45, 0xDF, 0xA3, 1]),
    ("a.pdf", Array("%PDF-1.7\n".utf8)),
    ("a.zip", [0x50, 0x4B, 3, 4, 20]),
    ("a.gz", [0x1F, 0x8B, 8, 0]),
    ("a.rtf", Array("{\\rtf1 ".utf8)),
    ("a.txt", Array("Bread\tand milk\r\n".utf8)),
  ]

  @Test func file_isTheOneThatItsNameSays() {
    for (name, _) in Self.beginnings {
      for (other, bytes) in Self.beginnings {
        let isOwn = AcceptedTypes(tokens: ["image/*"])
          .allow(name: name, mimeType: nil, beginning: bytes)
        // AVIF and HEIC are one container format, and their files list each other's brands.
        let areOne = Set([name, other]) == ["a.avif", "a.heic"]
        #expect(isOwn == (name == other || areOne), "\(other) as \(name)")
      }
    }
  }

  @Test(
    arguments: [
      ("a.bmp", "BM\u{1}", true), ("a.bmp", "GIF89a", false), ("a.txt", "BMW is a car", true),
      ("a.txt", "MZ is a zone", true), ("a.txt", "ID3 is a tag", true), ("a.txt", "", true),
      ("a.txt", "{\\rtf1 }", false), ("a.txt", "see %PDF-1.7", true), ("a.txt", "%PDF-1.7", false),
      ("a.pdf", "\n\n%PDF-1.7", true), ("a.pdf", "", false), ("a.png", "", false),
      ("a.mp3", "ID3\u{4}", true), ("a.mp3", "\u{1}\u{1}", true), ("a.mp3", "GIF89a", false),
      ("a.html", "<!doctype html>", true), ("a.svg", "<svg/>", true), ("a.svg", "GIF89a", false),
      ("a.json", "{}", true), ("a.json", "{}\0", false), ("a.csv", "a\u{1B}[1m", true),
      ("a.csv", "a\u{7F}", false), ("a.csv", "\u{FEFF}ü", true), ("a.mov", "0000ftypqt  ", true),
      ("a.m4a", "0000ftypmp42", true), ("a.mp4", "0000ftypM4A ", true),
      ("a.mp4", "0000ftypavif", false),
      ("a.heic", "0000ftypmif1", true), ("a.avif", "0000ftypmif1", true),
      // These types have no known signature.
      ("a.docx", "PK\u{3}\u{4}", true), ("a.bin", "\u{0}", true), ("a", "\u{0}", true),
    ]
  )
  func text_canBeTheBeginning(name: String, text: String, isAllowed: Bool) {
    let types = AcceptedTypes(tokens: [".csv"])
    #expect(types.allow(name: name, mimeType: nil, beginning: text.utf8) == isAllowed)
    // If any file may be chosen, its contents are not checked.
    #expect(AcceptedTypes(tokens: []).allow(name: name, mimeType: nil, beginning: text.utf8))
  }

  @Test(
    arguments: [
      ("a", "text/plain", [0x7F, 0x45, 0x4C, 0x46], false),
      ("a", "text/plain; charset=x", [0], false),
      ("a.bin", "text/x-unknown", [0], false), ("a", "text/x-unknown", [65], true),
      ("a", "image/x-unknown", [0x7F, 0x45, 0x4C, 0x46], false),
      ("a", "image/x-unknown", [1, 2], true),
      ("a", "image/x-unknown", [0xFF, 0xD8, 0xFF], true),
      ("a", "application/x-own", [0x50, 0x4B, 3, 4], true),
      // The name has precedence over the MIME type.
      ("a.csv", "image/png", [65], true), ("a.png", "text/csv", [65], false),
    ] as [(String, String, [UInt8], Bool)]
  )
  func type_isTheBrowsersWord_whereTheNameSaysNothing(
    name: String,
    mimeType: String,
    bytes: [UInt8],
    isAllowed: Bool
  ) {
    let types = AcceptedTypes(tokens: ["text/*"])
    #expect(types.allow(name: name, mimeType: mimeType, beginning: bytes) == isAllowed)
  }

  @Test func text_isUnicodeWhereItSaysSo() {
    func allows(_ bytes: [UInt8]) -> Bool { FileSignatures.allow(bytes, as: .plainText) }
    #expect(allows([0xFF, 0xFE, 0x61, 0, 0x0A, 0]))
    #expect(allows([0xFE, 0xFF, 0, 0x61]))
    #expect(!allows([0xFF, 0xFE, 0, 0]))
    #expect(!allows([0xFF, 0xFE, 0, 0xD8, 0x61, 0]))
    #expect(!allows([0xEF, 0xBB, 0xBF, 0xFF]))
    // A character may extend beyond the inspected bytes.
    let long = [0xEF, 0xBB, 0xBF] + [UInt8](repeating: 65, count: FileSignatures.length - 4)
    #expect(allows(long + Array("ü".utf8)))
    #expect(!allows(long.dropLast(9) + [0xC3] + [UInt8](repeating: 65, count: 20)))
  }
}

import PandoUI
import Testing

@Suite struct UTTypeTests {
  @Test func type_isFoundByExtensionAndByMIMEType() {
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(filenameExtension: ".csv") == .commaSeparatedText)
    #expect(UTType(mimeType: "text/plain; charset=utf-8") == .plainText)
    #expect(UTType.png.preferredMIMEType == "image/png")
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType(filenameExtension: "a/b") == nil)
    #expect(UTType(filenameExtension: "") == nil)
    #expect(UTType(mimeType: "text") == nil)
  }

  @Test func type_isAKindOfWhatItStandsUnder() {
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.png.conforms(to: .data))
    #expect(UTType.json.conforms(to: .text))
    #expect(UTType.text.conforms(to: .text))
    #expect(!UTType.text.isSubtype(of: .text))
    #expect(!UTType.text.conforms(to: .plainText))
    #expect(!UTType.pdf.conforms(to: .image))
    #expect(UTType.image.isSupertype(of: .gif))
  }

  @Test func unknownType_keepsItsExtensionAndParent() throws {
    let type = try #require(UTType(filenameExtension: "kite", conformingTo: .text))
    #expect(type.preferredFilenameExtension == "kite")
    #expect(type.preferredMIMEType == nil)
    #expect(type.conforms(to: .text))
    #expect(UTType(exportedAs: "org.example.kite", conformingTo: .json).conforms(to: .text))
  }

  @Test(
    arguments: [
      ([.commaSeparatedText], "birds.CSV", nil, true),
      ([.commaSeparatedText], "birds.csv", "application/vnd.ms-excel", true),
      ([.commaSeparatedText], "birds.txt", "text/csv", false),
      ([.commaSeparatedText], "birds", "text/csv", true),
      ([.commaSeparatedText], "birds", nil, false),
      ([.image], "a.heic", nil, true),
      ([.image], "a.pdf", "image/png", false),
      ([.image], "a", "image/x-rare", true),
      ([.text], "a.json", nil, true),
      ([.png, .pdf], "a.pdf", nil, true),
      ([.png, .pdf], "a.gif", nil, false),
      ([.data], "a.exe", nil, true),
      ([], "a.exe", nil, true),
      ([UTType(exportedAs: "org.example.kite", conformingTo: .json)], "a.json", nil, true),
      ([UTType(exportedAs: "org.example.kite", conformingTo: .json)], "a.pdf", nil, false),
    ] as [([UTType], String, String?, Bool)]
  )
  func file_isAllowed_byItsNameFirst(
    types: [UTType],
    name: String,
    mimeType: String?,
    isAllowed: Bool
  ) {
    #expect(AcceptedTypes(types).allow(name: name, mimeType: mimeType) == isAllowed)
  }

  @Test(
    arguments: [
      ("notes.txt", "notes.txt"), ("../../etc/passwd", "passwd"), ("C:\\temp\\a.csv", "a.csv"),
      ("..", "file"), ("", "file"), (".bashrc", "bashrc"), ("a\u{0}b\n.txt", "ab.txt"),
      ("fdp\u{202E}txt.exe", "fdptxt.exe"), ("Zürich 🚲.pdf", "Zürich 🚲.pdf"), ("a/", "a"),
      ("x. .", "x"),
    ]
  )
  func fileName_isOneComponent(text: String, name: String) {
    #expect(fileName(from: text) == name)
  }

  @Test func fileName_thatIsTooLong_keepsItsEnd() {
    let name = fileName(from: String(repeating: "ä", count: 500) + ".tiff")
    #expect(name.utf8.count <= 200)
    #expect(name.hasSuffix("ä.tiff"))
  }

  @Test func systemTypes_areKnown_byTheirExtensionsAndMIMETypes() {
    #expect(UTType(filenameExtension: "HPP") == .cPlusPlusHeader)
    #expect(UTType(mimeType: "text/css") == .css)
    #expect(UTType.unixExecutable.conforms(to: .executable))
    #expect(UTType.geoJSON.conforms(to: .json) && !UTType.geoJSON.conforms(to: .image))
    #expect(UTType.bz2.preferredFilenameExtension == "bz2")
  }
}

import Foundation
import IssueReporting
import PandoTestSupport
import Testing

@testable import PandoUI

/// Tests of images and colours of the catalogue in this target's resources.
@MainActor
@Suite struct AssetTests {
  private let assets = ResourceSearch.of(.module)

  @Test func imageSet_hasAFileForEachDensity_inLightAndDark() throws {
    let turtle = try #require(assets.image("turtle"))
    #expect(turtle.light.map(\.url.lastPathComponent) == ["turtle.png", "turtle@2x.png"])
    #expect(turtle.dark.map(\.url.lastPathComponent) == ["night.png", "night@2x.png"])
    #expect(turtle.light.map(\.scale) == [1, 2] && !turtle.isTemplate)
  }

  @Test func drawing_mayBeATemplate() throws {
    let mark = try #require(assets.image("MarkImage"))
    #expect(mark.isTemplate && mark.light.map(\.type) == [.svg] && mark.light[0].scale == nil)
  }

  @Test func folder_isANamespace_onlyIfItSaysSo() {
    #expect(assets.image("Icons/star-filled") != nil)
    #expect(assets.image("leaf") != nil)
    #expect(assets.folders[0].assets.images["star-filled"] == nil)
  }

  @Test func imageSet_ofDevicesAlone_takesTheNearest() {
    #expect(assets.image("phone")?.light.map(\.url.lastPathComponent) == ["phone.png"])
  }

  @Test func pictureBesideCatalogues_isFound_withAndWithoutItsExtension() {
    #expect(assets.image("photo")?.light.map(\.scale) == [1, 2])
    #expect(assets.image("photo.png")?.light.count == 2)
  }

  @Test func files_areFoundByTheirExtension() throws {
    let found = Bundle.module.urls(forResourcesWithExtension: ".png", subdirectory: nil)
    let files = try #require(found)
    #expect(files.compactMap { UIImage(contentsOfFile: $0.path) }.count == files.count)
    #expect(files.map(\.lastPathComponent).contains("photo.png"))
    #expect(Bundle.module.urls(forResourcesWithExtension: "png", subdirectory: "none") == nil)
    let paths = Bundle.main.paths(forResourcesOfType: "png", inDirectory: nil)
    #expect(paths.contains { $0.hasSuffix("/photo.png") })
  }

  @Test func imageThatBrowsersDoNotDraw_isReportedOnce() {
    withKnownIssue {
      #expect(assets.image("plan") == nil)
    } matching: {
      $0.description.contains("plan.pdf, which browsers do not draw")
    }
    #expect(assets.image("plan") == nil)
  }

  @Test func missingName_isReportedOnce_andDrawnWithItsName() throws {
    let tree = ElementTree()
    withKnownIssue {
      let graph = ViewGraph(
        VStack {
          Image("tortoise", bundle: .module)
          Image("tortoise", bundle: .module)
        },
        renderer: tree
      )
      graph.close()
    } matching: {
      $0.description.contains("There is no image “tortoise” in")
    }
    #expect(assets.image("tortoise") == nil)
  }

  @Test func address_isNotLookedUp() throws {
    for address in ["/a.png", "https://example.org/a.png", "./a.png"] {
      #expect(try describe(Image(address))[.source] == .text(address))
    }
  }

  @Test func renderingMode_countsMoreThanTheCatalogue() throws {
    let mark = Image("MarkImage", bundle: .module)
    #expect(try describe(mark)[.style] == .text("template"))
    #expect(try describe(mark.renderingMode(.original))[.style] == .text("original"))
    #expect(try describe(Image(decorative: "turtle", bundle: .module))[.label] == nil)
  }

  private func describe(_ image: Image) throws -> Attributes {
    let tree = ElementTree()
    let graph = ViewGraph(image, renderer: tree)
    defer { graph.close() }
    let id = try #require(tree.children(of: ElementTree.rootID).first?.id)
    return try #require(tree[id]).attributes
  }

  // MARK: Colours

  @Test func color_hasItsVariants_inEveryNotation() throws {
    let brand = Color("BrandColor", bundle: .module)
    #expect(brand.resolved(for: .light).description == "#FF8000")
    #expect(brand.resolved(for: .dark).description == "#0080FF")
    let high = try #require(assets.color("BrandColor")?.highContrast)
    #expect(high.light.resolved().description == "#804000")
    #expect(high.dark.resolved().description == "#80C0FF80")
    #expect(Color("fog", bundle: .module).resolved().description == "#80808040")
    #expect(Color("wide", bundle: .module).resolved().linearRed > 1.2)
    #expect(Color("warning", bundle: .module).resolved() == Color.orange.resolved())
    #expect(brand == Color("BrandColor", bundle: .module))
    #expect(
      UIColor(resource: ColorResource(name: "fog", bundle: .module)).color.description == "fog"
    )
  }

  @Test func colorWithoutComponents_isMissing_andGrayEverywhere() {
    withKnownIssue {
      #expect(Color("empty", bundle: .module).resolved() == Color.gray.resolved())
    } matching: {
      $0.description.contains("There is no colour “empty”")
    }
  }

  // MARK: Where names are looked up

  @Test func withoutABundle_theMainTargetCountsFirst() throws {
    let main = try TemporaryResources(.drawing("leaf"))
    let other = main.parent.appending(path: "app_Kit.resources")
    try FileManager.default.copyItem(at: main.url, to: other)
    try main.add("only.png", TemporaryResources.png())
    let search = ResourceSearch(beside: main.parent, executable: "Turtles")
    #expect(
      search.folders.prefix(2).map(\.url.lastPathComponent)
        == ["app_Turtles.resources", "app_Kit.resources"]
    )
    #expect(search.image("leaf")?.light[0].url.path.contains("app_Turtles") == true)
    #expect(search.image("only") != nil)

    let unnamed = ResourceSearch(beside: main.parent, executable: "Server")
    withKnownIssue {
      #expect(unnamed.image("leaf") != nil)
    } matching: {
      $0.description.contains("The image “leaf” is in two targets")
    }
  }

  @Test func resourcesOfAnotherExecutable_areNotTheApplications() throws {
    let other = try TemporaryResources(.drawing("leaf"))
    let name = ResourceSearch(beside: other.parent, executable: "Frogs").folders[0].url
    #expect(name.lastPathComponent == "app_Turtles.resources")
    try Data().write(to: other.parent.appending(path: "Turtles"))
    func finds(_ executable: String) -> Bool {
      ResourceSearch(beside: other.parent, executable: executable).folders[0].assets.images["leaf"]
        != nil
    }
    #expect(!finds("Frogs"))
    #expect(finds("Turtles"))
    #expect(finds("appPackageTests.xctest"))
    #expect(!finds("frogsPackageTests.xctest"))
  }

  @Test func appIconAndAccentColor_areTheMainTargets() throws {
    let main = try TemporaryResources(.color("AccentColor", "660099"))
    let root = "A.xcassets/AppIcon.appiconset"
    try main.add("\(root)/i.png", TemporaryResources.png())
    try main.add(
      "\(root)/Contents.json",
      Data(#"{"images":[{"size":"32x32","scale":"2x","filename":"i.png"},{"size":"16x16"}]}"#.utf8)
    )
    let search = ResourceSearch(beside: main.parent, executable: "Turtles")
    #expect(search.accentColor?.resolved().description == "#660099")
    #expect(search.appIcon.map(\.pixels) == [64])
    #expect(ResourceSearch(beside: main.parent, executable: "Server").accentColor == nil)
    #expect(assets.folders[0].assets.icons["AppIcon"]?.map(\.pixels) == [16, 64, 256])
  }

  @Test func nothingOutsideOfTheResources_isFound() throws {
    let resources = try TemporaryResources([
      "A.xcassets/up.imageset/Contents.json":
        Data(#"{"images":[{"filename":"../../../secret.png"}]}"#.utf8),
      "A.xcassets/link.imageset/Contents.json": Data(#"{"images":[{"filename":"l.png"}]}"#.utf8),
      "A.xcassets/here.imageset/Contents.json": Data(#"{"images":[{"filename":".."}]}"#.utf8),
    ])
    let secret = resources.parent.appending(path: "secret.png")
    try TemporaryResources.png().write(to: secret)
    for link in ["A.xcassets/link.imageset/l.png", "plain.png"] {
      try FileManager.default.createSymbolicLink(
        at: resources.url.appending(path: link),
        withDestinationURL: secret
      )
    }
    try FileManager.default.createSymbolicLink(
      at: resources.url.appending(path: "folder"),
      withDestinationURL: resources.parent
    )
    let search = try ResourceSearch.of(resources.bundle)
    let images = search.folders[0].assets.images
    #expect(images.values.flatMap { $0.light + $0.dark } == [])
    #expect(images.keys.sorted() == ["here", "link", "up"])
    for name in ["../secret.png", "folder/secret.png", "plain.png", "A.xcassets/../../secret.png"] {
      #expect(search.file(name) == nil)
    }
  }

  // MARK: Files and UIKit's names

  @Test func mainBundle_findsFilesOfAllTargets() throws {
    let url = try #require(Bundle.main.url(forResource: "landmarks", withExtension: "json"))
    #expect(try String(contentsOf: url, encoding: .utf8).contains("Turtle Rock"))
    #expect(Bundle.main.url(forResource: "landmarks.json", withExtension: nil) == url)
    #expect(Bundle.main.path(forResource: "landmarks", ofType: "json") == url.path)
    #expect(Bundle.main.url(forResource: "nothing", withExtension: nil) == nil)
    #expect(Bundle.module.url(forResource: "landmarks", withExtension: "json") != nil)
  }

  @Test func uiImage_isReadFromResources() throws {
    let photo = try #require(UIImage(named: "photo", in: .module))
    #expect(photo.size == CGSize(width: 3, height: 3) && photo.scale == 2)
    #expect(photo.pngData() != nil && photo.jpegData(compressionQuality: 0.5) == nil)
    #expect(UIImage(named: "photo") == photo)
    #expect(UIImage().size == CGSize(width: 1, height: 1))
    let jpeg = Data([
      0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC0, 0, 11, 8, 0, 20, 0, 30, 1, 1, 0x11, 0,
    ])
    #expect(PixelSize.of(jpeg)?.width == 30 && PixelSize.of(jpeg)?.height == 20)
    #expect(PixelSize.of(jpeg.prefix(12)) == nil && PixelSize.of(Data()) == nil)
  }

  @Test func pixelSize_isThatOfEachKindOfFile() {
    func size(_ data: Data) -> [Int]? { PixelSize.of(data).map { [$0.width, $0.height] } }
    func text(_ text: String) -> Data { Data(text.utf8) }
    // The picture lies on its side: the orientation 6 is the first entry of a directory after 8
    // bytes.
    let little: [UInt8] = [
      0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0,
    ]
    let big: [UInt8] = [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]
    let frame: [UInt8] = [0xFF, 0xC0, 0, 11, 8, 0, 20, 0, 30, 1, 1, 0x11, 0]
    for exif in [little, big] {
      let side = [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(exif.count + 8)] + text("Exif\0\0") + exif
      #expect(size(Data(side + frame)) == [20, 30])
    }
    #expect(size(text("GIF89a") + Data([4, 1, 2, 0])) == [260, 2])
    let webP = text("RIFF\0\0\0\0WEBP")
    #expect(
      size(webP + text("VP8 ") + Data(count: 10) + Data([0x2C, 0x41, 0x90, 0])) == [300, 144]
    )
    #expect(
      size(webP + text("VP8L") + Data(count: 5) + Data([0x2B, 0xC1, 0x23, 0])) == [300, 144]
    )
    #expect(
      size(webP + text("VP8X") + Data(count: 8) + Data([0x2B, 1, 0, 0x8F, 0, 0])) == [300, 144]
    )
    #expect(size(webP + text("VP8X")) == nil)
    #expect(size(text("<?xml version='1.0'?><svg width='30px' height=\"20\">")) == [30, 20])
    #expect(size(text("<svg width='100%' viewBox='0 0 24.4 12'>")) == [24, 12])
    #expect(size(text("<svg width='1e400' height='3' viewBox='0,0,1e400,1'>")) == nil)
    #expect(size(text("<svg viewBox='0 0 -4 0'>")) == nil)
  }

  @Test func literals_areColoursAndImages() {
    let color = Color(#colorLiteral(red: 0, green: 0.5, blue: 1, alpha: 1))
    #expect(color.resolved().description == "#0080FF")
    let tint: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 0.5)
    #expect(tint.color.resolved().opacity == 0.5)
    #expect(#imageLiteral(resourceName: "photo") == UIImage(named: "photo"))
  }

  @Test func colourOfUIKit_followsItsBundle_andTheGivenTraits() throws {
    func color(_ traits: UITraitCollection?) -> Color? {
      UIColor(named: "BrandColor", in: .module, compatibleWith: traits)?.color
    }
    let brand = Color("BrandColor", bundle: .module)
    #expect(color(nil) == brand)
    for (style, scheme) in [(UIUserInterfaceStyle.light, ColorScheme.light), (.dark, .dark)] {
      let variant = color(UITraitCollection(userInterfaceStyle: style))
      #expect(variant == Color(brand.resolved(for: scheme)))
    }
    let turtle = UIImage(named: "turtle", in: .module, compatibleWith: nil)
    #expect(turtle == UIImage(named: "turtle", in: .module))
    #expect(turtle != nil)
  }
}

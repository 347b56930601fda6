import Foundation
import Pando
import PandoTestSupport
import PandoTesting
import Testing

@testable import PandoUI
@testable import PandoWeb
@testable import PandoWebTestSupport

/// Tests of images and colours of resources in pages.
@MainActor
@Suite struct AssetPageTests {
  private func html(_ view: some View) -> String {
    let tree = ElementTree()
    let graph = ViewGraph(view, renderer: tree)
    defer { graph.close() }
    return HTMLRenderer.render(tree: tree)
  }

  @Test func image_hasFilesForDensities_andForDark() throws {
    let resources = try TemporaryResources(.picture("turtle"))
    let bundle = try resources.bundle
    var attributes = Attributes()
    let asset = try #require(ResourceSearch.of(bundle).image("turtle"))
    attributes[.picture] = .asset(asset)
    var pictures = DocumentPictures()
    pictures.address = PictureAddress(base: "/notes/pando", session: "s")
    pictures.change(in: &attributes, from: nil)
    #expect(attributes[.address] == .text("/notes/pando"))
    #expect(pictures.isEmpty)

    var node = HTMLElement(.img)
    AssetSources(asset, base: "/notes/pando").write(to: &node, isTemplate: false)
    let source = try #require(node[.src])
    #expect(source.wholeMatch(of: #/\/notes\/pando\/asset\/a1-[0-9a-f]{24}\.png/#) != nil)
    #expect(node[.srcset]?.hasPrefix("\(source) 1x, /notes/pando/asset/a2-") == true)
    let style = node.style.text
    #expect(style.hasPrefix("content:var(--if-dark) image-set(url(\"/notes/pando/asset/b1-"))
    #expect(style.contains(" 1x,url(\"/notes/pando/asset/b2-"))
  }

  @Test func imagePaint_repeatsTheImage_inItsScale() throws {
    let resources = try TemporaryResources(.picture("turtle"))
    let image = Image("turtle", bundle: try resources.bundle)
    let behind = html(Text("a").background(.image(image, scale: 0.5)))
    #expect(behind.contains("background:var(--if-dark,image-set(url(&quot;data:image/png;base64,"))
    #expect(behind.contains("&quot;) 2x,url("))
    // A border cannot repeat a picture along its sides: it is a box with a hole.
    let border = html(Text("a").border(ImagePaint(image: image, scale: 0.2), width: 30))
    let ring = "class=\"backing ring\" aria-hidden=\"true\" style=\"padding:30px;background:var("
    #expect(border.contains(ring))
    let circle = html(Circle().fill(ImagePaint(image: image)))
    #expect(circle.contains("clip-path:circle(closest-side)"))
    #expect(!circle.contains("<svg"))
    let symbol = html(Rectangle().fill(.image(Image(systemName: "star"))))
    #expect(symbol.contains("data:image/svg+xml,"))
    #expect(symbol.contains("stroke:%23fff"))
  }

  @Test func imagePaint_onAServer_hasTheAddressOfTheFile() throws {
    let resources = try TemporaryResources(.picture("turtle"))
    let image = Image("turtle", bundle: try resources.bundle)
    let paint = try #require(
      AttributeValue.paint(.opacity(ImagePaint(image: image)._paint(), 0.5))
        .addressed("/notes/pando")
    )
    guard case .paint(let found) = paint else {
      Issue.record("no paint")
      return
    }
    #expect(Paints.css(found, for: .fill).text.contains("url(\"/notes/pando/asset/a1-"))
    #expect(AttributeValue.paint(.color(.red)).addressed("/notes/pando") == nil)
  }

  @Test func template_isAMaskInTheColourOfTheText() throws {
    let resources = try TemporaryResources(.drawing("mark", isTemplate: true))
    let bundle = try resources.bundle
    let html = html(Image("mark", bundle: bundle).foregroundStyle(.red))
    #expect(html.contains("class=\"image file template\""))
    #expect(html.contains("mask-image:url(&quot;data:image/svg+xml;base64,"))
    #expect(html.contains("alt=\"mark\""))
  }

  @Test func missingImage_isABoxWithItsName() throws {
    let resources = try TemporaryResources([:])
    let bundle = try resources.bundle
    var page = ""
    withKnownIssue { page = html(Image("tortoise & <hare>", bundle: bundle)) }
    #expect(page.contains("missing-image"))
    // A long name is cut at the end of a small frame.
    #expect(page.contains("max-width:100%") && page.contains("text-overflow:ellipsis"))
    #expect(page.contains(">tortoise &amp; &lt;hare&gt;</span>"))
    #expect(!page.contains("<img"))
  }

  @Test func color_followsSchemeAndContrast_withoutTheServer() throws {
    let resources = try TemporaryResources(
      .color("brand", "ff8000", dark: "0080ff", high: "804000")
    )
    let brand = try Color("brand", bundle: resources.bundle)
    let css = Paints.css(brand, for: .words).text
    #expect(
      css == "var(--if-contrast,light-dark(#ff8000,#0080ff)) "
        + "var(--if-plain,light-dark(#804000,#0080ff))"
    )
    let plain = try TemporaryResources(.color("one", "010203"))
    #expect(try Paints.css(Color("one", bundle: plain.bundle), for: .fill).text == "#010203")
    let bundle = try plain.bundle
    withKnownIssue {
      let missing = Color("none", bundle: bundle)
      #expect(Paints.css(missing, for: .words).text == "#8e8e93")
      #expect(missing.resolved().description == "#8E8E93")
    }
  }

  @Test func tint_writesOnIt_whatIsRead() throws {
    let resources = try TemporaryResources(.color("brand", "001040", dark: "f0f080"))
    var style = CSSDeclarations()
    try Stylist.tint(Color("brand", bundle: resources.bundle), &style)
    #expect(style[.onTint]?.text == "light-dark(#fff,#000)")
    var options = HTMLOptions()
    options.accentColor = try Color("brand", bundle: resources.bundle)
    options.touchIconURL = "/touch.png"
    let page = HTMLRenderer.render(tree: ElementTree(), options: options)
    #expect(page.contains("style=\"--tint:light-dark(#001040,#f0f080)"))
    #expect(page.contains("<link href=\"/touch.png\" rel=\"apple-touch-icon\" />"))
  }

  @Test func address_thatCouldEndAStyle_isRefused() {
    for address in ["a\")", "a b", "a'b", "a\\b", "ä", "a(b)", "a\nb"] {
      #expect(ImageAddress(address) == nil)
    }
    #expect(ImageAddress("/pando/asset/a-1.png") != nil)
  }
}

/// Tests of served files of images.
@MainActor
@Suite struct AssetRouteTests {
  nonisolated static let resources = try? TemporaryResources(
    [String: Data].picture("frog").merging(.drawing("mark")) { first, _ in first }
  )

  struct Turtles: App {
    var body: some Scene {
      WindowGroup { Image("mark", bundle: try? AssetRouteTests.resources?.bundle) }
    }
  }

  @Test(.dependencies) func file_isServedForAYear_toAll() async throws {
    try await AppServer.run(Turtles.self) { server in
      let page = try await server.open()
      let path = try #require(
        page.html.firstMatch(of: #/ src="(\/pando\/asset\/d-[0-9a-f]{24}\.svg)"/#)
          .map { String($0.1) }
      )
      let answer = try await server.ask(path)
      #expect(answer.status == 200)
      #expect(answer["Content-Type"] == "image/svg+xml")
      #expect(answer["Cache-Control"] == "public, max-age=31536000, immutable")
      #expect(answer["Content-Security-Policy"]?.contains("sandbox") == true)
      #expect(answer["X-Content-Type-Options"] == "nosniff")
      #expect(answer.body.contains("<path"))
      let tag = try #require(answer["ETag"])
      #expect(try await server.ask(path, [("If-None-Match", tag)]).status == 304)
    }
  }

  @Test(.dependencies) func fileThatNoPageHasDrawn_isFound_asAfterAStart() async throws {
    let bundle = try #require(try Self.resources?.bundle)
    let image = try #require(ResourceSearch.of(bundle).image("frog"))
    let name = try #require(AssetFiles.name(of: image.dark[1]))
    try await AppServer.run(Turtles.self) { server in
      let answer = try await server.ask("/pando/asset/\(name)")
      #expect(answer.status == 200)
    }
  }

  @Test(.dependencies) func pathsOutside_areNotServed() async throws {
    try await AppServer.run(Turtles.self) { server in
      for name in [
        "../../../../etc/passwd", "..%2F..%2Fetc%2Fpasswd", "%2Fetc%2Fpasswd", "Contents.json",
        "d.svg", "mark", "..", ".", "a%00b", "mark/../d.svg",
      ] {
        let answer = try await server.ask("/pando/asset/\(name)")
        #expect(answer.status == 404, "\(name)")
      }
    }
  }
}

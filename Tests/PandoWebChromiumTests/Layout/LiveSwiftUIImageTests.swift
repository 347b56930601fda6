import Foundation
import PandoTestSupport
import Testing

@testable import PandoUI
@testable import PandoWeb
@testable import PandoWebTestSupport

/// Tests of images that fit into the room that other views leave.
extension ChromiumTests.LiveSwiftUICode {
  static let drawing =
    #"<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><path d="M0 0h9v9z"/></svg>"#

  /// The image is not as high as its room, as in SwiftUI.
  @Test func imageThatFits_isAsHighAsItsWidthMakesIt() async throws {
    let resources = try TemporaryResources(["wide.svg": Data(Self.drawing.utf8)])
    let bundle = try resources.bundle
    func image(_ name: String) -> some View {
      Image("wide", bundle: bundle).resizable().scaledToFit()
        .accessibilityIdentifier(name)
    }
    try await use {
      ScrollView {
        VStack(spacing: 0) {
          image("alone")
          Text("Words").accessibilityIdentifier("below")
        }
        .frame(width: 400, height: 600)
        image("narrow").frame(width: 100)
        HStack(spacing: 0) {
          image("low").frame(height: 50)
          Text("Words")
          Spacer()
        }
        .frame(width: 400)
        VStack(spacing: 0) {
          VStack(spacing: 0) {
            image("squeezed")
            Color.red.frame(height: 30).accessibilityIdentifier("red")
          }
        }
        .frame(width: 400, height: 150).accessibilityIdentifier("limit")
        ZStack { image("layered") }.frame(width: 400, height: 100)
        VStack { image("limited").frame(maxHeight: 80) }.frame(width: 400, height: 300)
        HStack(spacing: 0) {
          image("left")
          image("right")
        }
        .frame(width: 400)
        image("scrolled").frame(maxWidth: 300)
      }
    } _: { window in
      let names = [
        "alone", "narrow", "low", "squeezed", "layered", "limited", "left", "right", "scrolled",
      ]
      try await window.wait("[...document.images].every(image => image.complete)")
      let sizes = try await numbers(
        window,
        "\(names).flatMap(name => [rect(name).width, rect(name).height])"
      )
      #expect(
        sizes.map { $0.rounded() } == [
          400, 200, 100, 50, 100, 50, 400, 120, 400, 100, 400, 80, 200, 100, 200, 100, 300, 150,
        ]
      )
      let distances = try await numbers(
        window,
        "[rect('below').top - rect('alone').bottom, rect('limit').bottom - rect('red').bottom]"
      )
      #expect(distances.map { $0.rounded() } == [0, 0])
      let attributes = try await window.execute(
        "return ['width', 'height'].map(name => document.images[0].getAttribute(name))"
      )
      #expect(attributes.list.map(\.text) == ["200", "100"])
    }
  }

  @Test func imageThatFits_inARowOfAGivenHeight_isAsWideAsThatMakesIt() async throws {
    let resources = try TemporaryResources(["wide.svg": Data(Self.drawing.utf8)])
    let bundle = try resources.bundle
    try await use {
      ScrollView {
        HStack(spacing: 0) {
          Image("wide", bundle: bundle).resizable().scaledToFit().accessibilityIdentifier("row")
          Text("Words").accessibilityIdentifier("words")
          Spacer()
        }
        .frame(height: 40)
        GroupBox("Box") {
          Image("wide", bundle: bundle).resizable().scaledToFit()
            .frame(maxWidth: .infinity, maxHeight: 120).accessibilityIdentifier("limited")
        }
        .accessibilityIdentifier("box")
        Text("Below").accessibilityIdentifier("below")
      }
      .frame(width: 400, height: 600)
    } _: { window in
      try await window.wait("[...document.images].every(image => image.complete)")
      let sizes = try await numbers(
        window,
        """
        [rect('row').width, rect('row').height, rect('words').left - rect('row').right,
          rect('limited').height, rect('below').top - rect('limited').bottom, rect('box').height]
        """
      )
      #expect(sizes.prefix(4).map { $0.rounded() } == [80, 40, 0, 120])
      #expect(sizes[4] >= 8 && sizes[5] < 190, "\(sizes)")
    }
  }
}

import Foundation
import Testing

@testable import PandoWeb

/// Tests of contrast after WCAG 2.2, 1.4.3 (4.5 for words) and 1.4.11 (3 for what shows a control).
@Suite("Contrast")
struct ContrastTests {
  /// The surfaces behind important text. A thumb shows only the first text color and the tint.
  static let surfaces = (Theme.surfaces + Theme.surfacesOfSheets)
    .filter { "\($0.name)" != "thumb" }

  @Test func theRatio_ofBlackAndWhite_is21() {
    #expect(abs(Contrast.ratio(0x000000, 0xFFFFFF) - 21) < 0.001)
    #expect(abs(Contrast.ratio(0x777777, 0xFFFFFF) - 4.48) < 0.01)
  }

  @Test func labels_onEverySurface_areReadable() {
    for label in Theme.labels {
      for surface in Self.surfaces {
        expect(label, on: surface, atLeast: 4.5)
      }
    }
  }

  @Test func hues_asWords_areReadableOnEverySurface() {
    for hue in Theme.hues {
      for surface in Theme.surfaces + Theme.surfacesOfSheets {
        expect(hue.text, on: surface, atLeast: 4.5)
      }
    }
  }

  @Test func words_onAHue_areReadable() {
    for hue in Theme.hues { expect(hue.on, on: hue.fill, atLeast: 4.5) }
  }

  /// A bordered button: text in the hue, on a faint tone of the hue, over a surface.
  @Test func words_onASoftHue_areReadable() {
    for hue in Theme.hues {
      for surface in Self.surfaces where ["page", "surface", "grouped"].contains("\(surface.name)")
      {
        let soft = ThemeColor(
          "soft",
          light: mix(hue.fill.light, 0.12, surface.light),
          dark: mix(hue.fill.dark, 0.2, surface.dark)
        )
        expect(hue.text, on: soft, atLeast: 4.5)
      }
    }
  }

  @Test func edges_ofControls_areSeen() throws {
    let edge = try #require(Theme.lines.first { "\($0.name)" == "edge" })
    for surface in Self.surfaces where "\(surface.name)" != "fill" {
      expect(edge, on: surface, atLeast: 3)
    }
  }

  /// In the dark scheme, upper surfaces are lighter, which distinguishes them.
  @Test func surfaces_inTheDark_areLighterTheNearerTheyAre() throws {
    func luminance(_ name: String) throws -> Double {
      Contrast.luminance(try #require(Theme.surfaces.first { "\($0.name)" == name }).dark)
    }
    for (back, front) in [
      ("page", "behind"), ("surface", "fill-soft"), ("page", "surface"), ("surface", "raised"),
      ("raised", "fill"),
      ("fill", "thumb"),
    ] {
      let ratio = (try luminance(front) + 0.05) / (try luminance(back) + 0.05)
      #expect(ratio > 1.05, "\(front) on \(back): \(ratio)")
    }
  }

  /// Screens with rows and screens without are beside each other in tabs, so their backgrounds are
  /// the same.
  @Test func backgrounds_ofPages_areTheSameInTheDark() throws {
    for surfaces in [Theme.surfaces, Theme.surfacesOfSheets] {
      let grounds = surfaces.filter { ["page", "grouped"].contains("\($0.name)") }
      #expect(Set(grounds.map(\.dark)).count == 1)
    }
  }

  /// A fill is the colour of its name: brown is a dark orange.
  @Test func fills_ofWarmHues_areBright() throws {
    for (name, lightness, hues) in [("orange", 0.7, 50.0...70), ("yellow", 0.82, 80...100)] {
      let hue = try #require(Theme.hue(name))
      #expect(hue.fill.light == OKLCH(hue.fill.light).hex, "the way there and back")
      let color = OKLCH(hue.fill.light)
      #expect(color.lightness > lightness && color.chroma > 0.14 && hues.contains(color.hue))
    }
  }

  @Test func oklch_ofPrimaries_isAsSpecified() {
    #expect(OKLCH(1, 0, 0).hex == 0xFFFFFF)
    #expect(OKLCH(0, 0, 0).hex == 0)
    #expect(OKLCH(0.62796, 0.25768, 29.234).hex == 0xFF0000)
    #expect(OKLCH(0.45201, 0.31321, 264.052).hex == 0x0000FF)
    // A colour outside of sRGB keeps its lightness.
    #expect(OKLCH(0.9, 0.4, 30).hex != 0)
  }

  private func expect(_ color: ThemeColor, on other: ThemeColor, atLeast minimum: Double) {
    let light = Contrast.ratio(color.light, other.light)
    let dark = Contrast.ratio(color.dark, other.dark)
    #expect(light >= minimum, "\(color.name) on \(other.name), light")
    #expect(dark >= minimum, "\(color.name) on \(other.name), dark")
  }

  private func mix(_ first: UInt32, _ share: Double, _ second: UInt32) -> UInt32 {
    [16, 8, 0].reduce(UInt32(0)) { result, shift in
      let a = Double((first >> UInt32(shift)) & 0xFF)
      let b = Double((second >> UInt32(shift)) & 0xFF)
      return result | UInt32((a * share + b * (1 - share)).rounded()) << UInt32(shift)
    }
  }
}

extension OKLCH {
  /// The colour of `0xRRGGBB`.
  fileprivate init(_ hex: UInt32) {
    let light = [16, 8, 0].map { (shift: UInt32) -> Double in
      let channel = Double((hex >> shift) & 0xFF) / 255
      return channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
    }
    func root(_ r: Double, _ g: Double, _ b: Double) -> Double {
      cbrt(r * light[0] + g * light[1] + b * light[2])
    }
    let l = root(0.4122214708, 0.5363325363, 0.0514459929)
    let m = root(0.2119034982, 0.6806995451, 0.1073969566)
    let s = root(0.0883024619, 0.2817188376, 0.6299787005)
    let a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    let b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    self.init(
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      (a * a + b * b).squareRoot(),
      (atan2(b, a) * 180 / .pi + 360).truncatingRemainder(dividingBy: 360)
    )
  }
}

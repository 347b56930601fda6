import Testing

@testable import PandoWeb

/// WCAG 2.2, 1.4.3 (4.5 for words) and 1.4.11 (3 for what shows a control).
@Suite("Contrast")
struct ContrastTests {
  /// The surfaces behind important text. A thumb shows only the first text color and the tint.
  static let surfaces = Theme.surfaces.filter { "\($0.name)" != "thumb" }

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
      for surface in Theme.surfaces {
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

  private func expect(_ color: ThemeColor, on other: ThemeColor, atLeast least: Double) {
    let light = Contrast.ratio(color.light, other.light)
    let dark = Contrast.ratio(color.dark, other.dark)
    #expect(light >= least, "\(color.name) on \(other.name), light")
    #expect(dark >= least, "\(color.name) on \(other.name), dark")
  }

  private func mix(_ first: UInt32, _ share: Double, _ second: UInt32) -> UInt32 {
    [16, 8, 0].reduce(UInt32(0)) { result, shift in
      let a = Double((first >> UInt32(shift)) & 0xFF)
      let b = Double((second >> UInt32(shift)) & 0xFF)
      return result | UInt32((a * share + b * (1 - share)).rounded()) << UInt32(shift)
    }
  }
}

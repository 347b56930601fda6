import Foundation
import PandoUI
import Testing

@Suite struct ColorTests {
  private static let hues: [(Double, String)] = [
    (0.0, "#FF0000"), (1.0 / 3, "#00FF00"), (2.0 / 3, "#0000FF"), (1.0, "#FF0000"),
    (1.0 / 6, "#FFFF00"), (-1.0 / 3, "#0000FF"),
  ]

  private func hex(_ color: Color, _ scheme: ColorScheme = .light) -> String {
    color.resolved(for: scheme).description
  }

  @Test func color_whenMadeFromNumbers_hasThem() {
    #expect(hex(Color(red: 1, green: 0.5, blue: 0)) == "#FF8000")
    #expect(hex(Color(white: 0.5, opacity: 0.5)) == "#80808080")
    #expect(hex(Color(.sRGBLinear, red: 1, green: 0, blue: 0.2140411)) == "#FF0080")
  }

  @Test(arguments: hues)
  func color_whenMadeFromAHue_isOnTheWheel(hue: Double, expected: String) {
    #expect(hex(Color(hue: hue, saturation: 1, brightness: 1)) == expected)
  }

  @Test func color_whenNamed_keepsItsNameUntilShown() {
    #expect(Color.red == Color.named("red"))
    #expect(hex(.systemBackground) == "#FFFFFF")
    #expect(hex(.systemBackground, .dark) == "#000000")
    #expect(Color(.systemGray6).description == "systemGray6")
    #expect(hex(.clear) == "#00000000")
  }

  @Test func opacity_whenAppliedTwice_multiplies() {
    #expect(Color.red.opacity(0.5).opacity(0.5) == Color.red.opacity(0.25))
    #expect(hex(Color(white: 0).opacity(0.5)) == "#00000080")
  }

  @Test func mix_whenOfBlackAndWhite_isGray() {
    let black = Color(white: 0)
    let white = Color(white: 1)
    #expect(hex(black.mix(with: white, by: 0.5, in: .device)) == "#808080")
    #expect(hex(black.mix(with: white, by: 0.5)) == "#636363")
    #expect(hex(black.mix(with: white, by: 0)) == "#000000")
    #expect(hex(black.mix(with: white, by: 2)) == "#FFFFFF")
  }

  @Test func mix_whenOfNames_waitsForTheScheme() {
    let color = Color.primary.mix(with: .systemBackground, by: 1)
    #expect(hex(color) == "#FFFFFF")
    #expect(hex(color, .dark) == "#000000")
  }

  @Test func style_whenWrittenWithALeadingDot_comesDownToAPaint() {
    func paint(_ style: some ShapeStyle) -> Paint { style._paint() }
    #expect(paint(.red) == .color(.red))
    #expect(paint(.secondary) == .level(1))
    #expect(paint(.tint) == .role(.tint))
    #expect(paint(.ultraThinMaterial) == .material(.ultraThin))
    #expect(paint(.red.opacity(0.5)) == .color(Color.red.opacity(0.5)))
    #expect(paint(.tint.opacity(0.5)) == .opacity(.role(.tint), 0.5))
    #expect(paint(.background.secondary) == .levelOf(.role(.background), 1))
    #expect(paint(.shadow(.drop(radius: 3))).solidColor == nil)
    let gradient = Gradient(colors: [.red, .blue])
    #expect(
      paint(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        == .linear(gradient, startPoint: .top, endPoint: .bottom)
    )
    #expect(gradient.stops.map(\.location) == [0, 1])
  }
}

extension Color {
  fileprivate static var systemBackground: Color { Color(.systemBackground) }
}

import Pando

struct PaintPage: View {
  private let colors: [(String, Color)] = [
    ("red", .red), ("orange", .orange), ("yellow", .yellow), ("green", .green), ("mint", .mint),
    ("teal", .teal), ("cyan", .cyan), ("blue", .blue), ("indigo", .indigo), ("purple", .purple),
    ("pink", .pink), ("brown", .brown), ("gray", .gray), ("primary", .primary),
    ("secondary", .secondary), ("accent", .accentColor),
  ]

  var body: some View {
    Specimens(
      "Paint and effects",
      caption: "Colours, gradients, materials, layers, filters and clips."
    ) {
      Specimen("Colours") {
        Swatches(width: 90) {
          ForEach(colors, id: \.0) { name, color in Swatch(name) { tile(color) } }
        }
      }
      Specimen("Gradients") {
        Swatches {
          Swatch("linear") {
            tile(LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom))
          }
          Swatch("radial") {
            tile(
              RadialGradient(
                colors: [.yellow, .orange],
                center: .center,
                startRadius: 0,
                endRadius: 50
              )
            )
          }
          Swatch("angular") {
            tile(AngularGradient(colors: [.red, .yellow, .green, .blue, .red], center: .center))
          }
          Swatch("a colour's own") { tile(Color.pink.gradient) }
          Swatch("conic fill") {
            Circle().fill(AngularGradient(colors: [.teal, .indigo, .teal], center: .center))
              .frame(width: 72, height: 72)
          }
        }
      }
      Specimen("Materials") {
        ZStack {
          LinearGradient(
            colors: [.pink, .orange, .teal],
            startPoint: .leading,
            endPoint: .trailing
          )
          .frame(height: 110)
          .clipShape(.rect(cornerRadius: 12))
          HStack(spacing: 12) {
            Text("Ultra thin").padding(12).background(.ultraThinMaterial, in: .capsule)
            Text("Regular").padding(12).background(.regularMaterial, in: .capsule)
            Text("Thick").padding(12).background(.thickMaterial, in: .capsule)
          }
        }
      }
      Specimen("Layers") {
        Swatches {
          Swatch("background") { Text("Words").padding().background(.yellow.opacity(0.35)) }
          Swatch("in a shape") {
            Text("Words").padding().background(.mint.opacity(0.35), in: .capsule)
          }
          Swatch("border") { Text("Words").padding().border(.blue, width: 2) }
          Swatch("overlay") {
            tile(Color.indigo).overlay(alignment: .topTrailing) {
              Circle().fill(.red).frame(width: 18, height: 18).offset(x: 6, y: -6)
            }
          }
          Swatch("shadow") { tile(Color.white).shadow(color: .black.opacity(0.3), radius: 8, y: 4) }
          Swatch("stroke overlay") {
            Text("Words").padding().overlay { Capsule().stroke(.purple, lineWidth: 2) }
          }
        }
      }
      effects
      Specimen("Schemes") {
        HStack(spacing: 16) {
          Text("Light").padding().background(.background).environment(\.colorScheme, .light)
          Text("Dark").padding().background(.background).colorScheme(.dark)
        }
      }
    }
  }

  private var effects: some View {
    Group {
      Specimen("Filters") {
        Swatches {
          Swatch("opacity") { sun.opacity(0.4) }
          Swatch("blur") { sun.blur(radius: 3) }
          Swatch("brightness") { sun.brightness(0.2) }
          Swatch("contrast") { sun.contrast(2) }
          Swatch("saturation") { sun.saturation(0.3) }
          Swatch("grayscale") { sun.grayscale(1) }
          Swatch("hue rotation") { sun.hueRotation(.degrees(120)) }
          Swatch("multiply") {
            ZStack {
              Circle().fill(.yellow).frame(width: 56, height: 56).offset(x: -12)
              Circle().fill(.cyan).frame(width: 56, height: 56).offset(x: 12).blendMode(.multiply)
            }
          }
        }
      }
      Specimen("Clips") {
        Swatches {
          Swatch("circle") { tile(stripes).clipShape(.circle) }
          Swatch("rounded") { tile(stripes).clipShape(.rect(cornerRadius: 24)) }
          Swatch("capsule") { tile(stripes).clipShape(.capsule) }
          Swatch("a path") { tile(stripes).clipShape(Diamond()) }
          Swatch("on a path") {
            Image(systemName: "bolt.fill").foregroundStyle(.white).frame(width: 84, height: 72)
              .background(.purple, in: Diamond())
          }
          Swatch("one corner") {
            tile(stripes).clipShape(
              UnevenRoundedRectangle(topLeadingRadius: 28, bottomTrailingRadius: 28)
            )
          }
        }
      }
    }
  }

  private var stripes: LinearGradient {
    LinearGradient(colors: [.indigo, .pink], startPoint: .topLeading, endPoint: .bottomTrailing)
  }

  private var sun: some View {
    Image(systemName: "sun.max.fill").font(.largeTitle).foregroundStyle(.orange)
      .frame(width: 84, height: 60)
      .background(.yellow.opacity(0.25), in: .rect(cornerRadius: 12))
  }

  private func tile<S: ShapeStyle>(_ style: S) -> some View {
    RoundedRectangle(cornerRadius: 12).fill(style).frame(width: 84, height: 60)
  }
}

/// A square that stands on a corner.
struct Diamond: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.midY))
      path.closeSubpath()
    }
  }
}

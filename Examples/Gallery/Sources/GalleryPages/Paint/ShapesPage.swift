import Pando

struct ShapesPage: View {
  var body: some View {
    Specimens("Shapes", caption: "Filled, stroked, dashed, trimmed and drawn by hand.") {
      Specimen("Filled") {
        Swatches {
          Swatch("Rectangle") { Rectangle().fill(.blue).frame(width: 90, height: 64) }
          Swatch("RoundedRectangle") {
            RoundedRectangle(cornerRadius: 16).fill(.teal).frame(width: 90, height: 64)
          }
          Swatch("Capsule") { Capsule().fill(.green).frame(width: 90, height: 48) }
          Swatch("Circle") { Circle().fill(.orange).frame(width: 64, height: 64) }
          Swatch("Ellipse") { Ellipse().fill(.pink).frame(width: 90, height: 56) }
          Swatch("Uneven corners") {
            UnevenRoundedRectangle(topLeadingRadius: 24, bottomTrailingRadius: 24).fill(.purple)
              .frame(width: 90, height: 64)
          }
          Swatch("A path") { Diamond().fill(.indigo).frame(width: 72, height: 72) }
        }
      }
      Specimen("Stroked") {
        Swatches {
          Swatch("stroke") { Circle().stroke(.blue, lineWidth: 4).frame(width: 64, height: 64) }
          Swatch("strokeBorder") {
            Circle().strokeBorder(.teal, lineWidth: 10).frame(width: 64, height: 64)
          }
          Swatch("dashed") {
            RoundedRectangle(cornerRadius: 12)
              .stroke(.orange, style: StrokeStyle(lineWidth: 3, dash: [8, 5]))
              .frame(width: 90, height: 60)
          }
          Swatch("gradient") {
            Circle()
              .stroke(
                AngularGradient(colors: [.pink, .purple, .pink], center: .center),
                lineWidth: 8
              )
              .frame(width: 60, height: 60)
          }
          Swatch("a path") {
            Diamond().stroke(.red, style: StrokeStyle(lineWidth: 4, lineJoin: .round))
              .frame(width: 64, height: 64)
          }
        }
      }
      Specimen("Trimmed and turned") {
        Swatches {
          Swatch("trim") {
            Circle().trim(from: 0, to: 0.7)
              .stroke(.green, style: StrokeStyle(lineWidth: 8, lineCap: .round))
              .rotationEffect(.degrees(-90))
              .frame(width: 64, height: 64)
          }
          Swatch("trimmed rectangle") {
            Rectangle().trim(from: 0, to: 0.5).stroke(.blue, lineWidth: 4).frame(
              width: 80,
              height: 56
            )
          }
          Swatch("trimmed path") {
            Diamond().trim(from: 0, to: 0.5).stroke(.purple, lineWidth: 4).frame(
              width: 64,
              height: 64
            )
          }
          Swatch("rotated") {
            Rectangle().rotation(.degrees(20)).fill(.teal).frame(width: 56, height: 56)
          }
          Swatch("scaled") { Circle().scale(0.6).fill(.pink).frame(width: 64, height: 64) }
          Swatch("offset") { Circle().offset(x: 10).fill(.brown).frame(width: 48, height: 48) }
          Swatch("inset") { Rectangle().inset(by: 12).fill(.indigo).frame(width: 72, height: 64) }
        }
      }
      Specimen("Drawn by hand") {
        Path { path in
          path.move(to: CGPoint(x: 0, y: 60))
          path.addCurve(
            to: CGPoint(x: 176, y: 40),
            control1: CGPoint(x: 48, y: -40),
            control2: CGPoint(x: 112, y: 130)
          )
          path.addLine(to: CGPoint(x: 240, y: 20))
        }
        .stroke(.tint, style: StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round))
        .frame(width: 240, height: 90)
      }
    }
  }
}

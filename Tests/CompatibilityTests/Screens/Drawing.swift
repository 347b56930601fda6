import Pando

struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

struct Wave: Shape {
  var phase: Double
  var strength: Double

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(phase, strength) }
    set {
      phase = newValue.first
      strength = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let width = Double(rect.width)
    let midHeight = Double(rect.height) / 2
    let wavelength = width / 10
    path.move(to: CGPoint(x: 0, y: midHeight))
    for x in stride(from: 0, through: width, by: 1) {
      let y = strength * sin(x / wavelength + phase) + midHeight
      path.addLine(to: CGPoint(x: x, y: y))
    }
    return path
  }
}

struct Star: InsettableShape {
  let corners: Int
  let smoothness: Double
  var insetAmount: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    guard corners >= 2 else { return Path() }
    let center = CGPoint(x: rect.width / 2, y: rect.height / 2)
    var currentAngle = -CGFloat.pi / 2
    let angleAdjustment = .pi * 2 / Double(corners * 2)
    let innerX = center.x * smoothness
    let innerY = center.y * smoothness
    var path = Path()
    path.move(to: CGPoint(x: center.x * cos(currentAngle), y: center.y * sin(currentAngle)))
    var bottomEdge: Double = 0
    for corner in 0..<corners * 2 {
      let sinAngle = sin(currentAngle)
      let cosAngle = cos(currentAngle)
      let bottom: Double
      if corner.isMultiple(of: 2) {
        path.addLine(to: CGPoint(x: center.x * cosAngle, y: center.y * sinAngle))
        bottom = center.y * sinAngle
      } else {
        path.addLine(to: CGPoint(x: innerX * cosAngle, y: innerY * sinAngle))
        bottom = innerY * sinAngle
      }
      if bottom > bottomEdge { bottomEdge = bottom }
      currentAngle += angleAdjustment
    }
    let unusedSpace = (rect.height / 2 - bottomEdge) / 2
    let transform = CGAffineTransform(translationX: center.x, y: center.y + unusedSpace)
    return path.applying(transform)
  }

  func inset(by amount: CGFloat) -> some InsettableShape {
    var star = self
    star.insetAmount += amount
    return star
  }
}

struct ProgressRing: View {
  var progress: Double
  var lineWidth: CGFloat = 12

  var body: some View {
    ZStack {
      Circle()
        .stroke(Color.gray.opacity(0.2), lineWidth: lineWidth)
      Circle()
        .trim(from: 0, to: progress)
        .stroke(
          AngularGradient(
            gradient: Gradient(colors: [.red, .orange, .yellow]),
            center: .center,
            startAngle: .degrees(0),
            endAngle: .degrees(360)
          ),
          style: StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round)
        )
        .rotationEffect(Angle(degrees: -90))
        .animation(.linear, value: progress)
      Text("\(Int((progress * 100).rounded())) %")
        .font(.title2.monospacedDigit())
        .contentTransition(.numericText())
    }
    .frame(width: 120, height: 120)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Progress")
    .accessibilityValue("\(Int(progress * 100)) percent")
  }
}

struct DrawingView: View {
  @State private var progress = 0.2
  @State private var phase = 0.0
  @GestureState private var dragOffset = CGSize.zero
  @State private var position = CGSize.zero

  var body: some View {
    VStack(spacing: 20) {
      ProgressRing(progress: progress)
      Button("More") { withAnimation { progress += 0.2 } }
      ZStack {
        Triangle()
          .fill(
            LinearGradient(colors: [.green, .blue], startPoint: .top, endPoint: .bottom)
          )
        Triangle().stroke(style: StrokeStyle(lineWidth: 2, dash: [4, 2]))
      }
      .frame(width: 80, height: 80)
      Wave(phase: phase, strength: 10)
        .stroke(.blue, lineWidth: 2)
        .frame(height: 40)
        .onAppear {
          withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) {
            phase = .pi * 2
          }
        }
      Star(corners: 5, smoothness: 0.45)
        .strokeBorder(Color.yellow, lineWidth: 3)
        .background(Star(corners: 5, smoothness: 0.45).fill(.yellow.opacity(0.3)))
        .frame(width: 100, height: 100)
        .offset(x: position.width + dragOffset.width, y: position.height + dragOffset.height)
        .gesture(
          DragGesture(minimumDistance: 5)
            .updating($dragOffset) { value, state, transaction in
              state = value.translation
            }
            .onEnded { value in
              position.width += value.translation.width
              position.height += value.translation.height
            }
        )
      Path { path in
        path.addArc(
          center: .init(x: 20, y: 20),
          radius: 18,
          startAngle: .zero,
          endAngle: .degrees(270),
          clockwise: false
        )
        path.addEllipse(in: CGRect(x: 5, y: 5, width: 30, height: 30))
      }
      .stroke()
      UnevenRoundedRectangle(topLeadingRadius: 10, bottomTrailingRadius: 10)
        .fill(
          RadialGradient(
            colors: [.white, .black],
            center: .center,
            startRadius: 2,
            endRadius: 40
          )
        )
        .frame(width: 50, height: 20)
        .blur(radius: 1)
        .mask(Circle())
        .blendMode(.multiply)
        .drawingGroup()
    }
    .padding()
  }
}

import Pando

struct SlideTransition: ViewModifier {
  let offset: CGFloat
  func body(content: Content) -> some View {
    content.offset(x: offset).opacity(offset == 0 ? 1 : 0)
  }
}

extension AnyTransition {
  static var slideAndFade: AnyTransition {
    .asymmetric(
      insertion: .move(edge: .trailing).combined(with: .opacity),
      removal: .scale.combined(with: .opacity)
    )
  }
}

struct CountingText: View {
  var value: Double
  var body: some View { Text("\(Int(value))") }
}

#if swift(>=6)
  extension CountingText: @preconcurrency Animatable {}
#else
  extension CountingText: Animatable {}
#endif

extension CountingText {
  var animatableData: Double {
    get { value }
    set { value = newValue }
  }
}

struct MotionView: View {
  @State private var isExpanded = false
  @State private var attempts = 0
  @State private var value = 0.0
  @State private var finished = false
  @Namespace private var namespace
  @Environment(\.accessibilityReduceMotion) var reduceMotion

  private var animation: Animation? { reduceMotion ? nil : .interactiveSpring() }

  var body: some View {
    VStack {
      if isExpanded {
        RoundedRectangle(cornerRadius: 20)
          .fill(.blue)
          .matchedGeometryEffect(id: "box", in: namespace, properties: .frame, anchor: .center)
          .frame(height: 200)
          .transition(.slideAndFade)
        Text("Expanded").transition(.scale(scale: 0.5, anchor: .top))
        Text("Pushed").transition(.push(from: .bottom))
        Text("Blurred").transition(AnyTransition.opacity.animation(.easeIn))
      } else {
        RoundedRectangle(cornerRadius: 10)
          .fill(Color.blue)
          .matchedGeometryEffect(id: "box", in: namespace)
          .frame(width: 50, height: 50)
      }
      Button("Toggle") {
        withAnimation(animation) { isExpanded.toggle() }
      }
      Button("Finish") {
        withAnimation(.smooth, completionCriteria: .logicallyComplete) {
          value = 100
        } completion: {
          finished = true
        }
      }
      Button("Plain") {
        var transaction = Transaction(animation: .default)
        transaction.disablesAnimations = true
        withTransaction(transaction) { value += 1 }
      }
      CountingText(value: value)
      TextField("Shake", text: .constant(""))
      Image(systemName: "heart")
      Text("Through").allowsHitTesting(false)
      Text("Transaction").transaction { $0.animation = nil }
      Text(finished ? "Finished" : "Not finished")
    }
    .animation(.default, value: attempts)
    .animation(.interpolatingSpring(stiffness: 100, damping: 10), value: isExpanded)
    .animation(.timingCurve(0.1, 0.2, 0.3, 1, duration: 0.4), value: value)
    .animation(.easeInOut(duration: 1).repeatCount(3, autoreverses: true).speed(2), value: value)
    .sensoryFeedback(.success, trigger: attempts)
  }
}

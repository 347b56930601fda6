import Pando

enum CalculatorButton: String, Hashable {
  case zero = "0", one = "1", two = "2", three = "3", four = "4", five = "5"
  case six = "6", seven = "7", eight = "8", nine = "9"
  case add = "+", subtract = "−", multiply = "×", divide = "÷", equals = "=", clear = "AC"

  var color: Color {
    switch self {
    case .add, .subtract, .multiply, .divide, .equals: return .orange
    case .clear: return Color(.lightGray)
    default: return Color(white: 0.3)
    }
  }
}

struct Calculator {
  private(set) var display = "0"
  private var stored: Double?
  private var operation: CalculatorButton?
  private var startsAnew = true

  mutating func press(_ button: CalculatorButton) {
    switch button {
    case .clear: self = Calculator()
    case .add, .subtract, .multiply, .divide:
      evaluate()
      stored = Double(display)
      operation = button
      startsAnew = true
    case .equals:
      evaluate()
      operation = nil
      startsAnew = true
    default:
      display = startsAnew || display == "0" ? button.rawValue : display + button.rawValue
      startsAnew = false
    }
  }

  private mutating func evaluate() {
    guard let stored, let operation, let value = Double(display) else { return }
    let result: Double
    switch operation {
    case .add: result = stored + value
    case .subtract: result = stored - value
    case .multiply: result = stored * value
    case .divide: result = stored / value
    default: return
    }
    display = result.formatted(.number.precision(.fractionLength(0...4)))
  }
}

struct CalculatorView: View {
  @State private var calculator = Calculator()

  private let rows: [[CalculatorButton]] = [
    [.seven, .eight, .nine, .divide],
    [.four, .five, .six, .multiply],
    [.one, .two, .three, .subtract],
    [.clear, .zero, .equals, .add],
  ]

  private let columns = Array(repeating: GridItem(.flexible(), spacing: 12), count: 4)

  var body: some View {
    ZStack(alignment: .bottom) {
      Color.black.edgesIgnoringSafeArea(.all)
      VStack(spacing: 12) {
        HStack {
          Spacer()
          Text(calculator.display)
            .foregroundColor(.white)
            .font(.system(size: 64))
            .minimumScaleFactor(0.5)
            .lineLimit(1)
            .accessibilityIdentifier("display")
        }
        .padding()
        LazyVGrid(columns: columns, spacing: 12) {
          ForEach(rows.flatMap { $0 }, id: \.self) { button in
            Button {
              calculator.press(button)
            } label: {
              Text(button.rawValue)
                .font(.system(size: 32))
                .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
                .aspectRatio(1, contentMode: .fill)
                .background(button.color)
                .foregroundColor(.white)
                .clipShape(Circle())
            }
            .keyboardShortcut(KeyEquivalent(button.rawValue.first ?? " "), modifiers: [])
          }
        }
      }
      .padding(12)
    }
    .gesture(DragGesture().onEnded { _ in calculator.press(.clear) })
  }

  func buttonWidth(_ button: CalculatorButton, in geometry: GeometryProxy) -> CGFloat {
    if button == .zero { return ((geometry.size.width - (4 * 12)) / 4) * 2 }
    return (geometry.size.width - (5 * 12)) / 4
  }
}

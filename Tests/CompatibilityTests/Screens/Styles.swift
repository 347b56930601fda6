import Pando

// MARK: Button styles

struct PressableButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  var color: Color = .blue

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 20)
      .padding(.vertical, 10)
      .background(isEnabled ? color : .gray)
      .foregroundColor(configuration.role == .destructive ? .red : .white)
      .clipShape(Capsule())
      .scaleEffect(configuration.isPressed ? 0.95 : 1)
      .animation(.easeOut(duration: 0.1), value: configuration.isPressed)
  }
}

extension ButtonStyle where Self == PressableButtonStyle {
  static var pressable: PressableButtonStyle { .init() }
  static func pressable(_ color: Color) -> PressableButtonStyle { .init(color: color) }
}

struct LongPressStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture(count: 2) { configuration.trigger() }
  }
}

// MARK: Toggle, label, progress, group box and text field styles

struct CheckboxToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
        configuration.label
      }
    }
    .buttonStyle(.plain)
  }
}

struct StackedLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .center, spacing: 4) {
      configuration.icon.font(.title2)
      configuration.title.font(.caption)
    }
  }
}

struct BarProgressStyle: ProgressViewStyle {
  var height: CGFloat = 8
  func makeBody(configuration: Configuration) -> some View {
    GeometryReader { geometry in
      ZStack(alignment: .leading) {
        Capsule().fill(Color.gray.opacity(0.2))
        Capsule()
          .fill(.tint)
          .frame(width: geometry.size.width * CGFloat(configuration.fractionCompleted ?? 0))
      }
    }
    .frame(height: height)
  }
}

struct CardGroupBoxStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding()
    .background(Color(.systemGray6), in: RoundedRectangle(cornerRadius: 10))
  }
}

struct UnderlinedTextFieldStyle: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    VStack {
      configuration
      Rectangle().frame(height: 1)
    }
  }
}

// MARK: Modifiers

struct CardModifier: ViewModifier {
  var cornerRadius: CGFloat
  @State private var isHovered = false

  func body(content: Content) -> some View {
    content
      .padding()
      .background(Color.white)
      .cornerRadius(cornerRadius)
      .shadow(radius: isHovered ? 8 : 2)
      .onHover { isHovered = $0 }
  }
}

extension View {
  func card(cornerRadius: CGFloat = 12) -> some View {
    modifier(CardModifier(cornerRadius: cornerRadius))
  }

  @ViewBuilder
  func `if`<Transformed: View>(
    _ condition: Bool,
    transform: (Self) -> Transformed
  ) -> some View {
    if condition {
      transform(self)
    } else {
      self
    }
  }

  func eraseToAnyView() -> AnyView { AnyView(self) }

  func readSize(onChange: @escaping (CGSize) -> Void) -> some View {
    background(
      GeometryReader { proxy in
        Color.clear.preference(key: SizePreferenceKey.self, value: proxy.size)
      }
    )
    .onPreferenceChange(SizePreferenceKey.self, perform: onChange)
  }
}

struct SizePreferenceKey: PreferenceKey {
  static var defaultValue: CGSize { .zero }
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) {}
}

struct TitlesKey: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) {
    value.append(contentsOf: nextValue())
  }
}

private struct AccentKey: EnvironmentKey {
  static let defaultValue = Color.blue
}

extension EnvironmentValues {
  var brandAccent: Color {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
}

struct StyleGallery: View {
  @State private var isOn = false
  @State private var progress = 0.25
  @State private var titles: [String] = []
  @State private var size: CGSize = .zero
  @State private var name = ""

  var body: some View {
    VStack(spacing: 12) {
      Button("Press") { progress = min(1, progress + 0.25) }
        .buttonStyle(.pressable(.green))
      Button("Old press", action: {}).buttonStyle(PressableButtonStyle())
      Button("Twice") { isOn = true }.buttonStyle(LongPressStyle())
      Toggle("Check", isOn: $isOn).toggleStyle(CheckboxToggleStyle())
      Label("Stacked", systemImage: "star").labelStyle(StackedLabelStyle())
      ProgressView(value: progress).progressViewStyle(BarProgressStyle(height: 4))
      GroupBox(label: Text("Group")) { Text("Inside") }
        .groupBoxStyle(CardGroupBoxStyle())
      TextField("Name", text: $name).textFieldStyle(UnderlinedTextFieldStyle())
      Text("Carded").card()
        .preference(key: TitlesKey.self, value: ["one"])
      Text("Conditional").if(isOn) { $0.underline() }
        .preference(key: TitlesKey.self, value: ["two"])
      BrandText()
        .environment(\.brandAccent, .orange)
      Text("Titles: \(titles.joined(separator: ", "))")
      Text("Progress: \(Int(progress * 100))%")
    }
    .readSize { size = $0 }
    .onPreferenceChange(TitlesKey.self) { titles = $0 }
  }
}

struct BrandText: View {
  @Environment(\.brandAccent) var accent: Color
  var body: some View {
    Text("Brand").foregroundStyle(accent)
      .transformEnvironment(\.brandAccent) { $0 = $0.opacity(0.5) }
  }
}

import Pando

// A screen with entries of the environment and previews by macros.

enum Lamp: String, CaseIterable { case off, steady, flashing }

extension EnvironmentValues {
  @Entry var keeper: String = "nobody"
  @Entry var lamp = Lamp.off
  @Entry var log: (String) -> Void = { _ in }
}

extension View {
  func keeper(_ name: String) -> some View { environment(\.keeper, name) }
}

struct LighthouseScreen: View {
  @Environment(\.keeper) private var keeper
  @Environment(\.lamp) private var lamp

  var body: some View {
    VStack {
      Text("Kept by \(keeper)")
      Text("The lamp is \(lamp.rawValue)")
    }
  }
}

struct LampSwitch: View {
  @Binding var lamp: Lamp

  var body: some View {
    Picker("Lamp", selection: $lamp) {
      ForEach(Lamp.allCases, id: \.self) { Text($0.rawValue).tag($0) }
    }
  }
}

struct Night: PreviewModifier {
  static func makeSharedContext() async throws -> [String] { ["storm"] }

  func body(content: Content, context: [String]) -> some View {
    content.preferredColorScheme(.dark)
  }
}

#Preview {
  LighthouseScreen()
}

#Preview("At night", traits: .sizeThatFitsLayout, .modifier(Night())) {
  LighthouseScreen()
    .keeper("Ines")
    .environment(\.lamp, .flashing)
}

#Preview("Switch") {
  @Previewable @State var lamp = Lamp.steady

  LampSwitch(lamp: $lamp)
  LighthouseScreen().environment(\.lamp, lamp)
}

#Preview("With a value") {
  let name = "Jon"
  NavigationStack {
    LighthouseScreen().keeper(name)
  }
}

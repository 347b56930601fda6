import Pando

/// Names that are written with their module, in an application with types of the same names.
enum Badges {
  struct Text: SwiftUI.View {
    let words: String
    @SwiftUI.State private var count = 0
    @SwiftUI.Environment(\.isEnabled) private var isEnabled

    var body: some SwiftUI.View {
      SwiftUI.Button {
        SwiftUI.withAnimation(.easeIn) { count += 1 }
      } label: {
        SwiftUI.Text("\(words) \(count)").font(SwiftUI.Font.body).foregroundStyle(SwiftUI.Color.red)
      }
      .badgeFrame()
    }
  }

  struct Label<Icon: SwiftUI.View>: SwiftUI.View {
    @SwiftUI.Binding var title: String
    @SwiftUI.ViewBuilder let icon: () -> Icon

    var body: some SwiftUI.View {
      SwiftUI.Label {
        SwiftUI.Text(title)
      } icon: {
        icon()
      }
    }
  }

  final class Model: Combine.ObservableObject {
    @Combine.Published var title = "Pond"
    let saved = Combine.PassthroughSubject<Int, Never>()
    var cancellables: Set<Combine.AnyCancellable> = []

    /// Without the name of the module, `Empty` is the part of a component's store.
    func nothing() -> Combine.AnyPublisher<Int, Never> {
      Combine.Empty<Int, Never>().eraseToAnyPublisher()
    }

    func never() -> some Combine.Publisher<Int, Never> {
      Combine.Empty<Int, Never>(completeImmediately: false)
    }
  }

  struct Section: SwiftUI.View {
    @SwiftUI.ObservedObject var model = Model()
    @SwiftUI.StateObject private var other = Model()

    var body: some SwiftUI.View {
      SwiftUI.List {
        SwiftUI.Section("Badges") {
          Text(words: other.title)
          Label(title: $model.title) { SwiftUI.Image(systemName: "drop") }
          SwiftUI.Group {
            Charts.Chart { Charts.BarMark(x: .value("Day", "Mon"), y: .value("Count", 3)) }
          }
        }
      }
    }
  }
}

extension SwiftUI.View {
  fileprivate func badgeFrame() -> some SwiftUI.View { padding(SwiftUI.Edge.Set.horizontal, 4) }
}

extension SwiftUI.Color {
  static let ofBadges: SwiftUI.Color = .brown
}

extension SwiftUI.Binding where Value == String {
  var inCapitals: SwiftUI.Binding<String> {
    SwiftUI.Binding(get: { wrappedValue.uppercased() }, set: { wrappedValue = $0 })
  }
}

extension SwiftUI.EnvironmentValues {
  @Entry var badge: SwiftUI.LocalizedStringKey = "Badge"
}

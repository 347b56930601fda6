import Pando

struct Forecast: Identifiable, Decodable, Sendable {
  var id: String { day }
  let day: String
  let high: Int
  let low: Int
  let symbol: String
}

protocol WeatherService: Sendable {
  func forecast(for city: String) async throws -> [Forecast]
}

struct FixedWeather: WeatherService {
  struct NotFound: LocalizedError {
    var errorDescription: String? { "No such city" }
  }
  func forecast(for city: String) async throws -> [Forecast] {
    guard city != "Atlantis" else { throw NotFound() }
    return [
      Forecast(day: "Mon", high: 21, low: 12, symbol: "sun.max"),
      Forecast(day: "Tue", high: 18, low: 11, symbol: "cloud.rain"),
    ]
  }
}

enum LoadingState<Value> {
  case idle
  case loading
  case loaded(Value)
  case failed(Error)
}

@MainActor
class WeatherViewModel: ObservableObject {
  @Published var state: LoadingState<[Forecast]> = .idle
  private let service: WeatherService

  init(service: WeatherService = FixedWeather()) {
    self.service = service
  }

  func load(_ city: String) async {
    state = .loading
    do {
      let forecast = try await service.forecast(for: city)
      state = .loaded(forecast)
    } catch {
      state = .failed(error)
    }
  }
}

struct AsyncContentView<Value, Content: View>: View {
  let state: LoadingState<Value>
  let retry: @MainActor () -> Void
  @ViewBuilder var content: (Value) -> Content

  var body: some View {
    switch state {
    case .idle:
      Color.clear
    case .loading:
      ProgressView("Loading…")
    case .failed(let error):
      VStack(spacing: 8) {
        Text(error.localizedDescription)
          .multilineTextAlignment(.center)
        Button("Try again", action: retry)
          .buttonStyle(.bordered)
      }
    case .loaded(let value):
      content(value)
    }
  }
}

struct WeatherView: View {
  @StateObject private var model: WeatherViewModel
  @State private var city = "Bern"
  @State private var attempt = 0

  init(service: WeatherService = FixedWeather()) {
    _model = StateObject(wrappedValue: WeatherViewModel(service: service))
  }

  var body: some View {
    VStack(spacing: 0) {
      Picker("City", selection: $city) {
        ForEach(["Bern", "Oslo", "Atlantis"], id: \.self) {
          Text($0)
        }
      }
      .pickerStyle(.segmented)
      .padding()

      AsyncContentView(state: model.state, retry: { attempt += 1 }) { forecast in
        ScrollView(.horizontal, showsIndicators: false) {
          HStack(spacing: 20) {
            ForEach(forecast) { day in
              VStack {
                Text(day.day).font(.caption).textCase(.uppercase)
                Image(systemName: day.symbol)
                  .symbolRenderingMode(.multicolor)
                  .font(.title)
                Text("\(day.high)°")
                Text("\(day.low)°").foregroundStyle(.tertiary)
              }
              .padding(8)
              .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 8))
            }
          }
        }
      }
      .frame(maxHeight: .infinity)

      AsyncImage(url: URL(string: "https://example.org/\(city).png")) { phase in
        switch phase {
        case .empty:
          ProgressView()
        case .success(let image):
          image.resizable().scaledToFill()
        case .failure:
          Image(systemName: "photo")
        @unknown default:
          EmptyView()
        }
      }
      .frame(width: 200, height: 120)
      .clipped()

      AsyncImage(url: nil) { image in
        image.resizable()
      } placeholder: {
        Color.gray.opacity(0.2)
      }
      .frame(width: 44, height: 44)
      .clipShape(Circle())
    }
    .task(id: city + String(attempt)) {
      await model.load(city)
    }
    .task {
      for await _ in AsyncStream<Int>(unfolding: { nil }) {}
    }
  }
}

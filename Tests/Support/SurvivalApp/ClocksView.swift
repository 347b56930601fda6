import Foundation
import Pando

/// A view that is changed by the main run loop, the main queue and the notification centre.
struct ClocksView: View {
  private static let rang = Notification.Name("rang")

  @State private var ticks = 0
  @State private var turns = 0
  @State private var jobs = 0
  @State private var rings = 0

  var body: some View {
    VStack {
      Text("Ticks \(ticks)").accessibilityIdentifier("ticks")
      Text("Turns \(turns)").accessibilityIdentifier("turns")
      Text("Jobs \(jobs)").accessibilityIdentifier("jobs")
      Text("Rings \(rings)").accessibilityIdentifier("rings")
      Button("Wind") { wind() }.accessibilityIdentifier("wind")
    }
    .onReceive(NotificationCenter.default.publisher(for: Self.rang)) { _ in rings += 1 }
  }

  private func wind() {
    _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { timer in
      let isLast = MainActor.assumeIsolated {
        ticks += 1
        return ticks == 3
      }
      if isLast { timer.invalidate() }
    }
    RunLoop.main.perform { MainActor.assumeIsolated { turns += 1 } }
    DispatchQueue.main.async {
      MainActor.assumeIsolated { jobs += 1 }
      NotificationCenter.default.post(name: Self.rang, object: nil)
    }
  }
}

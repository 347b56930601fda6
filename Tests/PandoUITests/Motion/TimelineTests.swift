import Foundation
import PandoTestSupport
import PandoTesting
import Testing

@testable import PandoUI

/// Tests of timelines whose schedule changes.
@MainActor
struct TimelineTests {
  private struct Clock: View {
    @State private var isPaused = true
    @State private var dates: Set<Date> = []

    var body: some View {
      Button(isPaused ? "Start" : "Pause") { isPaused.toggle() }
      Text("\(min(dates.count, 4)) dates")
      TimelineView(.animation(minimumInterval: 0.01, paused: isPaused)) { context in
        Text("Clock").onChange(of: context.date) {
          dates.insert(context.date)
          if dates.count == 4 { isPaused = true }
        }
      }
    }
  }

  @Test func timeline_thatWasPaused_goesOn() async throws {
    let app = await Driver.open(Clock())
    try await app.button("Start").tap()
    try await app.wait(for: "four dates", until: { app.has(text: "4 dates") })
  }
}

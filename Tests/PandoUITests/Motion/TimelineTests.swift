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

  private struct Countdown: View {
    @State private var isPaused = false
    @State private var changes = 0

    var body: some View {
      Button(isPaused ? "Start" : "Pause") { isPaused.toggle() }
      Text("\(changes) changes")
      TimelineView(.animation(minimumInterval: 1000, paused: isPaused)) { context in
        Text("Clock").onChange(of: context.date) { changes += 1 }
      }
      TimelineView(.periodic(from: .now - 2, by: 1000)) { context in
        Text("Clock").onChange(of: context.date) { changes += 1 }
      }
    }
  }

  @Test func date_staysFromTheFirstEntryOn_andWhenItPauses() async throws {
    let app = await Driver.open(Countdown())
    #expect(app.has(text: "0 changes"))
    try await app.button("Pause").tap()
    #expect(app.has(text: "0 changes"))
  }

  @Test func timeline_thatWasPaused_goesOn() async throws {
    let app = await Driver.open(Clock())
    try await app.button("Start").tap()
    try await app.wait(for: "four dates", until: { app.has(text: "4 dates") })
  }
}

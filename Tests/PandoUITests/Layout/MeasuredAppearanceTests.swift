import Foundation
import PandoTesting
import PandoUI
import Testing

/// Tests of `onAppear` in readers whose size is unknown until a browser has measured it.
@MainActor
@Suite struct MeasuredAppearanceTests {
  @MainActor
  private final class Log {
    var sizes: [CGSize] = []
  }

  private struct Badge: View {
    let log: Log
    var body: some View {
      Text("Words").background(
        GeometryReader { proxy in
          Color.clear.onAppear { log.sizes.append(proxy.size) }
        }
      )
    }
  }

  @Test func onAppear_behindAViewThatIsNotMeasured_waitsForTheMeasure() async throws {
    let log = Log()
    let app = await Driver.open(Badge(log: log), environment: { $0.measuresViews = true })
    #expect(log.sizes == [])
    try await app.text("Words").measure(CGSize(width: 70, height: 24))
    try await app.text("Words").measure(CGSize(width: 90, height: 24))
    #expect(log.sizes == [CGSize(width: 70, height: 24)])
    app.close()
  }

  @Test func task_behindAViewThatIsNotMeasured_waitsForTheMeasure() async throws {
    struct Badge: View {
      let log: Log
      var body: some View {
        Text("Words").background(
          GeometryReader { proxy in Color.clear.task { log.sizes.append(proxy.size) } }
        )
      }
    }
    let log = Log()
    let app = await Driver.open(Badge(log: log), environment: { $0.measuresViews = true })
    #expect(log.sizes == [])
    try await app.text("Words").measure(CGSize(width: 70, height: 24))
    #expect(log.sizes == [CGSize(width: 70, height: 24)])
    app.close()
  }

  /// Without a browser there is no measure to wait for, nor is there with a fixed frame.
  @Test func onAppear_whereTheSizeIsKnown_isCalledAtOnce() async throws {
    let log = Log()
    let first = await Driver.open(Badge(log: log))
    #expect(log.sizes.count == 1)
    let second = await Driver.open(
      Badge(log: log).frame(width: 40, height: 20),
      environment: { _ in }
    )
    #expect(log.sizes.count == 2)
    let fixed = GeometryReader { proxy in
      Color.clear.onAppear { log.sizes.append(proxy.size) }
    }
    .frame(width: 40, height: 20)
    let third = await Driver.open(fixed, environment: { $0.measuresViews = true })
    #expect(log.sizes.count == 3)
    first.close()
    second.close()
    third.close()
  }
}

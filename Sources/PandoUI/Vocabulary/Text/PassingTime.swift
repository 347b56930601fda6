import Foundation
import Observation
import PandoDependencies

/// Draws texts that depend on the time again when their words change. Each text knows the next
/// moment at which they do.
///
/// An evaluation that reads the time observes one moment, which passes once. So texts that are no
/// longer drawn ask for no further moments.
enum PassingTime {
  // Sendable because it has no state but the registrar, which guards itself.
  private final class Moment: Observable, @unchecked Sendable {
    private let registrar = ObservationRegistrar()

    private var hasPassed: Bool { false }

    func read() { registrar.access(self, keyPath: \.hasPassed) }

    func pass() { registrar.withMutation(of: self, keyPath: \.hasPassed) {} }
  }

  /// The moments to come, by their milliseconds since the reference date: texts of one date share them.
  private static let moments = Locked<[Int: Moment]>([:])

  /// Repeats the running evaluation after a while. Outside of evaluations this has no effect.
  ///
  /// - Parameter seconds: The seconds from now; at least a hundredth.
  static func observe(in seconds: TimeInterval) {
    guard seconds.isFinite, seconds < 1e7 else { return }
    let wait = max(seconds, 0.01)
    let key = Int(((Date.now.timeIntervalSinceReferenceDate + wait) * 1000).rounded())
    let moment = moments.withLock { moments in
      if let moment = moments[key] { return moment }
      let moment = Moment()
      moments[key] = moment
      // Detached, because pages share the moment: it must not inherit the task values of the page that asks first.
      Task.detached {
        try? await Task.sleep(for: .seconds(wait))
        await pass(key)
      }
      return moment
    }
    moment.read()
  }

  /// On the main actor, where views are evaluated.
  @MainActor
  private static func pass(_ key: Int) {
    let moment = moments.withLock { $0.removeValue(forKey: key) }
    moment?.pass()
  }

  /// Repeats the running evaluation when a distance, rounded to the unit, changes.
  ///
  /// - Parameters:
  ///   - distance: The seconds until a date; less than 0 after it.
  ///   - unit: The unit of the rounding, in seconds.
  static func observe(distance: TimeInterval, unit: Double = 1) {
    guard distance.isFinite, abs(distance) < 1e12 else { return }
    // Distances are rounded to the nearest unit: 3.2 reads as 3 until it falls to 2.5, -3.2 as -3 until -3.5.
    let place = distance / unit + 0.5
    let rest = (place - place.rounded(.down)) * unit
    observe(in: rest + 0.005)
  }
}

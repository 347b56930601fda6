/// The number of view tasks that are running; tests wait for them.
@MainActor
package final class TaskCount {
  package private(set) var running = 0

  func began() { running += 1 }
  func ended() { running -= 1 }
}

import Pando

/// A café as one object: every change is reported to all views that read any of it.
final class WholeCafe: ObservableObject {
  @Published var cups = 0
  @Published var isOpen = true
}

/// The same in slices, each an object that can be put into the environment separately.
final class SlicedCafe: ObservableObject {
  let counter = CafeCounter()
  let door = CafeDoor()
}

final class CafeCounter: ObservableObject {
  @Published var cups = 0
}

final class CafeDoor: ObservableObject {
  @Published var isOpen = true
}

/// The same as a value, whose slices need no declaration.
struct Cafe: Equatable, Sendable {
  var cups = 0
  var isOpen = true
}

extension SharedKey where Self == InMemoryKey<Cafe>.Default {
  /// The café of all visitors.
  static var cafe: Self { Self[.inMemory("cafe", scope: .process), default: Cafe()] }
}

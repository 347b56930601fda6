import Dispatch

/// The thread that is running.
enum ThisThread {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether it runs the main actor right now. The main thread is not the question: where it was
  /// handed to the dispatcher, as in a test, another one serves the main queue.
  static var isMain: Bool { DispatchQueue.getSpecific(key: key) == true }
}

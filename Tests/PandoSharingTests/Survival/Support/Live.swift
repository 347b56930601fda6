import Foundation
import PandoDependencies
import PandoSharing

/// A value in memory as in an application: without the snapshots of a test.
func live<Value: Sendable>(_ value: Value) -> Shared<Value> {
  withDependencies {
    $0.context = .live
  } operation: {
    Shared(value: value)
  }
}

/// A value in a real file, as in an application.
func live<Value: Codable & Sendable>(_ file: URL, _ value: Value) -> Shared<Value> {
  withDependencies {
    $0.context = .live
    $0.defaultFileStorage = .fileSystem
  } operation: {
    Shared(wrappedValue: value, .fileStorage(file))
  }
}

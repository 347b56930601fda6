/// A value in the scene storage of a window, whatever its type.
@MainActor
protocol SceneValue: AnyObject {
  /// A copy for another window.
  func copy() -> any SceneValue

  /// Takes the value of another window, if it is of the same type.
  func take(_ other: any SceneValue)
}

extension ViewGraph {
  /// Takes over the scene storage that the same window had before it was reloaded.
  package func takeSceneStorage(from other: ViewGraph) {
    for (key, value) in other.sceneStorage {
      if let own = sceneStorage[key] {
        own.take(value)
      } else {
        sceneStorage[key] = value.copy()
      }
    }
  }
}

package import Foundation

private enum WindowSizeKey: EnvironmentKey {
  static var defaultValue: CGSize { CGSize(width: 1024, height: 768) }
}

private enum MeasuresViewsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The size of the window, in points, set by the owner of the graph.
  package var windowSize: CGSize {
    get { self[WindowSizeKey.self] }
    set { self[WindowSizeKey.self] = newValue }
  }

  /// Whether a renderer is there, or will be, that measures views. Until then actions wait that are
  /// called with measures.
  package var measuresViews: Bool {
    get { self[MeasuresViewsKey.self] }
    set { self[MeasuresViewsKey.self] = newValue }
  }
}

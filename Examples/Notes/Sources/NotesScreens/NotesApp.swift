public import Pando

/// Notes that everybody who has the page open keeps together.
public struct NotesApp: App {
  /// Makes the application: one for each page.
  public init() {}

  /// Its one window.
  public var body: some Scene {
    WindowGroup { HomeComponent() }
  }
}

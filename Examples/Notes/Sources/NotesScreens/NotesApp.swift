public import Pando

/// Notes that all visitors share.
public struct NotesApp: App {
  /// Makes the application; each page has its own instance.
  public init() {}

  /// The only window.
  public var body: some Scene {
    WindowGroup { HomeComponent() }
  }
}

public import Foundation

/// A button with a question mark, which leads to help.
public struct HelpLink: View {
  private let destination: URL?
  private let action: @MainActor () -> Void

  /// A button that does something.
  public init(action: @escaping @MainActor () -> Void) {
    destination = nil
    self.action = action
  }

  /// A button that leads to an address.
  public init(destination: URL) {
    self.destination = destination
    action = {}
  }

  /// The button.
  public var body: some View {
    if let destination {
      Link(destination: destination) { sign }
    } else {
      Button(action: action) { sign }
    }
  }

  private var sign: some View {
    Image(systemName: "questionmark.circle").accessibilityLabel("Help")
  }
}

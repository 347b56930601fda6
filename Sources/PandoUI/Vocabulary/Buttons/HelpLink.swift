public import Foundation

/// A button with a question mark that leads to help.
public struct HelpLink: View {
  private let destination: URL?
  private let action: @MainActor () -> Void

  /// Makes a help button that runs an action.
  ///
  /// - Parameter action: Called on the main actor when the button is pressed.
  @preconcurrency
  public init(action: @escaping @MainActor () -> Void) {
    destination = nil
    self.action = action
  }

  /// Makes a help button that opens an address.
  ///
  /// - Parameter destination: The address that the browser opens.
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
    Image(systemName: "questionmark.circle").accessibilityLabel(Text(.help))
  }
}

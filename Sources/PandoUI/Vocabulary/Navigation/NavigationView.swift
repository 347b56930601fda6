/// A stack, or columns, by their older name.
///
/// One view is the first screen of a stack. Two or three are the columns of a split view, unless the style is `.stack`, which
/// shows the first of them.
public struct NavigationView<Content: View>: View {
  private let content: Content
  @Environment(\.navigationViewIsStack) private var isStack

  /// Makes a stack, or columns.
  ///
  /// - Parameter content: The first screen, or the columns from the leading side on; built at once.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The stack, or the split view.
  public var body: some View {
    let columns = SubviewList.subviews(of: content)
    if columns.count < 2 {
      NavigationStack { content }
    } else if isStack {
      NavigationStack { columns[0] }
    } else if columns.count == 2 {
      NavigationSplitView {
        columns[0]
      } detail: {
        columns[1]
      }
    } else {
      NavigationSplitView {
        columns[0]
      } content: {
        columns[1]
      } detail: {
        columns[2]
      }
    }
  }
}

/// A style of a ``NavigationView`` with several views.
public protocol NavigationViewStyle {}

/// The first view, as a stack.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public init() {}
}

/// Columns, of which a narrow window shows one.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public init() {}
}

/// Columns, of which a narrow window shows one.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  init() {}
}

/// Columns, by their older name.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// The first view, as a stack.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// Columns, of which a narrow window shows one.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns, of which a narrow window shows one.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Sets how the navigation views inside show several views.
  ///
  /// - Parameter style: `.stack` shows the first one, the others show columns.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.navigationViewIsStack, style is StackNavigationViewStyle)
  }
}

extension EnvironmentValues {
  /// Whether a navigation view with several views shows the first one alone.
  var navigationViewIsStack: Bool {
    get { self[NavigationViewIsStackKey.self] }
    set { self[NavigationViewIsStackKey.self] = newValue }
  }
}

private struct NavigationViewIsStackKey: EnvironmentKey {
  static let defaultValue = false
}

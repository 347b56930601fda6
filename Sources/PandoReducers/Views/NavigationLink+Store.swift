internal import CustomDump
internal import IssueReporting
internal import PandoDependencies
public import PandoUI

extension NavigationLink where Destination == Never {
  /// A link that pushes an element onto the enclosing stack of features; nil disables the link.
  ///
  /// - Parameters:
  ///   - state: The state of the element.
  ///   - label: The views of the link.
  ///   - fileID: Where the link is, for messages.
  ///   - filePath: Where the link is, for messages.
  ///   - line: Where the link is, for messages.
  ///   - column: Where the link is, for messages.
  @MainActor
  public init<P, L: View>(
    state: P?,
    @ViewBuilder label: () -> L,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Label == _NavigationLinkStoreContent<P, L> {
    let generator = DependencyValues.current.stackElementID
    self.init(value: state.map { StackState.Component(id: generator(), element: $0) }) {
      _NavigationLinkStoreContent<P, L>(
        state: state,
        label: label,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
    }
  }

  /// A link that pushes an element onto the enclosing stack of features; nil disables the link.
  @MainActor
  public init<P>(
    _ titleKey: LocalizedStringKey,
    state: P?,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) where Label == _NavigationLinkStoreContent<P, Text> {
    self.init(state: state, label: { Text(titleKey) }, fileID: fileID, line: line)
  }

  /// A link that pushes an element onto the enclosing stack of features; nil disables the link.
  @MainActor
  @_disfavoredOverload
  public init<S: StringProtocol, P>(
    _ title: S,
    state: P?,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) where Label == _NavigationLinkStoreContent<P, Text> {
    self.init(state: state, label: { Text(title) }, fileID: fileID, line: line)
  }
}

/// The content of a link to an element of a stack.
public struct _NavigationLinkStoreContent<State, Label: View>: View {
  let state: State?
  let label: Label
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
  @Environment(\.navigationDestinationType) private var destinationType

  /// Makes the content.
  @_spi(Internals)
  public init(
    state: State?,
    @ViewBuilder label: () -> Label,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    self.state = state
    self.label = label()
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// The label, which reports in debug builds if the enclosing stack does not take the state.
  public var body: some View {
    #if DEBUG
      label.onAppear { if destinationType != State.self { report() } }
    #else
      label
    #endif
  }

  private func report() {
    let elementType =
      destinationType.map { typeName($0) }
      ?? "(None found in view hierarchy. Is this link inside a store-powered 'NavigationStack'?)"
    reportIssue(
      """
      A navigation link at "\(fileID):\(line)" is not presentable.

        NavigationStack state element type:
          \(elementType)
        NavigationLink state type:
          \(typeName(State.self))
        NavigationLink state value:
        \(String(customDumping: state).indent(by: 2))
      """,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}

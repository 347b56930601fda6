internal import CustomDump
internal import IssueReporting
internal import OrderedCollections
public import PandoCasePaths
internal import PandoDependencies
public import PandoUI

extension Binding {
  /// A binding to the store of a stack, for `NavigationStack(path:root:destination:)`.
  @MainActor
  public func scope<State: ObservableState, Action, ElementState, ElementAction>(
    state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where Value == Store<State, Action> {
    Bindable(wrappedValue).scope(state: state, action: action)
  }
}

extension Bindable {
  /// A binding to the store of a stack, for `NavigationStack(path:root:destination:)`.
  @MainActor
  public func scope<State: ObservableState, Action, ElementState, ElementAction>(
    state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where Value == Store<State, Action> {
    self[dynamicMember: \.[stack: state, action: action]]
  }
}

extension Store where State: ObservableState {
  /// The store of a stack. Writing it has no effect; only its actions change it.
  fileprivate subscript<ElementState, ElementAction>(
    stack state: KeyPath<State, StackState<ElementState>>,
    action action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Store<StackState<ElementState>, StackAction<ElementState, ElementAction>> {
    get { scope(state: state, action: action) }
    set {}
  }
}

extension Store {
  /// The elements of a stack as a navigation stack shows them. Setting a path with more elements pushes, and
  /// one with fewer elements pops.
  @_spi(Internals)
  public subscript<ElementState, ElementAction>(
    fileID fileID: _HashableStaticString,
    filePath filePath: _HashableStaticString,
    line line: UInt,
    column column: UInt
  ) -> StackState<ElementState>.PathView
  where State == StackState<ElementState>, Action == StackAction<ElementState, ElementAction> {
    get {
      noteReadOfElements()
      return core.state.path
    }
    set {
      let current = core.state
      if newValue.count > current.count {
        // An address may push several elements at once.
        for component in newValue.dropFirst(current.count) {
          send(.push(id: component.id, state: component.element))
        }
      } else if newValue.count < current.count {
        let id = current.ids[newValue.count]
        send(.popFrom(id: id))
        // This action waits while another one is being reduced.
        guard !core.root.isWaiting, core.state.ids.contains(id) else { return }
        report(
          """
          A navigation stack binding at "\(fileID.rawValue):\(line)" was written to with a path that has popped an \
          element, but the element is still in the store.
          """
        )
      } else {
        report(
          """
          A navigation stack binding at "\(fileID.rawValue):\(line)" was written to with a path that has the \
          same number of elements that already exist in the store. A view should only write to this binding \
          with a path that has pushed a new element onto the stack, or popped one or more elements from the \
          stack.
          """
        )
      }
      func report(_ problem: String) {
        reportIssue(
          """
          \(problem)

          This usually means the "forEach" has not been integrated with the reducer powering the store, and \
          this reducer is responsible for handling stack actions.

          To fix this, ensure that "forEach" is invoked from the reducer's "body":

              Reduce { state, action in
                // ...
              }
              .forEach(\\.path, action: \\.path) {
                Path()
              }

          And ensure that every parent reducer is integrated into the root reducer that powers the store.
          """,
          fileID: fileID.rawValue,
          filePath: filePath.rawValue,
          line: line,
          column: column
        )
      }
    }
  }
}

extension NavigationStack {
  /// Makes a stack of the features in a store.
  ///
  /// ```swift
  /// NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
  ///   RootView()
  /// } destination: { store in
  ///   switch store.case {
  ///   case .detail(let store): DetailView(store: store)
  ///   }
  /// }
  /// ```
  ///
  /// Going back, in the interface or in the browser, sends `popFrom`. Elements whose state is
  /// ``AddressableState`` have addresses.
  ///
  /// - Parameters:
  ///   - path: The store of the stack.
  ///   - root: The first screen.
  ///   - destination: Makes the screen of an element.
  ///   - fileID: Where the stack is, for messages.
  ///   - filePath: Where the stack is, for messages.
  ///   - line: Where the stack is, for messages.
  ///   - column: Where the stack is, for messages.
  @MainActor
  public init<State, Action, Destination: View, R>(
    path: Binding<Store<StackState<State>, StackAction<State, Action>>>,
    @ViewBuilder root: () -> R,
    @ViewBuilder destination: @escaping (Store<State, Action>) -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  )
  where
    Data == StackState<State>.PathView,
    Root == ModifiedContent<R, _NavigationDestinationViewModifier<State, Action, Destination>>
  {
    let store = path.wrappedValue
    self.init(
      path: path[
        dynamicMember:
          \.[
            fileID: _HashableStaticString(rawValue: fileID),
            filePath: _HashableStaticString(rawValue: filePath),
            line: line,
            column: column
          ]
      ]
    ) {
      ModifiedContent(
        content: root(),
        modifier: _NavigationDestinationViewModifier(
          store: store,
          destination: destination
        )
      )
    }
  }
}

/// Makes the screens of a stack's elements.
public struct _NavigationDestinationViewModifier<State: ObservableState, Action, Destination: View>:
  ViewModifier
{
  let store: Store<StackState<State>, StackAction<State, Action>>
  let destination: (Store<State, Action>) -> Destination

  /// The first screen, with the destinations of the others.
  public func body(content: Content) -> some View {
    content
      .environment(\.navigationDestinationType, State.self)
      .navigationDestination(for: StackState<State>.Component.self) {
        [store, destination] component in
        destination(store.scope(component: component))
          .environment(\.navigationDestinationType, State.self)
      }
  }
}

extension EnvironmentValues {
  /// The type of the elements of the enclosing stack; nil if there is none.
  @_spi(Internals)
  public var navigationDestinationType: (any Any.Type)? {
    get { self[NavigationDestinationTypeKey.self] }
    set { self[NavigationDestinationTypeKey.self] = newValue }
  }
}

private struct NavigationDestinationTypeKey: EnvironmentKey {
  static var defaultValue: (any Any.Type)? { nil }
}

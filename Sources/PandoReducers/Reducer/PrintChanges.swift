internal import CustomDump
public import Dispatch
internal import PandoDependencies
internal import PandoSharing

extension Reducer {
  /// Prints each action and the changes it makes, in debug builds.
  ///
  /// - Parameter printer: The printer; nil prints nothing.
  @inlinable
  @warn_unqualified_access
  public func _printChanges(
    _ printer: _ReducerPrinter<State, Action>? = .customDump
  ) -> _PrintChangesReducer<Self> {
    _PrintChangesReducer(base: self, printer: printer)
  }
}

private let printQueue = DispatchQueue(label: "pando.reducers.print")

/// Prints the changes that an action makes.
public struct _ReducerPrinter<State, Action>: Sendable {
  private let change: @Sendable (Action, State, State) -> Void
  let queue: DispatchQueue

  /// Makes a printer.
  ///
  /// - Parameters:
  ///   - printChange: Receives the action, and the state before and after it.
  ///   - queue: The serial queue to call it on; nil for one that all printers share.
  public init(
    printChange:
      @escaping @Sendable (
        _ receivedAction: Action,
        _ oldState: State,
        _ newState: State
      ) -> Void,
    queue: DispatchQueue? = nil
  ) {
    change = printChange
    self.queue = queue ?? printQueue
  }

  /// Prints a change.
  public func printChange(receivedAction: Action, oldState: State, newState: State) {
    change(receivedAction, oldState, newState)
  }
}

extension _ReducerPrinter {
  /// Prints the action, and the changed lines of the state.
  public static var customDump: Self {
    Self { action, oldState, newState in
      var text = "received action:\n"
      CustomDump.customDump(action, to: &text, indent: 2)
      text += "\n"
      let difference = diff(oldState, newState) ?? SharedChangePrinting.difference
      text += difference.map { "\($0)\n" } ?? "  (No state changes)\n"
      print(text)
    }
  }

  /// Prints the action's name.
  public static var actionLabels: Self {
    Self { action, _, _ in print("received action: \(debugCaseOutput(action))") }
  }
}

/// A reducer that prints its actions and changes.
public struct _PrintChangesReducer<Base: Reducer>: Reducer {
  @usableFromInline let base: Base
  @usableFromInline let printer: _ReducerPrinter<Base.State, Base.Action>?

  @inlinable
  init(base: Base, printer: _ReducerPrinter<Base.State, Base.Action>?) {
    (self.base, self.printer) = (base, printer)
  }

  /// Changes the state, and returns the effects.
  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    #if DEBUG
      guard let printer else { return base._reduce(into: &state, action: action) }
      let before = state
      var shared = SharedChangePrinting(before: before)
      let effects = base._reduce(into: &state, action: action)
      shared.finish(after: state)
      // Unchecked: the queue receives copies of the values, which are only printed.
      let change = UncheckedBox((action: action, before: before, after: state, shared: shared))
      withEscapedDependencies { dependencies in
        printer.queue.async {
          dependencies.yield {
            change.value.shared.printing {
              printer.printChange(
                receivedAction: change.value.action,
                oldState: change.value.before,
                newState: change.value.after
              )
            }
          }
        }
      }
      return effects
    #else
      return base._reduce(into: &state, action: action)
    #endif
  }
}

extension _PrintChangesReducer: Sendable where Base: Sendable {}

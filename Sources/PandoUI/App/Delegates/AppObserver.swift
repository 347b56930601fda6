import PandoDependencies

/// Observes the life of a page, and informs an object of the application: launch, front, background.
///
/// A page counts as an application that was launched.
@MainActor
class AppObserver {
  /// An event in the life of an application.
  enum Moment {
    case launched, willEnterForeground, becameActive, willResignActive, enteredBackground
  }

  private var isActive = false
  private var isInBackground = false

  /// Informs the object of an event. Subclasses implement it.
  func tell(_ moment: Moment) {}

  /// The content of the application with the object in its environment.
  ///
  /// - Parameter content: The content.
  func provide(to content: AnyView) -> AnyView { content }

  /// Tells the object of the present phase of the page.
  ///
  /// - Parameter phase: The phase.
  final func observe(_ phase: ScenePhase) {
    if phase != .active, isActive {
      isActive = false
      tell(.willResignActive)
    }
    if phase == .background, !isInBackground {
      isInBackground = true
      tell(.enteredBackground)
    }
    if phase == .active, !isActive {
      isActive = true
      if isInBackground {
        isInBackground = false
        tell(.willEnterForeground)
      }
      tell(.becameActive)
    }
  }
}

/// A property of an application with an object whose methods are called when the state of the application changes.
@MainActor
protocol AppObservingProperty {
  /// The observer that informs the object.
  var observer: AppObserver { get }
}

extension AppObservingProperty {
  /// The observer of the property at an address.
  fileprivate static func observer(at field: UnsafeRawPointer) -> AppObserver {
    field.assumingMemoryBound(to: Self.self).pointee.observer
  }
}

extension App {
  /// The observers of the application's properties, in the order of their declaration.
  var appObservers: [AppObserver] {
    var observers: [AppObserver] = []
    _ = withUnsafePointer(to: self) { app in
      StoredField.visit(of: Self.self) { field in
        if let property = field.type as? any AppObservingProperty.Type {
          observers.append(property.observer(at: UnsafeRawPointer(app) + field.offset))
        }
        return true
      }
    }
    return observers
  }
}

/// The content of an application whose properties observe it.
struct ObservedAppView: View {
  let content: AnyView
  let observers: [AppObserver]

  @Environment(\.scenePhase) private var phase

  var body: some View {
    observers.reduce(content) { $1.provide(to: $0) }
      .onChange(of: phase, initial: true) { _, phase in
        for observer in observers { observer.observe(phase) }
      }
  }
}

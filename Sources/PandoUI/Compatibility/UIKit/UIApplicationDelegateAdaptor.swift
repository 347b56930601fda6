public import Foundation
import Observation
public import OpenCombine

/// Makes an object for a property of an `App`, and tells it what happens to the application.
///
/// ```swift
/// class AppDelegate: NSObject, UIApplicationDelegate {
///   func application(
///     _ application: UIApplication,
///     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
///   ) -> Bool { true }
/// }
///
/// @main struct Board: App {
///   @UIApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate
///   var body: some Scene { WindowGroup { ContentView() } }
/// }
/// ```
///
/// Each page has an application and a delegate of its own. One that is an `ObservableObject`, or `Observable`, is in the
/// environment of the views.
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<
  DelegateType: NSObject & UIApplicationDelegate
>: DynamicProperty {
  let observer: AppObserver
  private let delegate: DelegateType
  private var source: ObjectSource?

  /// Makes a delegate.
  ///
  /// - Parameters:
  ///   - delegateType: The type of the delegate.
  ///   - delegate: The delegate, which the compiler makes by `init()` of that type.
  public init(
    _ delegateType: DelegateType.Type = DelegateType.self,
    _delegate delegate: DelegateType = #_new
  ) {
    self.delegate = delegate
    observer = DelegateObserver(delegate)
  }

  /// The delegate.
  public var wrappedValue: DelegateType {
    source?.registerRead()
    return delegate
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to the properties of the delegate.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject<DelegateType>.Wrapper(object: delegate, source: source)
  }
}

extension UIApplicationDelegateAdaptor: LinkedProperty, AppObservingProperty {
  package static var valueType: any Any.Type { DelegateType.self }

  package static func link(
    _ field: UnsafeMutableRawPointer,
    previous: UnsafeMutableRawPointer?,
    in node: GraphNode
  ) {
    guard let object = at(field).pointee.delegate as? any ObservableObject else { return }
    at(field).pointee.source = node.graph.objects.source(of: object)
  }

  package static func reads(_ field: UnsafeMutableRawPointer, _ source: ReadSource) -> Bool {
    at(field).pointee.source === source
  }
}

/// Makes an object of the type that is expected by its `init()`. Through a metatype, a class can be
/// made only by a required initializer, which delegates do not have.
@_documentation(visibility: internal)
@freestanding(expression)
public macro _new<T>() -> T = #externalMacro(module: "PandoMacros", type: "NewMacro")

/// Tells a delegate what happens to the application.
private final class DelegateObserver: AppObserver {
  private let delegate: any NSObject & UIApplicationDelegate

  init(_ delegate: any NSObject & UIApplicationDelegate) {
    self.delegate = delegate
  }

  override func tell(_ moment: Moment) {
    let application = UIApplication.shared
    switch moment {
    case .launched:
      _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
      _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
      delegate.applicationDidFinishLaunching(application)
    case .willEnterForeground: delegate.applicationWillEnterForeground(application)
    case .becameActive: delegate.applicationDidBecomeActive(application)
    case .willResignActive: delegate.applicationWillResignActive(application)
    case .enteredBackground: delegate.applicationDidEnterBackground(application)
    }
  }

  override func provide(to content: AnyView) -> AnyView {
    if let object = delegate as? any ObservableObject { return set(object, in: content) }
    if let model = delegate as? any AnyObject & Observable { return set(model, in: content) }
    return content
  }

  private func set(_ object: some ObservableObject, in content: AnyView) -> AnyView {
    AnyView(content.environmentObject(object))
  }

  private func set(_ model: some AnyObject & Observable, in content: AnyView) -> AnyView {
    AnyView(content.environment(model))
  }
}

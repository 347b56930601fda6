public import PandoDependencies
public import PandoUI

extension Driver {
  /// Opens a view.
  ///
  /// The view is made with the changed dependencies, and so is every model that it or its tasks and
  /// actions make. Models keep these dependencies while the driver is open, whatever code changes
  /// the state.
  ///
  /// ```swift
  /// let app = await Driver.open(ForecastView(model: ForecastModel())) {
  ///   $0.weather = .storm
  /// } environment: {
  ///   $0.locale = Locale(identifier: "de_CH")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - view: What to open.
  ///   - clock: A clock for `\.continuousClock` and `\.suspendingClock`, which
  ///     ``advance(by:)`` moves.
  ///   - dependencies: Changes the dependencies of the code that opens the view.
  ///   - environment: Sets entries of the outermost environment.
  /// - Returns: The driver, once the interface is quiet.
  public static func open<Content: View>(
    _ view: @autoclosure () -> Content,
    clock: TestClock<Duration>? = nil,
    dependencies: (inout DependencyValues) -> Void = { _ in },
    environment: (inout EnvironmentValues) -> Void = { _ in }
  ) async -> Driver {
    let driver = Driver(clock: clock, dependencies: dependencies) { renderer, counter in
      ViewGraph(
        view(),
        renderer: renderer,
        environment: {
          renderer.system.equip(&$0)
          environment(&$0)
        },
        onEvaluate: { counter.count($0) }
      )
    }
    await driver.settle()
    return driver
  }

  /// Opens an application: what its first scene shows.
  ///
  /// See ``open(_:clock:dependencies:environment:)``.
  ///
  /// - Parameters:
  ///   - app: What to open.
  ///   - clock: A clock for `\.continuousClock` and `\.suspendingClock`.
  ///   - dependencies: Changes the dependencies of the code that opens the application.
  ///   - environment: Sets entries of the outermost environment.
  /// - Returns: The driver, once the interface is quiet.
  public static func open<Application: App>(
    app: @autoclosure () -> Application,
    clock: TestClock<Duration>? = nil,
    dependencies: (inout DependencyValues) -> Void = { _ in },
    environment: (inout EnvironmentValues) -> Void = { _ in }
  ) async -> Driver {
    let driver = Driver(clock: clock, dependencies: dependencies) { renderer, counter in
      ViewGraph(
        app: app(),
        renderer: renderer,
        environment: {
          renderer.system.equip(&$0)
          environment(&$0)
        },
        onEvaluate: { counter.count($0) }
      )
    }
    await driver.settle()
    return driver
  }

  /// Changes entries of the outermost environment: the phase of the scene, the color scheme.
  ///
  /// - Parameter change: Sets the entries.
  public func setEnvironment(_ change: (inout EnvironmentValues) -> Void) async {
    graph.setEnvironment(change)
    await settle()
  }
}

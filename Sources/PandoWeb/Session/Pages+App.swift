import Foundation
public import Logging
import PandoDependencies
import PandoSharing
public import PandoUI

extension Pages {
  /// Makes the pages of an application. Every requested document has an instance of the
  /// application, with in-memory values of its own that end with it. App storage belongs to the
  /// visitor: all pages of a visitor share it, and it lasts. Files, and memory for the whole
  /// process (`.inMemory(_:scope: .process)`), are shared by all visitors. Code that belongs to no
  /// page has no access to the memory and storage of pages. It gets a fresh storage, and a report.
  ///
  /// - Parameters:
  ///   - app: The type of the application.
  ///   - configuration: Where and how the pages are served.
  ///   - logger: The log of the server.
  public convenience init<A: App>(
    app: A.Type,
    configuration: ServerConfiguration = ServerConfiguration(),
    logger: Logger = Logger(label: "pando")
  ) {
    let storages = VisitorStorages(
      folder: DataFolder.url(configuration)?.appending(path: VisitorStorages.folderName),
      database: DependencyValues.current.visitorDatabase,
      days: configuration.limits.visitorDays,
      logger: logger
    )
    storages.prepare()
    let sessions = VisitorSessions()
    // The tasks that answer requests do not inherit the dependencies of the caller.
    let dependencies = withEscapedDependencies { $0 }
    DependencyValues.current.sessionHost.serveSessions()
    self.init(configuration: configuration, logger: logger) { request in
      let visitor = Visitor(request)
      let memory = InMemoryStorage()
      let openDefaults = storages.opener(of: visitor)
      let locale = request.locale?.ofPage
      return {
        dependencies.yield {
          let (id, token) = (Secret.make(), Secret.make())
          let base = "\(request.addresses.basePath)/pando"
          let clientCommands = ClientCommands(session: id, token: token, base: base)
          let ofVisitor = sessions.session(of: visitor) {
            withDependencies {
              $0.defaultInMemoryStorage = InMemoryStorage()
              $0.setDefaultAppStorage(openDefaults)
              $0.visitor = visitor
              $0.undoManager = nil
            } operation: {
              VisitorSession(withEscapedDependencies { $0 })
            }
          }
          let window = PageWindow()
          let windows = WindowList(request: request.window)
          clientCommands.equip(windows, basePath: request.addresses.basePath)
          return withDependencies {
            $0.defaultInMemoryStorage = memory
            $0.visitorSession = ofVisitor
            $0.setDefaultAppStorage(openDefaults)
            $0.visitor = visitor
            $0.pageLocale = locale
            $0.clipboard = clientCommands.clipboard
            $0.announcer = clientCommands.announcer
            $0.systemURLOpener = clientCommands.urlOpener
            $0.pageWindow = window
            $0.undoManager = UndoManager()
          } operation: {
            let options = HTMLOptions(request)
            return LiveSession(
              id: id,
              token: token,
              options: options,
              clientCommands: clientCommands,
              windows: windows,
              screenLimit: configuration.limits.addressScreens,
              showsDatabaseNotice: configuration.showsDatabaseNotice
            ) { renderer in
              ViewGraph(unseen: A(), renderer: renderer) { environment in
                environment.visitor = visitor
                environment.measuresViews = request.isLive
                environment.rowWindows = request.isLive ? RowWindowRule() : nil
                environment.pageWindow = window
                environment.windowList = windows
                if let metrics = WindowMetrics(request) {
                  metrics.apply(to: &environment)
                } else if let size = request.likelySize {
                  environment.windowSize = size
                  environment.horizontalSizeClass = .compact
                  window.size = size
                }
                environment.scenePhase = .inactive
                if let locale {
                  environment.locale = locale
                  environment.layoutDirection =
                    locale.isRightToLeft ? .rightToLeft : .leftToRight
                }
                clientCommands.equip(&environment)
              }
            }
          }
        }
      }
    }
  }
}

extension PageServer {
  /// Makes a server of an application.
  ///
  /// - Parameters:
  ///   - app: The type of the application.
  ///   - configuration: Where and how the application is served.
  ///   - onServing: Called with the port once the server listens. Runs on any thread.
  public convenience init<A: App>(
    app: A.Type,
    configuration: ServerConfiguration = ServerConfiguration(),
    onServing: @escaping @Sendable (Int) -> Void = { _ in }
  ) {
    self.init(pages: Pages(app: app, configuration: configuration), onServing: onServing)
  }
}

extension HTMLOptions {
  /// The options of a requested document.
  fileprivate init(_ request: PageRequest) {
    self.init()
    fillsWindow = true
    let locale = request.locale?.ofPage
    language = locale?.identifier(.bcp47) ?? "en"
    isRightToLeft = locale?.isRightToLeft ?? false
    styleSheetURL = request.addresses.styleSheet
    mediaStyleSheetURL = request.addresses.mediaStyleSheet
    fontURL = request.neededFont
    scriptURL = request.isLive ? request.addresses.script : nil
    // The query of another window's address names the window.
    basePath = request.window == WindowRequest() ? request.addresses.basePath : nil
    iconURL = request.addresses.icon
    touchIconURL = request.addresses.touchIcon
    accentColor = ResourceSearch.app.accentColor
  }
}

extension Locale {
  /// The locale of a page for a visitor with this one, as on other platforms: the language of the application's words, in
  /// which dates and numbers are written too, and the visitor's region.
  fileprivate var ofPage: Locale {
    let language = ResourceSearch.app.language(for: self)
    if language == identifier(.bcp47) { return self }
    var components = Locale.Components(identifier: language)
    if let region { components.languageComponents.region = region }
    return Locale(components: components)
  }

  /// Whether the language is read from right to left.
  fileprivate var isRightToLeft: Bool { language.characterDirection == .rightToLeft }
}

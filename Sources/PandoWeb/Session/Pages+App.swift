import Foundation
public import Logging
import PandoDependencies
import PandoSharing
public import PandoUI

extension Pages {
  /// The pages of an application: every document that is asked for is an instance of its own, with
  /// memory of its own, which ends with it. App storage is the visitor's, for all pages and for the
  /// next time. What is in memory for the whole process (`.inMemory(_:scope: .process)`) and in files
  /// is everybody's. Other code of the process, which belongs to no page, has none of that memory and
  /// storage: it is told so when it asks for them, and gets what nobody else sees.
  ///
  /// - Parameters:
  ///   - app: Which application.
  ///   - configuration: How it is served.
  ///   - logger: Where the server writes what happens.
  public convenience init<A: App>(
    app: A.Type,
    configuration: ServerConfiguration = ServerConfiguration(),
    logger: Logger = Logger(label: "pando")
  ) {
    let storages = VisitorStorages(
      folder: DataFolder.url(configuration)?.appending(path: VisitorStorages.folderName),
      logger: logger
    )
    storages.prepare()
    // A request is answered by a task of the server, which knows nothing of who made it.
    let dependencies = withEscapedDependencies { $0 }
    DependencyValues.current.sessionHost.serveSessions()
    self.init(configuration: configuration, logger: logger) { request in
      let visitor = Visitor(request)
      let memory = InMemoryStorage()
      let openDefaults = storages.opener(of: visitor)
      return {
        dependencies.yield {
          let (id, token) = (Secret.make(), Secret.make())
          let base = "\(request.addresses.basePath)/pando"
          let clientCommands = ClientCommands(session: id, token: token, base: base)
          return withDependencies {
            $0.defaultInMemoryStorage = memory
            $0.setDefaultAppStorage(openDefaults)
            $0.visitor = visitor
            $0.clipboard = clientCommands.clipboard
          } operation: {
            let options = HTMLOptions(request)
            return LiveSession(
              id: id,
              token: token,
              options: options,
              clientCommands: clientCommands,
              screenLimit: configuration.limits.addressScreens
            ) { renderer in
              ViewGraph(unseen: A(), renderer: renderer) { environment in
                environment.visitor = visitor
                WindowMetrics(request)?.apply(to: &environment)
                environment.scenePhase = .inactive
                if let locale = request.locale { environment.locale = locale }
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
  /// Serves an application.
  ///
  /// - Parameters:
  ///   - app: Which application.
  ///   - configuration: How it is served.
  public convenience init<A: App>(
    app: A.Type,
    configuration: ServerConfiguration = ServerConfiguration()
  ) {
    self.init(pages: Pages(app: app, configuration: configuration))
  }
}

extension HTMLOptions {
  /// How the document is written that was asked for.
  fileprivate init(_ request: PageRequest) {
    self.init()
    fillsWindow = true
    language = request.locale?.identifier(.bcp47) ?? "en"
    styleSheetURL = request.addresses.styleSheet
    scriptURL = request.isLive ? request.addresses.script : nil
    iconURL = request.addresses.icon
  }
}

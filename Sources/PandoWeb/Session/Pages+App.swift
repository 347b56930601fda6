import Foundation
public import Logging
import PandoDependencies
import PandoSharing
public import PandoUI

extension Pages {
  /// The pages of an application: every document that is asked for is an instance of its own, with
  /// app storage and memory of its own, which end with it. What is in memory for the whole process
  /// (`.inMemory(_:scope: .process)`) and in files is everybody's.
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
    self.init(configuration: configuration, logger: logger) { request in
      var options = HTMLOptions()
      options.fillsWindow = true
      options.language = request.locale?.identifier(.bcp47) ?? "en"
      options.styleSheetURL = request.addresses.styleSheet
      options.scriptURL = request.addresses.script
      return withDependencies {
        $0.defaultInMemoryStorage = InMemoryStorage()
        $0.defaultAppStorage = .inMemory
      } operation: {
        LiveSession(id: Secret.make(), token: Secret.make(), options: options) { renderer in
          ViewGraph(app: A(), renderer: renderer) { environment in
            if let locale = request.locale { environment.locale = locale }
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

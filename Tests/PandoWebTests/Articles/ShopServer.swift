// Code of the article "A server of your own", piece by piece; `ArticleTests` compares them.
import Hummingbird
import PandoWeb

struct ShopServer {
  static func main() async throws {
    try await makeApplication(.ofProcess()).runService()
  }
}

func makeApplication(
  _ configuration: ServerConfiguration,
  onServing: @escaping @Sendable (Int) -> Void = { _ in }
) -> some ApplicationProtocol {
  let pages = Pages(app: Shop.self, configuration: configuration)
  let router = Router(context: ShopContext.self)
  router.add(middleware: FileMiddleware("public").withServeOnNotFoundResponse())
  router.add(middleware: SignIn())
  addAPI(to: router)
  router.mountPando(pages) { _, context in context.user }
  return Application(router: router, pages: pages, onServing: onServing)
}

struct ShopContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  var user: String?

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
  }
}

struct SignIn: RouterMiddleware {
  func handle(
    _ request: Request,
    context: ShopContext,
    next: @concurrent (Request, ShopContext) async throws -> Response
  ) async throws -> Response {
    var context = context
    context.user = request.cookies["session"].flatMap { Accounts.user(ofSession: $0.value) }
    return try await next(request, context)
  }
}

enum Accounts {
  static func user(ofSession session: String) -> String? { session == "s1" ? "Noor" : nil }
}

func readConfiguration() throws -> ServerConfiguration {
  var configuration = try ServerConfiguration(arguments: [])
  configuration.trustsProxy = true
  configuration.drainTime = .seconds(5)
  configuration.endsStuckProcess = true
  configuration.limits.uploadBytes = 10_000_000
  return configuration
}

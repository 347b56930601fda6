import Foundation
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import PandoDependencies
public import ServiceLifecycle
import UnixSignals

/// Serves only the pages of an application to browsers.
///
/// After a graceful shutdown has begun, `/healthz` answers 503, and sockets are closed so that
/// their pages reconnect. After the drain time of the configuration the server stops listening, and
/// finishes the responses that it has begun.
public final class PageServer: Service, Sendable {
  /// The pages that the server serves.
  public let pages: Pages

  private let onServing: @Sendable (Int) -> Void

  /// - Parameter onServing: Called with the port once the server listens. Runs on any thread.
  init(pages: Pages, onServing: @escaping @Sendable (Int) -> Void = { _ in }) {
    self.pages = pages
    self.onServing = onServing
  }

  /// Serves until it is shut down gracefully or its task is cancelled.
  ///
  /// - Throws: ``PageServerError`` if it cannot listen, ``ServerConfigurationError`` if the file with
  ///   the keys of visitors' cookies is not valid.
  public func run() async throws {
    if let failure = pages.visitors.failure { throw failure }
    pages.connections.fitDescriptors(raises: true, logger: pages.logger)
    pages.processEnd.claim(by: .server)
    defer { pages.processEnd.cancel(by: .server) }
    var configuration = ServiceGroupConfiguration(
      services: [pages, application],
      logger: pages.logger
    )
    configuration.maximumGracefulShutdownDuration = .seconds(30)
    let group = ServiceGroup(configuration: configuration)
    // Detached, because the group is shut down later than this service: after the drain time.
    let running = Task.detached { try await group.run() }
    do {
      try await withTaskCancellationHandler {
        try await withGracefulShutdownHandler {
          try await running.value
        } onGracefulShutdown: {
          self.pages.endWhenStuck()
          Task { await self.stop(group) }
        }
      } onCancel: {
        running.cancel()
      }
    } catch let error as IOError {
      throw PageServerError(error, configuration: pages.configuration)
    }
  }

  /// Serves until the process receives `SIGTERM` or `SIGINT`.
  ///
  /// The process then ends even if the main actor is stuck, see
  /// ``ServerConfiguration/endsStuckProcess``.
  ///
  /// - Throws: ``PageServerError`` if it cannot listen.
  public func runUntilSignal() async throws {
    pages.processEnd.claim(by: .process)
    defer { pages.processEnd.cancel(by: .process) }
    try await ServiceGroup(
      services: [self],
      gracefulShutdownSignals: [.sigterm, .sigint],
      logger: pages.logger
    ).run()
  }

  private func stop(_ group: ServiceGroup) async {
    await pages.drain()
    let time = pages.configuration.drainTime
    if time > .zero { try? await pages.clock.sleep(for: time) }
    await group.triggerGracefulShutdown()
  }

  private var application: some ApplicationProtocol {
    let pages = pages
    let onServing = onServing
    let hosts = AllowedHosts(pages.configuration)
    let responder = CallbackResponder<BasicRequestContext> { request, context in
      if let refusal = pages.refusal(of: request, hosts: hosts) { return refusal }
      return await pages.respond(to: request, logger: context.logger)
    }
    return Application(
      responder: responder,
      server: HTTPServerBuilder { PageChannel(pages: pages, hosts: hosts, responder: $0) },
      configuration: pages.applicationConfiguration,
      onServerRunning: { channel in onServing(pages.noteServing(at: channel.localAddress)) },
      logger: pages.logger
    )
  }
}

/// The server cannot listen at its address.
public struct PageServerError: Error, Hashable, CustomStringConvertible {
  /// The error in words, with what to do.
  public let description: String

  init(_ error: IOError, configuration: ServerConfiguration) {
    let place = "\(configuration.host), port \(configuration.port)"
    let fix =
      switch error.errnoCode {
      case EADDRINUSE: "another program has it. To mend this, end that one, or use --port"
      case EACCES: "it is reserved. To mend this, use a port from 1024 on with --port"
      case EADDRNOTAVAIL:
        "this machine does not have that address. To mend this, use --host 127.0.0.1"
      default: "\(error)"
      }
    description = "The server cannot listen at \(place): \(fix)."
  }
}

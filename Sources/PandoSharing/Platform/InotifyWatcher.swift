#if os(Linux)
  import Dispatch
  import PandoDependencies

  #if canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  /// One inotify instance for the process, read by a dispatch source.
  ///
  /// State and guards:
  /// - `state`, the tables of watches, has its own lock, under which only inotify is called.
  /// - `deliveryLock` guards the order of events. It is held while events are read and delivered,
  ///   so that after ``drain()`` no other thread is still delivering one. It is taken before
  ///   `state`, and handlers run under it.
  final class InotifyWatcher: FolderWatcher {
    private typealias Handler = @Sendable (FolderEvent) -> Void

    private struct Watch {
      var handlers: [String: [UInt64: Handler]] = [:]
    }

    private struct State {
      var file: Int32 = -1
      var source: (any DispatchSourceRead)?
      var watches: [Int32: Watch] = [:]
      var nextToken: UInt64 = 0
    }

    static let shared = InotifyWatcher()

    private static let mask = UInt32(
      IN_CLOSE_WRITE | IN_MODIFY | IN_ATTRIB | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO
        | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR
    )

    private let state = Locked(State())
    private let deliveryLock = Lock()
    private let queue = DispatchQueue(label: "pando.inotify")

    func watch(
      folder: String,
      name: String,
      handler: @escaping @Sendable (FolderEvent) -> Void
    ) throws(SharedError) -> SharedSubscription? {
      let token: (watch: Int32, number: UInt64)? = try state.withLock {
        state throws(SharedError) in
        if state.file < 0 { try open(&state) }
        let watch = inotify_add_watch(state.file, folder, Self.mask)
        guard watch >= 0 else {
          if errno == ENOENT || errno == ENOTDIR { return nil }
          throw Self.error(errno, folder: folder)
        }
        state.nextToken += 1
        state.watches[watch, default: Watch()].handlers[name, default: [:]][state.nextToken] =
          handler
        return (watch, state.nextToken)
      }
      guard let token else { return nil }
      return SharedSubscription { [self] in
        remove(token.number, name: name, watch: token.watch)
      }
    }

    func drain() {
      deliveryLock.withLock {
        var buffer = InotifyBuffer()
        let file = state.withLock { $0.file }
        guard file >= 0 else { return }
        while buffer.fill(from: file) {
          buffer.forEach { deliver($0) }
        }
      }
    }

    private func open(_ state: inout State) throws(SharedError) {
      let file = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      guard file >= 0 else { throw Self.error(errno, folder: nil) }
      let source = DispatchSource.makeReadSource(fileDescriptor: file, queue: queue)
      source.setEventHandler { [self] in drain() }
      source.activate()
      state.file = file
      state.source = source
    }

    private func deliver(_ event: InotifyBuffer.Event) {
      let mask = event.mask
      if mask & UInt32(IN_Q_OVERFLOW) != 0 {
        let all = state.withLock {
          $0.watches.values.flatMap { $0.handlers.values.flatMap(\.values) }
        }
        for handler in all { handler(.overflow) }
        return
      }
      if mask & UInt32(IN_IGNORED | IN_DELETE_SELF | IN_MOVE_SELF) != 0 {
        // The watch of a folder that was moved would report another path, so it is dropped.
        let gone = state.withLock { state -> Watch? in
          guard let watch = state.watches.removeValue(forKey: event.watch) else { return nil }
          if mask & UInt32(IN_IGNORED) == 0 { inotify_rm_watch(state.file, event.watch) }
          return watch
        }
        for handler in (gone?.handlers.values.flatMap(\.values) ?? []) { handler(.folderGone) }
        return
      }
      let handlers = state.withLock { $0.watches[event.watch]?.handlers[event.name] }
      guard let handlers else { return }
      let settled = UInt32(IN_CLOSE_WRITE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO)
      for handler in handlers.values {
        handler(mask & settled != 0 ? .settled : .touched)
      }
    }

    private func remove(_ token: UInt64, name: String, watch: Int32) {
      // Released outside the lock: a handler may hold the last reference to a subscriber.
      let released = state.withLock { state -> Handler? in
        let handler = state.watches[watch]?.handlers[name]?.removeValue(forKey: token)
        if state.watches[watch]?.handlers[name]?.isEmpty == true {
          state.watches[watch]?.handlers[name] = nil
        }
        if state.watches[watch]?.handlers.isEmpty == true {
          state.watches[watch] = nil
          inotify_rm_watch(state.file, watch)
        }
        return handler
      }
      withExtendedLifetime(released) {}
    }

    private static func error(_ number: Int32, folder: String?) -> SharedError {
      let remedy: String? =
        switch number {
        case ENOSPC: "Raise fs.inotify.max_user_watches with sysctl."
        case EMFILE: "Raise fs.inotify.max_user_instances with sysctl."
        default: nil
        }
      return SharedError(
        .fileUnreadable,
        reason:
          "changes in \(folder ?? "the file system") cannot be watched: \(SharedError.text(number))",
        remedy: remedy
      )
    }
  }
#endif

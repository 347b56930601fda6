import Logging

extension Connections {
  /// How many descriptors are kept for what is no connection: files that are saved and uploaded (one
  /// each), pictures and logs that are read and written, and the watching of folders. An eighth of all,
  /// and in any case enough for a hundred files at once.
  static func reserve(of limit: Int) -> Int { min(max(limit / 8, 128), 1_024) }

  /// Takes as many connections as the process has descriptors for, and says so.
  ///
  /// - Parameter raises: Whether the process is the server's own, so that it may ask for as many as it
  ///   can get.
  func fitDescriptors(raises: Bool, logger: Logger) {
    guard beginFitting() else { return }
    if raises { FileDescriptors.raiseLimit() }
    let (limit, open) = (FileDescriptors.limit, FileDescriptors.openCount)
    let reserve = Self.reserve(of: limit)
    // Those that are closed for others, and those that are told that there is no room, have one yet.
    let room = limit - open - reserve - 2 * Self.slack
    fit(room)
    let metadata: Logger.Metadata = [
      "connections": "\(self.limit)", "descriptors": "\(limit)", "reserve": "\(reserve)",
    ]
    if room < wanted {
      logger.notice(
        """
        There are descriptors for fewer connections than the limits allow. To mend this, raise the \
        limit of open files: LimitNOFILE of systemd, or ulimit -n
        """,
        metadata: metadata
      )
    } else {
      logger.info("Connections are limited", metadata: metadata)
    }
  }
}

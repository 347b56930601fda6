import Logging

extension Connections {
  /// The number of descriptors that are kept for other uses than connections: saves and uploads
  /// (one each), pictures, logs, and watching folders. An eighth of all, but always enough for a
  /// hundred files at once.
  static func reserve(of limit: Int) -> Int { min(max(limit / 8, 128), 1_024) }

  /// Limits the connections to the descriptors of the process, and logs the limit.
  ///
  /// - Parameter raises: Whether to raise the descriptor limit of the process first, because the
  ///   process is the server's own.
  func fitDescriptors(raises: Bool, logger: Logger) {
    guard beginFitting() else { return }
    if raises { FileDescriptors.raiseLimit() }
    let (limit, open) = (FileDescriptors.limit, FileDescriptors.openCount)
    let reserve = Self.reserve(of: limit)
    // Connections that are being closed for others, and refused connections that get an answer, have a descriptor too.
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

#if os(Linux)
  #if canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  /// The events of one read from inotify.
  struct InotifyBuffer {
    struct Event {
      var watch: Int32
      var mask: UInt32
      /// The name in the folder; empty for events of the folder itself.
      var name: String
    }

    private var bytes = [UInt8](repeating: 0, count: 64 << 10)
    private var count = 0

    /// Reads the queued events, without waiting.
    ///
    /// - Returns: Whether there were any.
    mutating func fill(from file: Int32) -> Bool {
      count = bytes.withUnsafeMutableBytes { buffer in
        FileCalls.retrying { read(file, buffer.baseAddress!, buffer.count) }
      }
      return count > 0
    }

    func forEach(_ body: (Event) -> Void) {
      let header = MemoryLayout<inotify_event>.size
      bytes.withUnsafeBytes { buffer in
        var offset = 0
        while offset + header <= count {
          let event = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
          // The name is padded with zeros.
          let start = offset + header
          let name = buffer[start..<(start + Int(event.len))].prefix { $0 != 0 }
          body(
            Event(
              watch: event.wd,
              mask: event.mask,
              name: String(decoding: name, as: UTF8.self)
            )
          )
          offset = start + Int(event.len)
        }
      }
    }
  }
#endif

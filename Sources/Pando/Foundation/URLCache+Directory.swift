#if canImport(FoundationNetworking)
  public import Foundation
  public import FoundationNetworking

  extension URLCache {
    /// Makes a cache of answers.
    ///
    /// - Parameters:
    ///   - memoryCapacity: How much is kept in memory, in bytes.
    ///   - diskCapacity: How much is kept on the disk, in bytes.
    ///   - directory: The folder of what is kept on the disk; nil is the usual one.
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
      self.init(
        memoryCapacity: memoryCapacity,
        diskCapacity: diskCapacity,
        diskPath: directory?.path
      )
    }
  }
#endif

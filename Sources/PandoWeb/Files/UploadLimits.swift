/// The limits of the files that a page uploads.
struct UploadLimits: Hashable, Sendable {
  /// The maximum size of a file in bytes.
  var fileBytes: Int
  /// The maximum size in bytes of all files in the folder of a session.
  var sessionBytes: Int
  /// The maximum number of files in the folder of a session.
  var sessionCount: Int
  /// The maximum number of files that a page may upload at the same time.
  var atOnce: Int
}

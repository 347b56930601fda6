extension ServerLimits {
  /// The limits of the files that a page uploads.
  var uploads: UploadLimits {
    UploadLimits(
      fileBytes: uploadBytes,
      sessionBytes: sessionUploadBytes,
      sessionCount: sessionUploads,
      atOnce: uploadsAtOnce
    )
  }
}

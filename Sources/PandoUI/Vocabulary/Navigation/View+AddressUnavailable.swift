extension View {
  /// Marks the address of the page as not found while this view is in sight.
  ///
  /// ```swift
  /// .navigationDestination(for: Note.ID.self) { id in
  ///   if let note = notes[id] {
  ///     NoteView(note)
  ///   } else {
  ///     ContentUnavailableView("No Such Note", systemImage: "note")
  ///       .addressUnavailable()
  ///   }
  /// }
  /// ```
  ///
  /// The view is shown as it is. A server answers a request for such a page with the status 404, so
  /// that nobody keeps the address.
  ///
  /// - Parameter isUnavailable: Whether there is nothing at the address.
  public func addressUnavailable(_ isUnavailable: Bool = true) -> some View {
    attribute(.isAddressUnavailable, isUnavailable ? .flag(true) : nil)
  }
}

import Pando

/// The placeholder for an empty list of notes.
struct NothingToShow: View {
  let query: String

  var body: some View {
    if query.isEmpty {
      ContentUnavailableView(
        "No notes yet",
        systemImage: "square.and.pencil",
        description: Text("Write the first one above. Everybody who has this page open sees it.")
      )
    } else {
      ContentUnavailableView.search(text: query)
    }
  }
}

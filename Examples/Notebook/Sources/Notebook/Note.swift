/// Something to remember.
struct Note: Codable, Equatable, Identifiable, Sendable {
  var id: Int
  var text: String
  var isDone = false
}

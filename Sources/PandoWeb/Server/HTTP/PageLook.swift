/// How an application looks, as a page that it does not draw itself needs it.
struct PageLook: Hashable, Sendable {
  var title: String?
  /// `light` or `dark`; nil follows the user's setting.
  var colorScheme: String?
}

/// The appearance of an application, for pages that it does not draw itself.
struct PageAppearance: Hashable, Sendable {
  var title: String?
  /// `light` or `dark`; nil follows the user's setting.
  var colorScheme: String?
}

import PandoUI

/// The appearance of an application, for pages that it does not draw itself.
struct PageAppearance: Hashable, Sendable {
  var title: String?
  /// `light` or `dark`; nil follows the user's setting.
  var colorScheme: String?
  /// The colour of controls; nil is the style sheet's.
  var accentColor: Color?
  /// Whether the background is that of lists on cards.
  var isGrouped = false
}

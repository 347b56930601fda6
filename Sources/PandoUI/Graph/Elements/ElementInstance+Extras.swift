extension ElementInstance {
  /// Properties that few elements need.
  final class Extras {
    var host: PortalHost?
    var outermost = Attributes()
    /// The hosts of content beside the element in its unit: the swipe actions of a row.
    var unitHosts: [PortalHost] = []
    /// The hosts that modifiers of the element request.
    var wantedHosts: [PortalHost] = []
    var unitChildren: [ElementID] = []
    /// The kinds of event that the container answers because its units do.
    var answeredForUnits: EventKinds = []
    /// The container whose units read the texts in this element.
    weak var textReader: ElementInstance?
    /// Whether the element is an unselected page of a tab view.
    var isUnseenPage = false
    /// The node of that page.
    unowned(unsafe) var page: GraphNode?
    /// The outermost node of an unselected tab, whose page hides itself.
    var unseenTab: GraphNode?
    /// The geometry of the room inside, if views in it requested it.
    var innerGeometry: Geometry?
    /// The last request to scroll; see ``AttributeKey/scrollRequest``.
    var scrollRequest: String?
  }
}

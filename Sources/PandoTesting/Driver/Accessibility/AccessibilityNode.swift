import PandoUI

/// One element of a drawn tree, with what follows from its position: role, name, visibility.
@MainActor
final class AccessibilityNode {
  let id: ElementID
  let kind: ElementKind
  let attributes: Attributes
  private(set) weak var parent: AccessibilityNode?
  private(set) var children: [AccessibilityNode] = []

  /// Whether the element or one around it is not drawn.
  let isHidden: Bool
  /// Whether the element or one around it is hidden from assistive technologies.
  let isSilent: Bool
  /// Whether the element and everything around it are enabled.
  let isEnabled: Bool
  /// Whether the element has the keyboard focus.
  let isFocused: Bool

  private(set) lazy var role: ElementRole? = makeRole()
  private(set) lazy var name: String? = makeName()

  init(
    _ element: ElementTree.Element,
    in tree: ElementTree,
    focused: ElementID?,
    parent: AccessibilityNode?
  ) {
    id = element.id
    kind = element.kind
    attributes = element.attributes
    self.parent = parent
    let isTransparent = element.attributes.number(.opacity) == 0
    isHidden = parent?.isHidden == true || attributes.flag(.isHidden) || isTransparent
    isSilent = parent?.isSilent == true || attributes.flag(.accessibilityHidden)
    isEnabled = parent?.isEnabled != false && !attributes.flag(.isDisabled)
    isFocused = focused == element.id || attributes.flag(.isFocused)
    children = tree.children(of: element.id).map {
      AccessibilityNode($0, in: tree, focused: focused, parent: self)
    }
  }

  /// Whether a query finds the element without ``ElementQuery/includingHidden``.
  var isPerceivable: Bool { !isHidden && !isSilent }

  // MARK: Around and inside

  /// The element and those around it, from the inside to the outside.
  var selfAndAncestors: some Sequence<AccessibilityNode> {
    sequence(first: self) { $0.parent }
  }

  /// All elements inside, in reading order.
  var descendants: [AccessibilityNode] {
    children.flatMap { [$0] + $0.descendants }
  }

  /// The part of this element with that name, searched through boxes.
  func part(_ name: String) -> AccessibilityNode? {
    for child in children {
      if child.kind == .part {
        if child.attributes.text(.part) == name { return child }
      } else if child.kind == .box, let part = child.part(name) {
        return part
      }
    }
    return nil
  }

  /// Whether the element itself handles events of one of these kinds.
  func answers(_ kinds: EventKinds) -> Bool {
    !attributes.events.isDisjoint(with: kinds)
  }

  /// The sheet, alert or dialog around the element.
  var modal: AccessibilityNode? {
    selfAndAncestors.first { $0.role.map(ElementRole.modals.contains) == true }
  }

  /// Whether, seen from `place`, the element is in a context menu or among the swipe actions of a row
  /// that would have to be opened first.
  func isInClosedMenu(from place: AccessibilityNode) -> Bool {
    for node in selfAndAncestors {
      if node === place { return false }
      guard let parent = node.parent, parent !== place else { return false }
      if parent.kind.isClosed { return true }
      if parent.kind == .menu, node.attributes.text(.part) != "label" { return true }
    }
    return false
  }

  /// Whether the element is in an option of a picker that shows only the chosen one.
  var isInClosedPicker: Bool {
    guard let picker = selfAndAncestors.first(where: { $0.kind == .picker }), picker !== self,
      selfAndAncestors.contains(where: { $0.kind == .option })
    else { return false }
    let open = ["segmented", "inline", "radioGroup", "wheel", "palette"]
    return !open.contains(picker.attributes.text(.style) ?? "")
  }

  // MARK: Role

  private func makeRole() -> ElementRole? {
    let traits = attributes.list(.accessibilityTraits)
    switch kind {
    case .text: return roleOfTraits(traits) ?? (isSectionHeader ? .heading : .text)
    case .image, .shape: return roleOfTraits(traits) ?? (isPicture ? .image : nil)
    case .textField: return traits.contains("isSearchField") || isSearch ? .searchField : .textField
    default:
      if let role = Self.roles[kind] { return role }
      if let role = roleOfTraits(traits) { return role }
      let isGroup =
        attributes[.accessibilityLabel] != nil || attributes[.accessibilityChildren] != nil
      return isGroup ? .group : nil
    }
  }

  private var isPicture: Bool { kind == .image || attributes[.accessibilityLabel] != nil }

  private var isSearch: Bool {
    selfAndAncestors.contains { $0.kind == .part && $0.attributes.text(.part) == "search" }
  }

  private var isSectionHeader: Bool {
    selfAndAncestors.contains {
      $0.kind == .part && $0.attributes.text(.part) == "header"
        && $0.selfAndAncestors.first { $0.kind != .box && $0.kind != .part }?.kind == .section
    }
  }

  private func roleOfTraits(_ traits: [String]) -> ElementRole? {
    if traits.contains("isHeader") || attributes[.headingLevel] != nil { return .heading }
    for (trait, role) in Self.traitRoles where traits.contains(trait) { return role }
    return nil
  }

  private static let traitRoles: [(String, ElementRole)] = [
    ("isToggle", .toggle), ("isButton", .button), ("isLink", .link), ("isImage", .image),
    ("isSearchField", .searchField),
  ]

  private static let roles: [ElementKind: ElementRole] = [
    .chart: .chart, .button: .button, .link: .link, .label: .label,
    .labeledContent: .labeledContent, .secureField: .secureField, .textEditor: .textEditor,
    .toggle: .toggle, .stepper: .stepper, .slider: .slider, .picker: .picker, .option: .option,
    .datePicker: .datePicker, .colorPicker: .colorPicker, .progress: .progressIndicator,
    .gauge: .gauge, .menu: .menu, .disclosure: .disclosure, .list: .list, .row: .row,
    .section: .section, .form: .form, .groupBox: .group, .table: .table, .tableColumn: .column,
    .tableRow: .row, .tableCell: .cell, .screen: .screen, .toolbar: .toolbar, .tabView: .tabView,
    .tab: .tab, .sheet: .sheet, .alert: .alert, .confirmationDialog: .dialog, .popover: .popover,
    .fileImporter: .dialog,
    .contextMenu: .contextMenu, .swipeActions: .swipeActions, .unavailable: .unavailable,
    .problem: .problem,
  ]
}

extension ElementKind {
  /// Whether the contents of such an element are shown only after it was opened.
  var isClosed: Bool { self == .contextMenu || self == .swipeActions }
}

import PandoUI

/// One element of a drawn tree, with what follows from where it stands: role, name, visibility.
@MainActor
final class AccessibilityNode {
  let id: ElementID
  let kind: ElementKind
  let attributes: Attributes
  private(set) weak var parent: AccessibilityNode?
  private(set) var children: [AccessibilityNode] = []

  /// Whether it or something around it is not drawn.
  let isHidden: Bool
  /// Whether it or something around it is kept from assistive technologies.
  let isSilent: Bool
  /// Whether it and everything around it can be used.
  let isEnabled: Bool
  /// Whether the keyboard goes to it.
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

  /// Whether a query finds it that does not ask for what is hidden.
  var isPerceivable: Bool { !isHidden && !isSilent }

  // MARK: Around and inside

  /// It and what is around it, from the inside to the outside.
  var selfAndAncestors: some Sequence<AccessibilityNode> {
    sequence(first: self) { $0.parent }
  }

  /// What is inside, in the order in which it is read.
  var descendants: [AccessibilityNode] {
    children.flatMap { [$0] + $0.descendants }
  }

  /// The part of this element with that name, through the boxes around it.
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

  /// Whether the element itself answers events of one of these kinds.
  func answers(_ kinds: EventKinds) -> Bool {
    !attributes.events.isDisjoint(with: kinds)
  }

  /// The sheet, alert or dialog that it stands in.
  var modal: AccessibilityNode? {
    selfAndAncestors.first { $0.role.map(ElementRole.modals.contains) == true }
  }

  /// Whether it is in a menu, or among the actions of a row, that would have to be opened first,
  /// seen from `place`.
  func isTuckedAway(from place: AccessibilityNode) -> Bool {
    for node in selfAndAncestors {
      if node === place { return false }
      guard let parent = node.parent, parent !== place else { return false }
      if parent.kind.isClosed { return true }
      if parent.kind == .menu, node.attributes.text(.part) != "label" { return true }
    }
    return false
  }

  /// Whether it is in an option of a picker that shows the chosen one only.
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
  /// Whether what is in such an element is shown only after it has been opened.
  var isClosed: Bool { self == .contextMenu || self == .swipeActions }
}

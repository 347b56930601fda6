/// A control that picks one of several values.
///
/// ```swift
/// Picker("Flavor", selection: $flavor) {
///   Text("Chocolate").tag(Flavor.chocolate)
///   Text("Vanilla").tag(Flavor.vanilla)
/// }
/// ```
///
/// Each view inside is an option. Its tag, or its identity in a `ForEach`, is the value of the
/// option. The type of the tag must be the type of the selection, or the type that an optional
/// selection wraps.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>
  let label: Label
  let options: Content
  /// The view for the picked value, in place of its option; nil shows the option.
  var currentValueLabel: AnyView?

  @Environment(\.pickerStyleName) private var style
  @Environment(\.navigation) private var navigation

  /// The control.
  public var body: some View {
    if style == "navigationLink", navigation?.container == .stack {
      PickerLink(picker: self)
    } else if let currentValueLabel, isMenu {
      // A list of options in a browser shows only the chosen option, and no other view.
      LabeledContent {
        Menu {
          element(in: "menu", label: label)
        } label: {
          currentValueLabel
        }
      } label: {
        label
      }
    } else {
      // A screen of options needs a stack that shows it.
      element(in: style == "navigationLink" ? "menu" : style, label: label)
    }
  }

  /// Whether the options are in a menu, so that the picked value alone is in sight.
  private var isMenu: Bool { style == nil || style == "menu" || style == "navigationLink" }

  private func element(in style: String?, label: some View) -> some View {
    PickerElement(
      selection: selection,
      style: style,
      content: TupleView(Part("label", label), options)
    )
  }
}

extension Picker {
  /// Makes a picker with a view as its label.
  ///
  /// - Parameters:
  ///   - selection: The picked value; written when the user picks another option.
  ///   - content: Builds the options, whose tags are the values; called once in the initializer.
  ///   - label: Builds the label, called once in the initializer.
  public init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
    options = content()
  }

  /// Makes a picker for the same property of several values.
  ///
  /// - Parameters:
  ///   - sources: The values; an empty collection stops the program.
  ///   - selection: The path to a source's binding; that of the first is read, all are written.
  ///   - content: Builds the options, whose tags are the values; called once in the initializer.
  ///   - label: Builds the label, called once in the initializer.
  public init<C: RandomAccessCollection>(
    sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: sources.together(selection), content: content, label: label)
  }

  /// Makes a picker, in the form of SwiftUI's first version.
  ///
  /// - Parameters:
  ///   - selection: The picked value; written when the user picks another option.
  ///   - label: The label.
  ///   - content: Builds the options, whose tags are the values; called once in the initializer.
  public init(
    selection: Binding<SelectionValue>,
    label: Label,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { label }
  }
}

extension RandomAccessCollection {
  /// A binding that reads the value of the first element and writes that of all elements.
  @MainActor
  fileprivate func together<Value>(_ keyPath: KeyPath<Element, Binding<Value>>) -> Binding<Value> {
    let values = map { $0[keyPath: keyPath] }
    precondition(!values.isEmpty, "A picker of several sources needs at least one of them.")
    return Binding(
      get: { values[0].wrappedValue },
      set: { new in for value in values { value.wrappedValue = new } }
    )
  }
}

/// The element of a picker.
struct PickerElement<SelectionValue: Hashable, Content: View>: ElementView {
  let selection: Binding<SelectionValue>
  let style: String?
  let content: Content

  var kind: ElementKind { .picker }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    let selection = selection
    let current = selection.wrappedValue
    let options = OptionTable<SelectionValue>()
    element[.style] = style.map { .text($0) }
    element.describeControl(in: environment)
    element.describeError(in: environment)
    element.units(.option) { unit in
      let value = unit.traits.selectionValue(as: SelectionValue.self)
      options.values[unit.id] = value
      unit[.text] = .text(unit.words)
      if value == nil {
        unit[.isDisabled] = .flag(true)
      } else if value == current {
        unit[.isSelected] = .flag(true)
      }
      if unit.traits[SelectionDisabledTrait.self] { unit[.isDisabled] = .flag(true) }
    }
    element.unitsReadText()
    element.offersUnits(of: options)
    element.on(.change) { event in
      guard case .change(.selection(let ids)) = event, let id = ids.first,
        let value = options.values[id]
      else { return }
      selection.wrappedValue = value
    }
  }
}

/// The values of the options of a picker, or of the rows of a list.
@MainActor
final class OptionTable<Value>: SelectableUnits {
  var values: [ElementID: Value] = [:]

  func offers(_ id: ElementID) -> Bool { values[id] != nil }
}

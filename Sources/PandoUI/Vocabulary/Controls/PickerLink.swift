/// A picker as a link to a screen of its options.
struct PickerLink<Label: View, SelectionValue: Hashable, Content: View>: View {
  let picker: Picker<Label, SelectionValue, Content>

  var body: some View {
    NavigationLink {
      PickerScreen(picker: picker)
    } label: {
      LabeledContent {
        if let currentValueLabel = picker.currentValueLabel {
          currentValueLabel
        } else {
          Group(subviews: picker.options) { options in
            if let chosen = options.first(where: isChosen) { chosen }
          }
        }
      } label: {
        picker.label
      }
    }
  }

  private func isChosen(_ option: Subview) -> Bool {
    option.selectionValue(as: SelectionValue.self) == picker.selection.wrappedValue
  }
}

/// The options of a picker, one below another. Choosing one goes back.
struct PickerScreen<Label: View, SelectionValue: Hashable, Content: View>: View {
  let picker: Picker<Label, SelectionValue, Content>

  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List {
      Group(subviews: picker.options) { options in
        ForEach(options) { option in row(option) }
      }
    }
    .navigationTitle(picker.label as? Text ?? Text(verbatim: ""))
    .navigationBarTitleDisplayMode(.inline)
  }

  @ViewBuilder
  private func row(_ option: Subview) -> some View {
    let value = option.selectionValue(as: SelectionValue.self)
    let isChosen = value == picker.selection.wrappedValue
    Button {
      guard let value else { return }
      picker.selection.wrappedValue = value
      dismiss()
    } label: {
      HStack {
        option
        Spacer()
        if isChosen {
          Image(systemName: "checkmark").foregroundStyle(.tint).accessibilityHidden(true)
        }
      }
    }
    .foregroundStyle(.primary)
    .disabled(value == nil)
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }
}

extension Subview {
  /// The value that a selection has for the view: its tag, or its identity in a `ForEach`.
  @MainActor
  func selectionValue<Value: Hashable>(as type: Value.Type) -> Value? {
    containerValues.selectionValue(identity: id.path.last)
  }
}

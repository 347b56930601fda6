public import Foundation

/// Not supported.
@available(
  *,
  unavailable,
  message: "There is no calendar of several days here. Use one DatePicker for each day."
)
public struct MultiDatePicker<Label: View>: View {
  /// Not supported.
  public var body: some View { EmptyView() }

  /// Not supported.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {}
}

/// Stands in for `ForEach` until there are views: asks for the same things of its data, and calls
/// its content with each element.
func rows<Data: RandomAccessCollection, Row>(
  _ data: Data,
  content: (Data.Element) -> Row
) -> [Row] where Data.Element: Identifiable {
  data.map(content)
}

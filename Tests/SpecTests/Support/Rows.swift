/// A stand-in for `ForEach` without views: has the same requirements on its data, and calls its content with each
/// element.
func rows<Data: RandomAccessCollection, Row>(
  _ data: Data,
  content: (Data.Element) -> Row
) -> [Row] where Data.Element: Identifiable {
  data.map(content)
}

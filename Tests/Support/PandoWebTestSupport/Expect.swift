import Testing

/// Expects two values to be equal. Unlike `#expect`, it takes calls that mutate.
func expect<Value: Equatable>(
  _ value: Value,
  _ expected: Value,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(value == expected, sourceLocation: sourceLocation)
}

/// The name of a type as it is written in source, with its module.
func typeName(_ type: Any.Type) -> String {
  _typeName(type, qualified: true)
    .replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
}

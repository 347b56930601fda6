/// The name of a type as in source code, with its module.
func typeName(_ type: Any.Type) -> String {
  _typeName(type, qualified: true)
    .replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
}

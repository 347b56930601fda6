/// The modules that expansions refer to.
enum Module {
  static let casePaths = "PandoCasePaths"
  static let dependencies = "PandoDependencies"
  static let dependenciesMacros = "PandoDependenciesMacros"
  static let reducers = "PandoReducers"
}

extension String {
  /// The name without and with its module.
  func spellings(in module: String) -> [String] { [self, "\(module).\(self)"] }
}

public import CustomDump
public import PandoUI

extension Animation: CustomDumpStringConvertible {
  /// What is printed: its name, if it is one of those that have one.
  public var customDumpDescription: String {
    let named: [(name: String, animation: Animation)] = [
      ("default", .default), ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut),
      ("easeInOut", .easeInOut), ("spring", .spring), ("interactiveSpring", .interactiveSpring),
      ("smooth", .smooth), ("snappy", .snappy), ("bouncy", .bouncy),
    ]
    let name = named.first { $0.animation == self }?.name
    return name.map { "Animation.\($0)" } ?? "Animation(\(description))"
  }
}

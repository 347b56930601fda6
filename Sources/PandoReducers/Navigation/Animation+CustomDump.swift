public import CustomDump
public import PandoUI

extension Animation: CustomDumpStringConvertible {
  /// The name of the animation, if it has one.
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

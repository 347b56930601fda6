extension Person {
  /// A friendly name for a person who has not given one.
  static func someName(using generator: inout some RandomNumberGenerator) -> String {
    let manner = ["Brave", "Calm", "Curious", "Gentle", "Merry", "Quick", "Quiet", "Sunny"]
    let animal = ["Badger", "Finch", "Fox", "Hare", "Heron", "Lynx", "Otter", "Wren"]
    return [manner, animal].compactMap { $0.randomElement(using: &generator) }
      .joined(separator: " ")
  }
}

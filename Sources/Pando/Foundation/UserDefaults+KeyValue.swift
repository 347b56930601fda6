public import Foundation

extension UserDefaults {
  /// Stores a value, under the name that the method has where objects have keys.
  ///
  /// - Parameters:
  ///   - value: A number, a text, a date, data, or an array or dictionary of these; nil removes it.
  ///   - key: The key.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  /// The value of a key, under the name that the method has where objects have keys.
  ///
  /// - Parameter key: The key.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}

public import Foundation

// UIKit and AppKit have these, and games and grids use them with SwiftUI alone.

extension IndexPath {
  /// Makes the place of a row in a section.
  ///
  /// - Parameters:
  ///   - row: The row in the section.
  ///   - section: The section.
  public init(row: Int, section: Int) {
    self = [section, row]
  }

  /// Makes the place of an item in a section.
  ///
  /// - Parameters:
  ///   - item: The item in the section.
  ///   - section: The section.
  public init(item: Int, section: Int) {
    self = [section, item]
  }

  /// The section.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row in the section.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The item in the section.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

// In a file of its own, and disfavoured: a group is nearly always one of views, which the compiler tries first.

extension Group: TableRowContent where Content: TableRowContent {
  /// The type of the value that a row shows.
  public typealias TableRowValue = Content.TableRowValue

  /// Makes a group of rows of a table.
  ///
  /// - Parameter content: The rows; evaluated once, when the group is made.
  @_disfavoredOverload
  public init<V>(@TableRowBuilder<V> content: () -> Content) where V == Content.TableRowValue {
    self.content = content()
  }

  /// Whether these are sections.
  @_documentation(visibility: internal)
  public static var _areSections: Bool { Content._areSections }

  /// Whether one of these rows may have rows of its own.
  @_documentation(visibility: internal)
  public static var _isTree: Bool { Content._isTree }

  /// The value of the first row.
  @_documentation(visibility: internal)
  public var _firstValue: Content.TableRowValue? { content._firstValue }

  /// The views that draw the rows.
  ///
  /// - Parameter table: The cells and the actions of each row.
  @_documentation(visibility: internal)
  public func _rows(in table: _TableParts<Content.TableRowValue>) -> some View {
    content._rows(in: table)
  }
}

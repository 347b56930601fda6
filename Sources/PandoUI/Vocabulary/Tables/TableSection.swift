/// The header of a section of a table.
public struct TableHeaderRowContent<Value: Identifiable, Content: View>: TableRowContent {
  /// The type of the value that a row of the table shows.
  public typealias TableRowValue = Value

  let content: Content

  /// The header across all columns.
  ///
  /// - Parameter table: The cells and the actions of each row.
  @_documentation(visibility: internal)
  public func _rows(in table: _TableParts<Value>) -> some View { TableHeading(content: content) }
}

extension Section: TableRowContent
where
  Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent,
  Parent.TableRowValue == Content.TableRowValue
{
  /// The type of the value that a row shows.
  public typealias TableRowValue = Content.TableRowValue

  /// True.
  @_documentation(visibility: internal)
  public static var _areSections: Bool { true }

  /// Whether one of these rows may have rows of its own.
  @_documentation(visibility: internal)
  public static var _isTree: Bool { Content._isTree }

  /// The value of the first row.
  @_documentation(visibility: internal)
  public var _firstValue: Content.TableRowValue? { rows._firstValue }

  /// The views that draw the section. Sections in it stand below it.
  ///
  /// - Parameter table: The cells and the actions of each row.
  @_documentation(visibility: internal)
  public func _rows(in table: _TableParts<Content.TableRowValue>) -> some View {
    let visible = isExpanded?.wrappedValue == false ? nil : rows._rows(in: table)
    let hasHeader = Parent.self != EmptyTableRowContent<Content.TableRowValue>.self
    return TupleView(
      TableGroup(
        columns: hasHeader ? table.shown.count : nil,
        isExpanded: isExpanded,
        content: TupleView(header._rows(in: table), Content._areSections ? nil : visible)
      ),
      Content._areSections ? visible : nil
    )
  }
}

extension Section {
  /// A section of a table with a header across all columns.
  ///
  /// - Parameters:
  ///   - content: Makes the rows, once, when the section is made.
  ///   - header: Makes the header, once, when the section is made.
  @MainActor @preconcurrency
  public init<V: Identifiable, H: View>(
    @TableRowBuilder<V> content: () -> Content,
    @ViewBuilder header: () -> H
  )
  where
    Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>,
    Content: TableRowContent, Content.TableRowValue == V
  {
    self.init(header: .init(content: header()), rows: content(), footer: .init())
  }

  /// A section of a table with a header whose expanded state is in a binding.
  ///
  /// - Parameters:
  ///   - isExpanded: Read to decide whether the rows are shown; written when the user toggles it.
  ///   - content: Makes the rows, once, when the section is made.
  ///   - header: Makes the header, once, when the section is made.
  @MainActor @preconcurrency
  public init<V: Identifiable, H: View>(
    isExpanded: Binding<Bool>,
    @TableRowBuilder<V> content: () -> Content,
    @ViewBuilder header: () -> H
  )
  where
    Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>,
    Content: TableRowContent, Content.TableRowValue == V
  {
    self.init(
      header: .init(content: header()),
      rows: content(),
      footer: .init(),
      isExpanded: isExpanded
    )
  }

  /// A section of a table without a header.
  ///
  /// - Parameter content: Makes the rows, once, when the section is made.
  @MainActor @preconcurrency
  public init<V: Identifiable>(@TableRowBuilder<V> content: () -> Content)
  where
    Parent == EmptyTableRowContent<V>, Footer == EmptyTableRowContent<V>,
    Content: TableRowContent, Content.TableRowValue == V
  {
    self.init(header: .init(), rows: content(), footer: .init())
  }

  /// A section of a table with text as its header.
  ///
  /// - Parameters:
  ///   - titleKey: The header, translated for the locale in the environment.
  ///   - content: Makes the rows, once, when the section is made.
  @MainActor @preconcurrency
  public init<V: Identifiable>(
    _ titleKey: LocalizedStringKey,
    @TableRowBuilder<V> content: () -> Content
  )
  where
    Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>,
    Content: TableRowContent, Content.TableRowValue == V
  {
    self.init(header: .init(content: Text(titleKey)), rows: content(), footer: .init())
  }

  /// A section of a table with text as its header.
  ///
  /// - Parameters:
  ///   - title: The header, shown as it is.
  ///   - content: Makes the rows, once, when the section is made.
  @MainActor @preconcurrency @_disfavoredOverload
  public init<V: Identifiable, S: StringProtocol>(
    _ title: S,
    @TableRowBuilder<V> content: () -> Content
  )
  where
    Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>,
    Content: TableRowContent, Content.TableRowValue == V
  {
    self.init(header: .init(content: Text(title)), rows: content(), footer: .init())
  }

  /// A section of a table with text as its header whose expanded state is in a binding.
  ///
  /// - Parameters:
  ///   - titleKey: The header, translated for the locale in the environment.
  ///   - isExpanded: Read to decide whether the rows are shown; written when the user toggles it.
  ///   - content: Makes the rows, once, when the section is made.
  @MainActor @preconcurrency
  public init<V: Identifiable>(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @TableRowBuilder<V> content: () -> Content
  )
  where
    Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>,
    Content: TableRowContent, Content.TableRowValue == V
  {
    self.init(
      header: .init(content: Text(titleKey)),
      rows: content(),
      footer: .init(),
      isExpanded: isExpanded
    )
  }

  /// A section of a table with text as its header whose expanded state is in a binding.
  ///
  /// - Parameters:
  ///   - title: The header, shown as it is.
  ///   - isExpanded: Read to decide whether the rows are shown; written when the user toggles it.
  ///   - content: Makes the rows, once, when the section is made.
  @MainActor @preconcurrency @_disfavoredOverload
  public init<V: Identifiable, S: StringProtocol>(
    _ title: S,
    isExpanded: Binding<Bool>,
    @TableRowBuilder<V> content: () -> Content
  )
  where
    Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>,
    Content: TableRowContent, Content.TableRowValue == V
  {
    self.init(
      header: .init(content: Text(title)),
      rows: content(),
      footer: .init(),
      isExpanded: isExpanded
    )
  }
}

/// The element of rows that belong together: a section, or the rows beside sections.
struct TableGroup<Content: View>: ElementView {
  /// The number of columns that the header spans; nil if there is none.
  var columns: Int?
  var isExpanded: Binding<Bool>?
  let content: Content

  var kind: ElementKind { .section }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    // The table makes the rows in sight, so they are units of the table.
    element.passesUnitsOn()
    element[.span] = columns.map { .number(Double($0)) }
    guard let isExpanded else { return }
    element[.isExpanded] = .flag(isExpanded.wrappedValue)
    guard environment.isEnabled else { return }
    element.on(.change) { event in
      if case .change(.flag(let new)) = event { isExpanded.wrappedValue = new }
    }
  }
}

/// The element of a section's header in a table, where a heading would not be allowed.
struct TableHeading<Content: View>: ElementView {
  let content: Content

  var kind: ElementKind { .part }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element[.part] = .text("header")
    element[.isPlain] = .flag(true)
  }
}

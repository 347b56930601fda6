/// One of the sections that a view consists of, as `Group(sections:)` hands it out.
///
/// Views that are in no section are in one without a header and a footer.
public struct SectionConfiguration: Identifiable {
  // Sendable because an identity is a value that is only ever compared: `AnyHashable` cannot say so.
  /// The identity of one of the sections: where it is written, and the identities of the `ForEach` rows it is in.
  public struct ID: Hashable, @unchecked Sendable {
    let path: [AnyHashable]
  }

  /// The identity among the sections of one view.
  public let id: ID
  /// The views of the header.
  public let header: SubviewsCollection
  /// The views of the footer.
  public let footer: SubviewsCollection
  /// The rows.
  public let content: SubviewsCollection
  /// The values that the section gives its container by `containerValue(_:_:)` around it.
  public let containerValues: ContainerValues

  /// All views, the header first.
  var subviews: [Subview] { header.subviews + content.subviews + footer.subviews }
}

/// The sections that a view consists of, in order. It is a view too: that shows them all.
public struct SectionCollection: RandomAccessCollection {
  let sections: [SectionConfiguration]

  /// The index of the first section.
  public var startIndex: Int { 0 }
  /// The index after the last section.
  public var endIndex: Int { sections.count }
  /// A section.
  ///
  /// - Parameter position: Its index.
  public subscript(position: Int) -> SectionConfiguration { sections[position] }
}

extension SectionCollection: View {
  /// The sections one after another.
  public var body: some View {
    ForEach(sections) { section in
      Section {
        section.content
      } header: {
        section.header
      } footer: {
        section.footer
      }
    }
  }
}

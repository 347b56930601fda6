/// A view that is made from the subviews of another one.
public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
  let view: Subviews
  let transform: (SubviewsCollection) -> Content

  init(view: Subviews, transform: @escaping (SubviewsCollection) -> Content) {
    self.view = view
    self.transform = transform
  }

  /// The view that was made.
  public var body: some View { transform(SubviewList.subviews(of: view)) }
}

/// A view that is made from the sections that another one consists of.
public struct GroupSectionsOfContent<Sections: View, Content: View>: View {
  let view: Sections
  let transform: (SectionCollection) -> Content

  init(view: Sections, transform: @escaping (SectionCollection) -> Content) {
    self.view = view
    self.transform = transform
  }

  /// The view that was made.
  public var body: some View { transform(SubviewList.sections(of: view)) }
}

extension Group {
  /// Makes a view from the subviews of another view.
  ///
  /// ```swift
  /// Group(subviews: content) { subviews in
  ///   if let first = subviews.first { first.font(.title) }
  ///   HStack { subviews.dropFirst() }
  /// }
  /// ```
  ///
  /// A view with a body is one subview, also if its body consists of several.
  ///
  /// - Parameters:
  ///   - view: The view that is taken apart: tuples, branches, `ForEach` and groups, with the modifiers around them.
  ///   - transform: Makes the new view.
  @MainActor
  public init<Base: View, Result: View>(
    subviews view: Base,
    @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(content: GroupElementsOfContent(view: view, transform: transform))
  }

  /// Makes a view from the sections that another one consists of.
  ///
  /// - Parameters:
  ///   - view: The view that is taken apart.
  ///   - transform: Makes the new view. Views in no section are in one without header and footer.
  @MainActor
  public init<Base: View, Result: View>(
    sections view: Base,
    @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init(content: GroupSectionsOfContent(view: view, transform: transform))
  }

  /// The spelling of the first versions of SwiftUI that had it.
  ///
  /// - Parameters:
  ///   - view: The view that is taken apart.
  ///   - transform: Makes the new view.
  @MainActor
  public init<Base: View, Result: View>(
    subviewsOf view: Base,
    @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(subviews: view, transform: transform)
  }

  /// The spelling of the first versions of SwiftUI that had it.
  ///
  /// - Parameters:
  ///   - view: The view that is taken apart.
  ///   - transform: Makes the new view.
  @MainActor
  public init<Base: View, Result: View>(
    sectionsOf view: Base,
    @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init(sections: view, transform: transform)
  }
}

/// The views that `ForEach(subviews:)` goes over.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  let subviews: [Subview]

  /// The index of the first view.
  public var startIndex: Int { 0 }
  /// The index after the last view.
  public var endIndex: Int { subviews.count }
  /// A view.
  ///
  /// - Parameter position: Its index.
  public subscript(position: Int) -> Subview { subviews[position] }
}

/// The sections that `ForEach(sections:)` goes over.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
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

extension ForEach {
  /// Makes a view for each subview of another view.
  ///
  /// - Parameters:
  ///   - view: The view that is taken apart.
  ///   - content: Makes the view for one.
  @MainActor
  public init<V: View>(
    subviews view: V,
    @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
    let subviews = SubviewList.subviews(of: view).subviews
    self.init(data: .init(subviews: subviews), content: content, identify: { $0.id })
  }

  /// Makes a view for each of the sections that another view consists of.
  ///
  /// - Parameters:
  ///   - view: The view that is taken apart.
  ///   - content: Makes the view for one.
  @MainActor
  public init<V: View>(
    sections view: V,
    @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  )
  where
    Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View
  {
    let sections = SubviewList.sections(of: view).sections
    self.init(data: .init(sections: sections), content: content, identify: { $0.id })
  }

  /// The spelling of the first versions of SwiftUI that had it.
  ///
  /// - Parameters:
  ///   - view: The view that is taken apart.
  ///   - content: Makes the view for one.
  @MainActor
  public init<V: View>(
    subviewOf view: V,
    @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
    self.init(subviews: view, content: content)
  }

  /// The spelling of the first versions of SwiftUI that had it.
  ///
  /// - Parameters:
  ///   - view: The view that is taken apart.
  ///   - content: Makes the view for one.
  @MainActor
  public init<V: View>(
    sectionOf view: V,
    @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  )
  where
    Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View
  {
    self.init(sections: view, content: content)
  }
}

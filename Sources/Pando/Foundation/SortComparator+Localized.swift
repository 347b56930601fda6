public import Foundation

extension SortComparator where Self == String.Comparator {
  /// The order in which people expect names of files: without regard to case, with numbers by their size.
  public static var localizedStandard: String.Comparator {
    String.Comparator(options: [.caseInsensitive, .numeric, .widthInsensitive])
  }

  /// The order of words: without regard to case.
  public static var localized: String.Comparator { String.Comparator(options: .caseInsensitive) }
}

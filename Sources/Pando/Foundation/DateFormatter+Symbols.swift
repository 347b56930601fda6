// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
import PandoUI

// On Apple's systems these are implicitly unwrapped, so that `formatter.monthSymbols!` and `formatter.monthSymbols?[0]`
// compile. Foundation's own properties are taken wherever they compile, too.
extension DateFormatter {
  @_disfavoredOverload
  public var eraSymbols: [String]! {
    get { DateSymbols.eraSymbols.words(of: self) }
    set { DateSymbols.eraSymbols.set(newValue ?? [], of: self) }
  }
  @_disfavoredOverload
  public var longEraSymbols: [String]! {
    get { DateSymbols.longEraSymbols.words(of: self) }
    set { DateSymbols.longEraSymbols.set(newValue ?? [], of: self) }
  }
  @_disfavoredOverload
  public var monthSymbols: [String]! {
    get { DateSymbols.monthSymbols.words(of: self) }
    set { DateSymbols.monthSymbols.set(newValue ?? [], of: self) }
  }
  @_disfavoredOverload
  public var shortMonthSymbols: [String]! {
    get { DateSymbols.shortMonthSymbols.words(of: self) }
    set { DateSymbols.shortMonthSymbols.set(newValue ?? [], of: self) }
  }
  @_disfavoredOverload
  public var veryShortMonthSymbols: [String]! {
    get { DateSymbols.veryShortMonthSymbols.words(of: self) }
    set { DateSymbols.veryShortMonthSymbols.set(newValue ?? [], of: self) }
  }
  @_disfavoredOverload
  public var standaloneMonthSymbols: [String]! {
    get { DateSymbols.standaloneMonthSymbols.words(of: self) }
    set { DateSymbols.standaloneMonthSymbols.set(newValue ?? [], of: self) }
  }
  @_disfavoredOverload
  public var shortStandaloneMonthSymbols: [String]! {
    get { DateSymbols.shortStandaloneMonthSymbols.words(of: self) }
    set { DateSymbols.shortStandaloneMonthSymbols.set(newValue ?? [], of: self) }
  }
  @_disfavoredOverload
  public var veryShortStandaloneMonthSymbols: [String]! {
    get { DateSymbols.veryShortStandaloneMonthSymbols.words(of: self) }
    set { DateSymbols.veryShortStandaloneMonthSymbols.set(newValue ?? [], of: self) }
  }
  @_disfavoredOverload
  public var weekdaySymbols: [String]! {
    get { DateSymbols.weekdaySymbols.words(of: self) }
    set { DateSymbols.weekdaySymbols.set(newValue ?? [], of: self) }
  }
  @_disfavoredOverload
  public var shortWeekdaySymbols: [String]! {
    get { DateSymbols.shortWeekdaySymbols.words(of: self) }
    set { DateSymbols.shortWeekdaySymbols.set(newValue ?? [], of: self) }
  }
  @_disfavoredOverload
  public var veryShortWeekdaySymbols: [String]! {
    get { DateSymbols.veryShortWeekdaySymbols.words(of: self) }
    set { DateSymbols.veryShortWeekdaySymbols.set(newValue ?? [], of: self) }
  }
  @_disfavoredOverload
  public var standaloneWeekdaySymbols: [String]! {
    get { DateSymbols.standaloneWeekdaySymbols.words(of: self) }
    set { DateSymbols.standaloneWeekdaySymbols.set(newValue ?? [], of: self) }
  }
  @_disfavoredOverload
  public var shortStandaloneWeekdaySymbols: [String]! {
    get { DateSymbols.shortStandaloneWeekdaySymbols.words(of: self) }
    set { DateSymbols.shortStandaloneWeekdaySymbols.set(newValue ?? [], of: self) }
  }
  @_disfavoredOverload
  public var veryShortStandaloneWeekdaySymbols: [String]! {
    get { DateSymbols.veryShortStandaloneWeekdaySymbols.words(of: self) }
    set { DateSymbols.veryShortStandaloneWeekdaySymbols.set(newValue ?? [], of: self) }
  }
  @_disfavoredOverload
  public var quarterSymbols: [String]! {
    get { DateSymbols.quarterSymbols.words(of: self) }
    set { DateSymbols.quarterSymbols.set(newValue ?? [], of: self) }
  }
  @_disfavoredOverload
  public var shortQuarterSymbols: [String]! {
    get { DateSymbols.shortQuarterSymbols.words(of: self) }
    set { DateSymbols.shortQuarterSymbols.set(newValue ?? [], of: self) }
  }
  @_disfavoredOverload
  public var standaloneQuarterSymbols: [String]! {
    get { DateSymbols.standaloneQuarterSymbols.words(of: self) }
    set { DateSymbols.standaloneQuarterSymbols.set(newValue ?? [], of: self) }
  }
  @_disfavoredOverload
  public var shortStandaloneQuarterSymbols: [String]! {
    get { DateSymbols.shortStandaloneQuarterSymbols.words(of: self) }
    set { DateSymbols.shortStandaloneQuarterSymbols.set(newValue ?? [], of: self) }
  }
}

extension ChartContent {
  /// Sets what screen readers read as the name of the marks, in place of their value along the horizontal axis.
  ///
  /// - Parameter label: The name.
  public func accessibilityLabel(_ label: Text) -> some ChartContent {
    changing { $0.speech.label = label.words }
  }

  /// Sets what screen readers read as the name of the marks, in place of their value along the horizontal axis.
  ///
  /// - Parameter labelKey: The key of the name.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets what screen readers read as the name of the marks, in place of their value along the horizontal axis.
  ///
  /// - Parameter label: The name.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    accessibilityLabel(Text(label))
  }

  /// Sets what screen readers read as the value of the marks, in place of their value along the vertical axis.
  ///
  /// - Parameter value: The value.
  public func accessibilityValue(_ value: Text) -> some ChartContent {
    changing { $0.speech.value = value.words }
  }

  /// Sets what screen readers read as the value of the marks, in place of their value along the vertical axis.
  ///
  /// - Parameter valueKey: The key of the value.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    accessibilityValue(Text(valueKey))
  }

  /// Sets what screen readers read as the value of the marks, in place of their value along the vertical axis.
  ///
  /// - Parameter value: The value.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    accessibilityValue(Text(value))
  }

  /// Hides the marks from screen readers.
  ///
  /// - Parameter hidden: Whether screen readers skip the marks.
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    changing { $0.speech.isHidden = hidden }
  }
}

extension StyleSheet {
  /// What a page needs once its script runs.
  static let live = """
    #pando-status{position:fixed;inset-block-end:16px;inset-inline:0;width:fit-content;\
    margin-inline:auto;z-index:90;padding:8px 16px;border-radius:99px;background:var(--label);\
    color:var(--page);font-size:.9375rem;box-shadow:var(--float);pointer-events:none}
    #pando-status:empty{display:none}
    [data-on~=drag]{touch-action:none}
    .in-motion :where(body *){transition:all var(--motion)}
    .drop-before{box-shadow:inset 0 2px var(--tint)}
    .drop-after{box-shadow:inset 0 -2px var(--tint)}

    """
}

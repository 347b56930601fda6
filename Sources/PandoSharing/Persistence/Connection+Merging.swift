extension Connection {
  /// Follows the storage of a key that merges.
  func follow(_ key: some _MergingKey<Value>, root: Root<Value>) -> SharedSubscription {
    let value = root.peek()
    let merging = MergingRoot<Value>(
      update: { [weak self, weak root] body in
        guard let self, let root else { return {} }
        return root.stage { body($0, self.hasUnsavedChanges) }
      },
      change: { [weak self, weak root] body in
        guard let self, let root else { return {} }
        return root.stageInPlace { body(&$0, self.hasUnsavedChanges) }
      },
      report: { [weak self] in self?.reportReachability($0) },
      reportReplaced: { [weak self] in self?.status.setSaveError($0) }
    )
    return key.follow(merging, from: value)
  }

  private func reportReachability(_ error: (any Error)?) {
    let wasLost = status.setLoadError(error)
    // Changes that could not be saved need not wait for their timer.
    if error == nil, wasLost { saveNow() }
  }
}

extension Root {
  /// Takes over the value that `body` returns, as a commit that is not saved again. The lock is held for the body.
  ///
  /// - Returns: Notifies the observers. To be called without locks.
  func stage(_ body: (Value) -> Value?) -> @Sendable () -> Void {
    core.lock()
    if core.pointee.isNested {
      _ = nestedWrite()
      return {}
    }
    guard var value = body(copy()), areEqual(copy(), value) != true else {
      core.unlock()
      return {}
    }
    swap(&value, &inPlace)
    let extras = self.extras
    let actions = extras.advance(from: self, isLocal: false)
    core.unlock()
    return { extras.perform(actions, core: self.core) }
  }

  /// Changes the value in place, by commits that are not saved again. Each changed part is a commit of its own, so that
  /// observers of other parts are not compared. The lock is held for the body.
  ///
  /// - Returns: Notifies the observers. To be called without locks.
  func stageInPlace(_ body: (inout Value) -> StagedChange<Value>) -> @Sendable () -> Void {
    core.lock()
    if core.pointee.isNested {
      _ = nestedWrite()
      return {}
    }
    let extras = self.extras
    var actions: CommitActions = []
    switch body(&inPlace) {
    case .none: break
    case .whole: actions = extras.advance(from: self, isLocal: false)
    case .parts(let make):
      for part in make(self) { actions.formUnion(extras.advance(from: part, isLocal: false)) }
    }
    core.unlock()
    return { [actions] in extras.perform(actions, core: self.core) }
  }
}

import PandoSharing

/// A key that records the result of each save of its base key. Both keys refer to the same state.
struct RecordingKey<Base: SharedKey>: SharedKey, _ScheduledKey {
  typealias Save = (value: Base.Value, result: Result<Void, any Error>)

  let base: Base
  let saves = Mailbox<Save>()

  var id: Base.ID { base.id }

  var saveTiming: SaveTiming {
    (base as? any _ScheduledKey)?.saveTiming ?? .ofOtherKeys
  }

  func load(context: LoadContext<Base.Value>, continuation: LoadContinuation<Base.Value>) {
    base.load(context: context, continuation: continuation)
  }

  func subscribe(
    context: LoadContext<Base.Value>,
    subscriber: SharedSubscriber<Base.Value>
  ) -> SharedSubscription {
    base.subscribe(context: context, subscriber: subscriber)
  }

  func save(_ value: Base.Value, context: SaveContext, continuation: SaveContinuation) {
    let recording = SaveContinuation(
      base.displayName,
      onMisuse: { _ in },
      callback: { result in
        saves.put((value, result))
        continuation.resume(with: result)
      }
    )
    base.save(value, context: context, continuation: recording)
  }
}

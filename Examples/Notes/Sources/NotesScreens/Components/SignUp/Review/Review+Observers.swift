import Pando

extension ReviewComponent {
  var observers: Void {
    join += {
      Task { await store.status.during(.joining) { await becomeMember() } }
    }
  }

  private func becomeMember() async {
    let member = draft
    let names = services.names
    guard await names.isFree(member.contact.name), names.take(member.contact.name) else {
      return nameWasTaken.send()
    }
    didJoin.send(member)
    $draft.withLock { $0 = Membership() }
  }
}

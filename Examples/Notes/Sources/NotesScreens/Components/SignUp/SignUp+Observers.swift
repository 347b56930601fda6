import Pando

extension SignUpComponent {
  var observers: Void {
    contact.didFinish += { router.push(\Self.phone) }
    phone.next += { router.push(\Self.topics) }
    topics.next += { router.push(\Self.review) }
    review.didJoin += { member in didJoin.send(member) }
    review.nameWasTaken += { router.popToRoot() }
  }
}

import Pando

extension TopicsComponent {
  var observers: Void { None }
}

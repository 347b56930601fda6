import Pando

extension PhoneComponent {
  var observers: Void { None }
}

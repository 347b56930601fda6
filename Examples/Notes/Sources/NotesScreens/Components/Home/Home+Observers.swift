import Pando

extension HomeComponent {
  var observers: Void { None }
}

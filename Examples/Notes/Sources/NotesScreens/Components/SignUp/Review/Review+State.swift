import Pando

extension ReviewComponent {
  enum Status: AnyStatus {
    case joining
  }
}

import Observation
import PandoSharing
@Observable final class M: @unchecked Sendable { var x = 0 }
struct S { var a = 0; var b = "x"; var c = 1.5; var h: Int { get { a + 1 } set { a = newValue } } }
@inline(never) func sink<T>(_ t: T) {}
func time(_ n: String, _ k: Int = 5_000_000, _ f: (Int) -> Void) {
  var best = Double.infinity
  for _ in 0..<3 {
    let c = ContinuousClock(); let t = c.measure { f(k) }
    best = min(best, Double(t.components.seconds)*1e9 + Double(t.components.attoseconds)/1e9)
  }
  print(n, best / Double(k), "ns")
}
final class H: @unchecked Sendable { @Shared var x: Int; init(_ s: Shared<Int>) { _x = s } }
let m = M()
let h = H(Shared(value: 0))
// touch another thread so that the process is multi-threaded
import Foundation
Thread { Thread.sleep(forTimeInterval: 1000) }.start()
time("observable read") { for _ in 0..<$0 { sink(m.x) } }
time("observable write") { for i in 0..<$0 { m.x = i } }
time("observable +=") { for _ in 0..<$0 { m.x += 1 } }
let s = Shared(value: 0)
time("shared read") { for _ in 0..<$0 { sink(s.wrappedValue) } }
time("shared prop read") { for _ in 0..<$0 { sink(h.x) } }
time("shared set") { for i in 0..<$0 { s.wrappedValue = i } }
time("shared withLock") { for _ in 0..<$0 { s.withLock { $0 += 1 } } }
time("shared prop $withLock") { for _ in 0..<$0 { h.$x.withLock { $0 += 1 } } }
time("shared prop +=") { for _ in 0..<$0 { h.x += 1 } }
let r = Shared(value: S())
let a = r.a
time("slice read") { for _ in 0..<$0 { sink(a.wrappedValue) } }
time("slice +=") { for _ in 0..<$0 { a.withLock { $0 += 1 } } }
let hh = r.h
time("computed slice read") { for _ in 0..<$0 { sink(hh.wrappedValue) } }
time("derive+read", 1_000_000) { for _ in 0..<$0 { sink(r.a.wrappedValue) } }

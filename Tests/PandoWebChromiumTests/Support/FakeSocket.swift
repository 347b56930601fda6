/// A script that runs before the client's. It replaces the browser's socket by one that records what is sent, and
/// lets a test play the server.
enum FakeSocket {
  static let script = #"""
    'use strict'
    window.executions = []
    window.executed = (what) => { executions.push(String(what)) }
    for (const name of ['alert', 'confirm', 'prompt']) window[name] = window.executed
    window.violations = []
    document.addEventListener('securitypolicyviolation', (event) => {
      violations.push(event.violatedDirective + ' ' + event.blockedURI + ' ' + event.sample)
    })
    window.problems = []
    window.addEventListener('error', (event) => problems.push(event.message))

    window.fake = {
      sockets: [], frames: [], taken: 0, batch: 0, answered: 0, isReachable: true, closed: [],
      get socket() { return this.sockets.at(-1) },
      // The frames since the last call, without acknowledgements.
      take() {
        const frames = this.events.slice(this.taken)
        this.taken += frames.length
        return frames
      },
      get events() { return this.frames.filter(([kind]) => typeof kind === 'number') },
      get acks() { return this.frames.filter(([kind]) => kind === 'ack').map(([, batch]) => batch) },
      get hellos() { return this.frames.filter(([kind]) => kind === 'hello').map((frame) => frame.slice(0, 5)) },
      // Answers all events until now, or until another number.
      push(steps, answered = this.events.length) {
        this.answered = Math.max(this.answered, answered)
        this.say([++this.batch, this.answered, steps])
      },
      say(frame) { this.socket.onmessage({ data: JSON.stringify(frame) }) },
      drop(code = 1006) { this.socket.end(code) },
    }

    window.WebSocket = class {
      constructor(url) {
        this.url = String(url)
        this.readyState = 0
        fake.sockets.push(this)
        setTimeout(() => fake.isReachable ? this.open() : this.end(1006))
      }
      open() {
        if (this.readyState) return
        this.readyState = 1
        this.onopen?.()
      }
      send(text) {
        const frame = JSON.parse(text)
        fake.frames.push(frame)
        fake.onFrame?.(frame)
      }
      close(code = 1005) {
        fake.closed.push(code)
        this.end(code)
      }
      end(code) {
        if (this.readyState === 3) return
        this.readyState = 3
        setTimeout(() => this.onclose?.({ code }))
      }
    }
    """#
}

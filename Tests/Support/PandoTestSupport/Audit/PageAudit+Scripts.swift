// The scripts of an audit, which run in the page.
extension PageAudit {
  /// The functions that the other scripts share.
  private static let common = #"""
    const name = (node) => {
      const words = (node.ariaLabel ?? node.textContent).trim().replace(/\s+/g, ' ').slice(0, 40)
      return `${node.localName}${node.id ? '#' + node.id : ''}.${String(node.getAttribute('class') ?? '').split(' ').slice(0, 3).join('.')} "${words}"`
    }
    const dialogs = [...document.querySelectorAll('[aria-modal=true]')]
    const scope = dialogs.at(-1) ?? document.body
    const CONTROLS = 'a[href],button,input,select,textarea,summary,[tabindex="0"]'
    const isSeen = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      && node.getBoundingClientRect().width > 1
    /** The nearest node around that scrolls or cuts along an axis. */
    const clip = (node, axis) => {
      for (let up = node.parentElement; up && up !== document.documentElement; up = up.parentElement) {
        const style = getComputedStyle(up)
        if (style['overflow' + axis] !== 'visible' || style.position === 'fixed') return up
        if (getComputedStyle(node).position === 'fixed') return null
      }
      return null
    }

    """#

  /// Returns the nodes that are outside of the window, covered, cut or too small.
  static let look =
    common + #"""
      const problems = [], minimum = arguments[0]
      if (document.documentElement.scrollWidth > innerWidth) problems.push(`the page is ${document.documentElement.scrollWidth} wide`)
      const drawn = [...scope.querySelectorAll('*')].filter((node) => !(node instanceof SVGElement) && isSeen(node)
        && !node.closest('.vh,[aria-hidden=true]'))
      for (const node of drawn) {
        const box = node.getBoundingClientRect(), style = getComputedStyle(node)
        const hasWords = [...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim())
        const isControl = node.matches(CONTROLS)
        if ((hasWords || isControl) && !clip(node, 'X') && (box.left < -1 || box.right > innerWidth + 1)) {
          problems.push(`outside of the window: ${name(node)} from ${Math.round(box.left)} to ${Math.round(box.right)}`)
        }
        const isCut = (style.overflowX !== 'visible' && style.overflowX !== 'auto' && style.overflowX !== 'scroll'
          && node.scrollWidth > node.clientWidth + 1 && style.textOverflow !== 'ellipsis' && style.webkitLineClamp === 'none')
        if (hasWords && isCut && node.clientWidth) problems.push(`cut: ${name(node)}`)
      }
      const controls = drawn.filter((node) => node.matches(CONTROLS) && !node.disabled && style(node).pointerEvents !== 'none')
      function style(node) { return getComputedStyle(node) }
      for (const node of controls) {
        const box = (node.closest('label') ?? node).getBoundingClientRect()
        // A link in a sentence is as high as its line.
        const isInText = node.matches('a') && style(node).display === 'inline'
        if (!isInText && !node.matches('.scroll') && Math.min(box.width, box.height) < minimum - .5) {
          problems.push(`small: ${name(node)} ${Math.round(box.width)} x ${Math.round(box.height)}`)
        }
        const x = box.x + box.width / 2, y = box.y + box.height / 2
        const isInSight = [clip(node, 'X'), clip(node, 'Y')].every((around) => {
          const own = around?.getBoundingClientRect()
          return !own || x > own.left && x < own.right && y > own.top && y < own.bottom
        })
        if (!isInSight || x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue
        const top = document.elementFromPoint(x, y), label = node.closest('label') ?? node
        const isSame = top && (label.contains(top) || top.contains(label) || top.closest('label') === label)
        if (!isSame) problems.push(`covered: ${name(node)} by ${top ? name(top) : 'nothing'}`)
      }
      return problems
      """#

  /// Returns words without enough contrast to the one colour that is painted behind them (WCAG 2.2,
  /// 1.4.3).
  ///
  /// axe-core leaves these to a person where a translucent colour lies over others.
  static let contrast =
    common + #"""
      const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true }), known = {}
      const color = (text) => known[text] ??= (() => {
        pen.clearRect(0, 0, 1, 1)
        pen.fillStyle = text
        pen.fillRect(0, 0, 1, 1)
        const [red, green, blue, alpha] = pen.getImageData(0, 0, 1, 1).data
        return [red, green, blue, alpha / 255]
      })()
      const over = (top, below) => [0, 1, 2].map((index) => top[index] * top[3] + below[index] * (1 - top[3])).concat(1)
      const light = (rgb) => {
        const [red, green, blue] = rgb.map((value) => value / 255)
          .map((value) => value <= .04045 ? value / 12.92 : ((value + .055) / 1.055) ** 2.4)
        return .2126 * red + .7152 * green + .0722 * blue
      }
      /** The colour behind a node; null where it is not known. */
      const ground = (node) => {
        const layers = []
        for (let up = node; up; up = up.parentElement) {
          const style = getComputedStyle(up)
          if (style.opacity !== '1' || style.filter !== 'none' || style.mixBlendMode !== 'normal') return null
          if (up.matches('.part-overlay,.part-annotation,.part-chartOverlay,.part-chartBackground')) return null
          for (const part of [up, ...up.querySelectorAll(':scope > .backing')]) {
            const { backgroundImage, backgroundColor, backdropFilter } = getComputedStyle(part)
            if (backgroundImage !== 'none' || backdropFilter !== 'none') return null
            layers.push(color(backgroundColor))
          }
          if (up.querySelector(':scope > .part-background') || up.matches('.z') && up.children.length > 1) return null
          if (layers.at(-1)[3] === 1) break
        }
        return layers.reverse().reduce((below, top) => over(top, below), [255, 255, 255, 1])
      }
      return [...scope.querySelectorAll('*')].flatMap((node) => {
        const hasWords = [...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim())
        if (!hasWords || node instanceof SVGElement || !isSeen(node) || node.closest('.vh,option,:disabled,[aria-disabled=true],label:has(:disabled)')) return []
        const style = getComputedStyle(node), behind = ground(node), top = color(style.color)
        if (!behind || style.backgroundClip === 'text' || !top[3]) return []
        const [low, high] = [light(over(top, behind)), light(behind)].sort((one, other) => one - other)
        const size = parseFloat(style.fontSize), isLarge = size >= 24 || size >= 18.66 && +style.fontWeight >= 700
        const ratio = (high + .05) / (low + .05)
        return ratio < (isLarge ? 3 : 4.5) - .01 ? [`contrast ${ratio.toFixed(2)}: ${name(node)}`] : []
      })
      """#

  /// Returns the scrollers whose content is wider than their visible part, except where that is
  /// intended: views that scroll along that axis, tables, rows of tabs and fields.
  static let scrollers =
    common + #"""
      const SIDEWAYS = '.scroll-x,.scroll-xy,.table,.tabs,input,textarea,select'
      return [...document.querySelectorAll('body *')].filter((node) => {
        const { overflowX, overflowY } = getComputedStyle(node)
        const scrolls = [overflowX, overflowY].some((value) => value === 'auto' || value === 'scroll')
        return scrolls && node.scrollWidth > node.clientWidth && !node.matches(SIDEWAYS) && isSeen(node)
      }).map((node) => {
        const edge = node.getBoundingClientRect().left + node.clientLeft + node.clientWidth
        const over = [...node.querySelectorAll('*')].filter((part) => part.getBoundingClientRect().right > edge + .5)
        return `scrolls sideways: ${name(node)}, ${node.scrollWidth} in ${node.clientWidth}, because of ${over.slice(0, 3).map(name).join(', ')}`
      })
      """#

  /// Waits until the server knows the size and the scheme of the window, and nothing has changed
  /// for a while.
  static let settle = #"""
    const done = arguments[0], start = performance.now()
    let changed = start
    const observer = new MutationObserver(() => { changed = performance.now() })
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    /** Whether a live page has told its server what the window is; it leaves the same for the next page in a cookie. */
    const isKnown = () => {
      if (!document.querySelector('meta[name=pando]')) return true
      const [, text = '[]'] = /pando-window=([^;]*)/.exec(document.cookie) ?? []
      const [, width, height, isDark] = JSON.parse(decodeURIComponent(text))
      return width === innerWidth && height === innerHeight && isDark === matchMedia('(prefers-color-scheme: dark)').matches
    }
    const look = () => {
      const now = performance.now()
      if (!isKnown()) changed = now
      if (now - changed < 150 && now - start < 10_000) return setTimeout(look, 25)
      observer.disconnect()
      done()
    }
    look()
    """#

  /// Begins to record where the focus goes, and returns the number of stops.
  static let beginWalk =
    common + #"""
      // The walk begins at the first stop, wherever the focus was.
      const start = document.createElement('i')
      start.tabIndex = -1
      scope.prepend(start)
      start.focus()
      const groups = new Set()
      window.auditStops = [...scope.querySelectorAll(CONTROLS)].filter((node) => {
        if (node.disabled || node.tabIndex < 0 || !node.checkVisibility({ visibilityProperty: true }) || node.closest('[inert]')) return false
        if (node.type !== 'radio') return true
        // The buttons of a group are one stop.
        const isFirst = !groups.has(node.name)
        groups.add(node.name)
        return isFirst
      })
      window.auditVisits = []
      window.auditIsOver = false
      window.auditListener = ({ target }) => {
        start.remove()
        // The second round does not belong to the walk.
        const [first] = window.auditVisits
        window.auditIsOver ||= first?.[0] === target
        if (window.auditIsOver || target === start) return
        const around = [target, target.parentElement, target.closest('label'), target.closest('.row')].filter(Boolean)
        // A wheel draws its ring around its band, which is a pseudo-element.
        const styles = around.flatMap((node) => [getComputedStyle(node), getComputedStyle(node, '::before')])
        const isShown = styles.some(({ content, outlineStyle, outlineWidth }) =>
          content !== 'none' && outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || [...target.parentElement.children].some((node) => getComputedStyle(node).outlineStyle !== 'none')
        // A plain field shows the focus by its caret.
        window.auditVisits.push([target, isShown || target.matches('.field-plain')])
      }
      addEventListener('focusin', window.auditListener, true)
      // A field for a date has a stop for each of its parts.
      return window.auditStops.length + 8 * window.auditStops.filter((node) => /^(date|time)/.test(node.type)).length + 1
      """#

  /// Returns the stops that were missed, reached twice or reached without a sign; null if one was
  /// removed before its turn.
  static let endWalk =
    common + #"""
      removeEventListener('focusin', window.auditListener, true)
      const problems = [], stops = window.auditStops, visits = window.auditVisits
      document.activeElement?.blur?.()
      const key = (node) => node.type === 'radio' ? stops.find((stop) => stop.name === node.name) ?? node : node
      const seen = visits.map(([node]) => key(node))
      // The browser stops at a scroller that has no stop in it.
      for (const node of stops) {
        const times = seen.filter((other) => other === node).length
        // A list is one stop, and the arrow keys go from row to row.
        const list = node.closest('.list,.table')
        if (!times && !seen.some((other) => list?.contains(other))) {
          if (!node.isConnected) return null
          problems.push(`not reached: ${name(node)}`)
        }
        if (times > 1) problems.push(`reached ${times} times: ${name(node)}`)
      }
      for (const [node, isShown] of visits) if (!isShown && node.isConnected) problems.push(`no visible focus: ${name(node)}`)
      return problems
      """#
}

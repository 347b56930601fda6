// The animations of system images (`symbolEffect`). Without this file the images stand still.
const moves = new CSSStyleSheet()

/**
 * The effects that move: name, seconds, keyframes.
 * @type {[string, number, string][]}
 */
const kinds = [
  ['bounce', 0.6, '0%,100%{transform:none}35%{transform:scale(.94)}65%{transform:translateY(-14%) scale(1.08)}'],
  ['pulse', 1.4, '50%{opacity:.3}'],
  ['breathe', 2.4, '50%{transform:scale(1.12)}'],
  ['rotate', 2, 'to{transform:rotate(1turn)}'],
  ['wiggle', 0.5, '25%{transform:rotate(-12deg)}75%{transform:rotate(12deg)}'],
]
/**
 * The effects that last: name, declaration.
 * @type {[string, string][]}
 */
const states = [['scale', 'scale:1.2'], ['shrink', 'scale:.8'], ['disappear', 'opacity:0']]

/** @type {(name: string, odd: string, style: string) => string} */
const rule = (name, odd, style) => `.icon:is(.moves-${name}${odd},.moves-${name}${odd} *){${style}}`

// Each movement has two names, because a change of the name starts the animation again.
const rules = kinds.flatMap(([name, seconds, frames]) => ['', '-odd'].map((odd) =>
  rule(name, odd && '.moves-odd', `animation:${name}${odd} ${seconds}s ease-in-out var(--moves,infinite)`) + `@keyframes ${name}${odd}{${frames}}`))
moves.replaceSync(rules.concat(states.map(([name, style]) => rule(name, '', style))).join(''))
document.adoptedStyleSheets = [...document.adoptedStyleSheets, moves]

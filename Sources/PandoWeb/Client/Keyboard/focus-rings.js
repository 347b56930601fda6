// The focus has a ring for users of the keyboard. A node that gets the focus after a pointer was
// used, such as the row that the user returns to, has none. Where fingers point, there is none
// before a key is pressed. Neither has a field that a finger
// tapped: the caret shows the focus, and typing on an on-screen keyboard does not mean that there
// is another keyboard.
import { media, on } from '../Document/dom.js'

const { classList } = document.documentElement

if (media('(pointer:coarse)')) classList.add('pointed')
on(['pointerdown'], () => classList.add('pointed'))
// Other modules end the event once they have moved the focus, so this comes before them.
addEventListener('keydown', ({ key, target }) => {
  if (!(target instanceof Element && target.matches('input,textarea')) || /^(Tab|Esc|Arrow)/.test(key)) classList.remove('pointed')
}, true)

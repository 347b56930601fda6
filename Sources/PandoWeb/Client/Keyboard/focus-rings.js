// The focus has a ring for users of the keyboard. A node that gets the focus after a pointer was
// used, such as the row that the user returns to, has none. Neither has a field that a finger
// tapped: the caret shows the focus, and typing on an on-screen keyboard does not mean that there
// is another keyboard.
import { on } from '../Document/dom.js'

const { classList } = document.documentElement

on(['pointerdown'], () => classList.add('pointed'))
on(['keydown'], ({ key, target }) => {
  if (!target.matches?.('input,textarea') || /^(Tab|Esc|Arrow)/.test(key)) classList.remove('pointed')
})

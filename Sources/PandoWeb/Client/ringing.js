// Where the focus is shows a ring for keys. What gets the focus after a pointer was used, such as the row to which one comes back,
// has none. Neither has a field that a finger tapped: the caret shows the focus, and what an on-screen keyboard types is no sign
// of another one.
import { on } from './dom.js'

const { classList } = document.documentElement

on(['pointerdown'], () => classList.add('pointed'))
on(['keydown'], ({ key, target }) => {
  if (!target.matches?.('input,textarea') || /^(Tab|Esc|Arrow)/.test(key)) classList.remove('pointed')
})

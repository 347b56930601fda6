// Where the focus is shows a ring for keys. What gets the focus after a pointer was used, such as the row to which one comes back,
// has none.
import { on } from './dom.js'

const { classList } = document.documentElement

on(['pointerdown'], () => classList.add('pointed'))
on(['keydown'], () => classList.remove('pointed'))

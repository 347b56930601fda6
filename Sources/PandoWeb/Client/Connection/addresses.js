// The addresses of the server.
import { meta } from '../Document/dom.js'

const base = meta('pando-base')?.replace(/\/?$/, '/pando/')

/** The address of the server's own files and of its socket. */
export const home = base ? new URL(base, document.baseURI) : new URL('.', import.meta.url)

/** The address of the application. */
export const root = new URL('..', home)

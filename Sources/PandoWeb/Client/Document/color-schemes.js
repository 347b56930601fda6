// Draws all controls in a new colour scheme at once. Some of them fade from one colour to another, and would follow the page.
const endFades = () => {
  for (const fade of document.getAnimations()) if (fade instanceof CSSTransition) fade.finish()
}

matchMedia('(prefers-color-scheme: dark)').addEventListener('change', endFades)
new MutationObserver(endFades).observe(document, { subtree: true, attributeFilter: ['data-prefers', 'data-scheme'] })

/** Leaves for a page of ours with a full load, so that everything is rendered for the person who is logged in now. Resolves when the visitor comes back with the browser's back button, and not before. */
export function goTo(path: string): Promise<void> {
  const target = new URL(path, window.location.href)
  const isHere = target.pathname === window.location.pathname && target.search === window.location.search
  if (isHere) window.location.reload()
  else window.location.assign(target)
  return new Promise((resolve) => window.addEventListener('pageshow', () => resolve(), { once: true }))
}

/** Leaves for a page of ours with a full load, so that everything is drawn for whoever is logged in now. */
export function goTo(path: string): void {
  const target = new URL(path, window.location.href)
  const isHere = target.pathname === window.location.pathname && target.search === window.location.search
  if (isHere) window.location.reload()
  else window.location.assign(target)
}

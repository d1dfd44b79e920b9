const name = 'scripts-running'

/** The page's own code holds back from now on what is pressed too early. */
export function announceScriptsRunning(): void {
  document.dispatchEvent(new Event(name))
}

export function onScriptsRunning(call: () => void): void {
  document.addEventListener(name, call, { once: true })
}

/** Why the application cannot run, in one line that the person at the terminal can act on. */
export class StartError extends Error {
  override name = 'StartError'
}

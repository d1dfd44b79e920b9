type Version = { parts: string[]; isPreRelease: boolean; isBuild: boolean }

/** Negative when the given version is lower than the wanted one, as the vendor orders them; null when either is no version. A wanted «2.1» equals every 2.1.x. */
export function compareVersions(given: string, wanted: string): number | null {
  const [ours, theirs] = [readVersion(given), readVersion(wanted)]
  if (!ours || !theirs) return null
  for (const [place, theirPart] of theirs.parts.entries()) {
    const ourPart = ours.parts[place]
    if (ourPart === undefined) return theirs.isPreRelease || theirs.isBuild ? 1 : -1
    const order = isNumber(ourPart) ? Math.sign(parseInt(ourPart) - parseInt(theirPart)) : compareSuffix(ourPart, theirPart, ours, theirs)
    if (order) return order // not a number against a suffix: they count as equal
  }
  return ours.isPreRelease && !theirs.isPreRelease ? -1 : 0
}

const isNumber = (text: string) => /^\d+$/.test(text)

/** A release stands above its own pre-release, whatever the letters say. */
function compareSuffix(ourPart: string, theirPart: string, ours: Version, theirs: Version): number {
  if (ourPart === theirPart) return 0
  if (ourPart < theirPart) return theirs.isPreRelease && !ours.isPreRelease ? 1 : -1
  return !theirs.isPreRelease && ours.isPreRelease ? -1 : 1
}

function readVersion(text: string): Version | undefined {
  const [, numbers = '', sign, suffix = ''] = /^([^-+]*)([-+]?)(.*)$/s.exec(text) ?? []
  const parts = numbers.split('.')
  if (/\s/.test(text) || parts.length > 3 || !parts.every(isNumber)) return undefined
  return { parts: suffix === '' ? parts : [...parts, suffix], isPreRelease: sign === '-', isBuild: sign === '+' }
}

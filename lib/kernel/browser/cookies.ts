const secondsOfADay = 86_400

/** The text of a cookie that scripts may read. */
export function readCookie(name: string): string | undefined {
  const start = `${name}=`
  const pair = document.cookie.split('; ').find((part) => part.startsWith(start))
  return pair === undefined ? undefined : decoded(pair.slice(start.length))
}

/** Writes a cookie for our own pages only, and over https alone where the site has it. */
export function writeCookie(name: string, value: string, days: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${days * secondsOfADay}; SameSite=Lax${secure}`
}

export function removeCookie(name: string): void {
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

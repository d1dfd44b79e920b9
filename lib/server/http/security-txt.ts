import { securityContact } from '@/lib/kernel/routes/contacts'

/** Half a year: RFC 9116 advises less than one. Counted from the day, so that all answers of a day are alike. */
const validDays = 180
const dayMs = 86_400_000

/** The file that says where to report vulnerabilities (RFC 9116). */
export function securityTxt(siteUrl: string, now: Date): string {
  const expires = new Date(Math.floor(now.getTime() / dayMs + validDays) * dayMs)
  return [
    `Contact: mailto:${securityContact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: it, en',
    `Canonical: ${new URL('/.well-known/security.txt', siteUrl).href}`,
    '',
  ].join('\n')
}

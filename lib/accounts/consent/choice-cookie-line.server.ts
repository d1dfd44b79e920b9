import { setCookieLine } from '@/lib/kernel/browser/set-cookie.server'
import { choiceText, type StoredChoice } from './choice-cookie'
import { choiceCookie, choiceDays } from './privacy-choice'

/** The choice's cookie as a Set-Cookie line: some browsers forget after a week what a script wrote, and not what a server did. Scripts read it. */
export function choiceCookieLine(choice: StoredChoice, siteUrl: string): string {
  return setCookieLine({ name: choiceCookie, value: choiceText(choice), siteUrl, isHttpOnly: false, maxAgeSeconds: choiceDays * 86_400 })
}

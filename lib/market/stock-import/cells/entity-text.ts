import { decodeHTMLStrict } from 'entities'

/** The sign that one entity of HTML stands for («&Egrave;», «&#8217;», «&#x20AC;»); the text itself where it is none. */
export function entityText(text: string): string {
  return decodeHTMLStrict(text)
}

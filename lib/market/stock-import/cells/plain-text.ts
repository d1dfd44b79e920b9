import { decodePage } from '@/lib/market/stock-import/files/code-pages'
import { entityText } from './entity-text'

/** Most signs of a text: longer ones are no descriptions of vehicles; what is searched in them stays bounded. */
const longest = 40_000
const mostEscapes = 3

/** Text without markup: HTML's tags go, its paragraphs, breaks and list items begin a line, its entities are the signs they mean; RTF is its words. */
export function plainText(text: string): string {
  if (text.startsWith('{\\rtf')) return textOfRtf(text.slice(0, longest))
  return withoutMarkup(unescaped(text.slice(0, longest)))
}

/** «&amp;egrave;» was escaped twice. */
export function unescaped(text: string): string {
  let rest = text
  for (let time = 0; time < mostEscapes && rest.includes('&'); time += 1) {
    const next = entityText(rest)
    if (next === rest) return rest
    rest = next
  }
  return rest
}

const anyTag = /<[/!a-z]/i
const tag = /<(\/?)([a-z][a-z0-9:-]{0,30})(?:\s[^<>]{0,2000}|\/)?>/gi
const remark = /<![^<>]{0,2000}>/g
/** What is no text for people. */
const silent = /<(script|style|head|template|object|noscript)(?:\s[^<>]{0,2000})?>[^<]{0,20000}(?:<(?!\/\1)[^<]{0,20000}){0,200}<\/\1\s*>/gi
const breaking = new Set([
  'br',
  'p',
  'div',
  'li',
  'ul',
  'ol',
  'tr',
  'table',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'section',
  'article',
  'dt',
  'dd',
  'blockquote',
])

function withoutMarkup(text: string): string {
  if (!anyTag.test(text)) return text
  return text
    .replace(silent, '\n')
    .replace(remark, '')
    .replace(tag, (_, __, name: string) => (breaking.has(name.toLowerCase()) ? '\n' : /^t[dh]$/i.test(name) ? ' ' : ''))
}

/** The words of a rich text: groups of settings and commands go, `\par` ends a line, `\'e8` is a byte of Windows-1252. */
function textOfRtf(text: string): string {
  return text
    .replace(/\{\\(?:fonttbl|colortbl|stylesheet|info|\*)(?:[^{}]|\{[^{}]{0,500}\}){0,5000}\}/g, '')
    .replace(/\\(?:par|line)(?![a-z]) ?/g, '\n')
    .replace(/\\'([0-9a-f]{2})/gi, (_, hex: string) => decodePage(Uint8Array.of(Number.parseInt(hex, 16)), 'windows-1252'))
    .replace(/\\u(-?\d{1,6})\??/g, (_, code: string) => String.fromCharCode(Number(code) & 0xffff))
    .replace(/\\[a-z]{1,32}-?\d{0,10} ?/gi, '')
    .replace(/\\([{}\\])/g, '$1')
    .replace(/[{}]/g, '')
}

import { escapeHtml } from '@/lib/kernel/mail/mail-components'
import { color } from '@/styles/tokens'
import type { StandInResponse } from './stand-in-server'

const style = `
body { margin: 0; background: ${color.surfaceAlt}; color: ${color.text}; font: 16px/24px Helvetica, Arial, sans-serif }
header { padding: 12px 16px; background: ${color.accentStrong}; color: ${color.textInverse} } header a { color: ${color.textInverse}; font-weight: bold }
main { max-width: 760px; margin: 0 auto; padding: 24px 16px } h1 { font-size: 26px; line-height: 32px; margin: 0 0 12px }
a { color: ${color.link} } section, li.card { background: ${color.surface}; border: 1px solid ${color.border}; border-radius: 12px; padding: 16px 20px; margin: 0 0 12px; list-style: none }
ul.cards { padding: 0 } p { margin: 0 0 12px } pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
button { min-height: 44px; padding: 8px 18px; border: 0; border-radius: 8px; background: ${color.info}; color: ${color.textInverse}; font: bold 16px Helvetica, Arial, sans-serif; cursor: pointer }
button.plain { background: ${color.surface}; color: ${color.info}; border: 1px solid ${color.info} } label { display: block; margin: 0 0 8px } input { display: block; width: 100%; box-sizing: border-box; min-height: 44px; padding: 8px; font: inherit }
:focus-visible { outline: 3px solid ${color.focusOnDark}; outline-offset: 2px } iframe { width: 100%; height: 560px; border: 1px solid ${color.border}; background: ${color.surface} } small { color: ${color.textMuted} }`

/** A page of a stand-in. The content is HTML already: text goes through `escapeHtml` first. */
export function standInPage(title: string, content: string): StandInResponse {
  const body = `<!doctype html><html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)} – banco di prova</title><style>${style}</style></head>
<body><header><a href="/">Banco di prova</a></header><main><h1>${escapeHtml(title)}</h1>${content}</main></body></html>`
  return {
    type: 'text/html',
    body,
    headers: {
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    },
  }
}

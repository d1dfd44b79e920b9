import { escapeHtml } from '@/lib/kernel/mail/mail-components'
import type { StandInResponse } from '../stand-in-server'
import { icon } from './demo-html'
import { demoStyle } from './demo-style'

/** A page of the demo around its content, which is HTML. No frame may hold it: a press on it logs a browser in. */
export function demoDocument(title: string, content: string, siteUrl: string, status = 200): StandInResponse {
  const body = `<!doctype html><html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)} – Ingrana, banco di prova</title><link rel="icon" href="/demo/favicon.svg"><style>${demoStyle}</style></head>
<body><a class="skip" href="#contenuto">Vai al contenuto</a><header><div class="wrap"><a href="/"><img src="/demo/ingrana.svg#inverse" alt="Ingrana" width="164" height="40"></a><b>Banco di prova</b><a class="site" href="${escapeHtml(siteUrl)}">Apri il sito ${icon('external', 's')}</a></div></header><main id="contenuto"><div class="wrap">${content}</div></main></body></html>`
  return { status, type: 'text/html', body, headers: { ...demoHeaders(siteUrl) } }
}

function demoHeaders(siteUrl: string): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "img-src 'self'",
    "font-src 'self'",
    `form-action 'self' ${new URL(siteUrl).origin}`, // browsers hold a form to this after its redirect too
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  return {
    'Content-Security-Policy': policy.join('; '),
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // Without a referrer a browser hides the origin of a form too, by which we know our own page.
    'Referrer-Policy': 'same-origin',
    'X-Robots-Tag': 'noindex, nofollow',
  }
}

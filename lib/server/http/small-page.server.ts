import { color } from '@/styles/tokens'

/** A page of a few lines for a person who opens a call in the browser. `body` is HTML. */
export function smallPage(title: string, body: string): string {
  return `<!doctype html><html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} – Ingrana</title>
<style>body{max-width:40rem;margin:4rem auto;padding:0 1rem;font:1.1rem/1.5 system-ui,sans-serif;color:${color.text}}a{color:${color.link}}button{min-height:44px;padding:0 1.5rem;font:inherit}</style></head>
<body><main><h1>${title}</h1>${body}<p><a href="/">Torna alla home</a></p></main></body></html>`
}

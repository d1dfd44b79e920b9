import { color } from '@/styles/tokens'
export type MailContent = {
  subject: string
  paragraphs: string[]
  /** Words of somebody else, set apart and with their line breaks. */
  quote?: string
  /** What the mail asks for, as one button; in the text version the address stands on a line of its own. */
  action?: { label: string; url: string }
  /** Said small, below the button. */
  small?: string[]
}

/** The same content twice: plain text, and HTML that needs no picture, script or style sheet from elsewhere. */
export function renderMail(content: MailContent, siteUrl: string): { subject: string; text: string; html: string } {
  return { subject: content.subject, text: asText(content, siteUrl), html: asHtml(content, siteUrl) }
}

function asText({ paragraphs, quote, action, small = [] }: MailContent, siteUrl: string): string {
  const quoted =
    quote === undefined
      ? []
      : [
          quote
            .split('\n')
            .map((line) => `> ${line}`)
            .join('\n'),
        ]
  const asked = action ? [`${action.label}:\n${action.url}`] : []
  return ['Ciao,', ...paragraphs, ...quoted, ...asked, ...small, `Ingrana\n${siteUrl}`].join('\n\n') + '\n'
}

const ink = `color:${color.text};font-family:Helvetica,Arial,sans-serif`

function asHtml({ subject, paragraphs, quote, action, small = [] }: MailContent, siteUrl: string): string {
  const text = paragraphs.map(
    (paragraph) => `<p style="margin:0 0 16px;font-size:16px;line-height:24px;${ink}">${escapeHtml(paragraph)}</p>`,
  )
  const notes = small.map(
    (note) =>
      `<p style="margin:0 0 12px;font-size:14px;line-height:20px;color:${color.textMuted};font-family:Helvetica,Arial,sans-serif">${escapeHtml(note)}</p>`,
  )
  return `<!doctype html>
<html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:${color.surfaceAlt}">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" style="max-width:560px;background:${color.surface};border:1px solid ${color.border};border-radius:12px">
<tr><td style="padding:24px 28px 0"><a href="${escapeHtml(siteUrl)}" style="font-size:22px;font-weight:bold;color:${color.accent};text-decoration:none;font-family:Helvetica,Arial,sans-serif">Ingrana</a></td></tr>
<tr><td style="padding:20px 28px 12px"><h1 style="margin:0 0 16px;font-size:20px;line-height:28px;${ink}">${escapeHtml(subject)}</h1>
<p style="margin:0 0 16px;font-size:16px;line-height:24px;${ink}">Ciao,</p>
${[...text, ...(quote === undefined ? [] : [quotation(quote)]), ...(action ? [button(action)] : []), ...notes].join('\n')}
</td></tr></table>
</td></tr></table>
</body></html>
`
}

function quotation(text: string): string {
  return `<blockquote style="margin:0 0 16px;padding:4px 0 4px 16px;border-left:4px solid ${color.accentSurfaceHover};font-size:16px;line-height:24px;${ink};overflow-wrap:anywhere">${escapeHtml(text).replaceAll('\n', '<br>')}</blockquote>`
}

function button({ label, url }: { label: string; url: string }): string {
  const address = escapeHtml(url)
  return `<p style="margin:24px 0"><a href="${address}" style="display:inline-block;padding:12px 20px;background:${color.accentHover};border-radius:8px;color:${color.textInverse};font-size:16px;font-weight:bold;text-decoration:none;font-family:Helvetica,Arial,sans-serif">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;line-height:20px;color:${color.textMuted};font-family:Helvetica,Arial,sans-serif;word-break:break-all">Se il pulsante non funziona, copia questo indirizzo nel browser:<br>${address}</p>`
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

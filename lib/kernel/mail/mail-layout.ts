import { color } from '@/styles/tokens'
import { escapeHtml, heading, type MailPart, paragraph, siteName } from './mail-components'

export type MailContent = { subject: string; body: readonly MailPart[] }

/** The same content twice: plain text, and HTML that needs no picture, script or style sheet from elsewhere. */
export function renderMail({ subject, body }: MailContent, siteUrl: string): { subject: string; text: string; html: string } {
  const name = siteName(siteUrl)
  const greeted = [paragraph('Ciao,'), ...body]
  return {
    subject,
    text: `${[...greeted, name].map((part) => part.text).join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:${color.surfaceAlt}">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" style="max-width:560px;background:${color.surface};border:1px solid ${color.border};border-radius:12px">
<tr><td style="padding:24px 28px 0">${name.html}</td></tr>
<tr><td style="padding:20px 28px 12px">${[heading(subject), ...greeted].map((part) => part.html).join('\n')}
</td></tr></table>
</td></tr></table>
</body></html>
`,
  }
}

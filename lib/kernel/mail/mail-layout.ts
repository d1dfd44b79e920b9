import { color } from '@/styles/tokens'
import { escapeHtml, heading, type MailPart, paragraph, siteName } from './mail-components'

export type MailContent = {
  subject: string
  body: readonly MailPart[]
  /** News: mail programs show this line beside the subject, and nobody is greeted first. */
  preview?: string
}

/** The style for phones: cells that stand side by side stand one below the other, and pictures are as wide as the screen. */
const phoneStyle =
  '@media only screen and (max-width:600px){.pad{padding-left:16px!important;padding-right:16px!important}.st{display:block!important;width:auto!important;padding-right:0!important}.tx{padding-top:12px!important}.im{width:100%!important}}'

/** Renders the content twice: plain text, and HTML that needs no picture, script or style sheet from elsewhere. */
export function renderMail({ subject, body, preview }: MailContent, siteUrl: string): { subject: string; text: string; html: string } {
  const name = siteName(siteUrl)
  const parts = preview === undefined ? [paragraph('Ciao,'), ...body] : body
  return {
    subject,
    text: `${[...parts, name].map((part) => part.text).join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title><style>${phoneStyle}</style></head>
<body style="margin:0;background:${color.surfaceMuted}">${previewLine(preview)}
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0"><tr><td align="center" style="padding:24px 0">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" style="max-width:600px;background:${color.surface}">
<tr><td style="background:${color.accent};height:6px;line-height:6px;font-size:0">&nbsp;</td></tr>
<tr><td class="pad" style="padding:20px 32px 0">${name.html}</td></tr>
<tr><td class="pad" style="padding:20px 32px 12px">${[heading(subject), ...parts].map((part) => part.html).join('\n')}
</td></tr></table>
</td></tr></table>
</body></html>
`,
  }
}

function previewLine(text: string | undefined): string {
  return text === undefined ? '' : `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(text)}</div>`
}

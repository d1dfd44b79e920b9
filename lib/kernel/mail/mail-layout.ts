import { color } from '@/styles/tokens'
import { escapeHtml, heading, type MailPart, paragraph, siteName } from './mail-components'

export type MailContent = {
  subject: string
  /** Null: nothing in this place. */
  body: readonly (MailPart | null)[]
  /** News: mail programs show this line beside the subject, and nobody is greeted first. */
  preview?: string
}

/** The style for phones: cells that stand side by side stand one below the other, and pictures are as wide as the screen. */
const phoneStyle =
  '@media only screen and (max-width:600px){.pad{padding-left:16px!important;padding-right:16px!important}.st{display:block!important;width:auto!important;padding-right:0!important}.tx{padding-top:12px!important}.im{width:100%!important}}'

/** What the colours of the pieces become where the reader's program is dark. By what stands in their `style`, so that no piece is forgotten. */
const darkColors: readonly [where: string, to: string][] = [
  [`background:${color.surfaceMuted}`, `background:${color.surfaceInverse}`],
  [`background:${color.surface}`, `background:${color.text}`],
  [`background:${color.accentSurface}`, `background:${color.accentStrong}`],
  [`border-top:1px solid ${color.border}`, `border-color:${color.borderOnDark}`],
  [`color:${color.text}`, `color:${color.surfaceAlt}`],
  [`color:${color.textMuted}`, `color:${color.textOnDark}`],
  [`color:${color.accent}`, `color:${color.accentSoft}`],
  [`background:${color.cta}`, `color:${color.text}`], // the words on the amber button stay dark
  [`background:${color.accentHover}`, `color:${color.textInverse}`],
]
const darkStyle = `@media (prefers-color-scheme:dark){${darkColors.map(([where, to]) => `[style*="${where}"]{${to}!important}`).join('')}}`

/** Renders the content twice: plain text, and HTML that needs no picture, script or style sheet from elsewhere. */
export function renderMail({ subject, body, preview }: MailContent, siteUrl: string): { subject: string; text: string; html: string } {
  const name = siteName(siteUrl)
  const said = body.filter((part) => part !== null)
  const parts = preview === undefined ? [paragraph('Ciao,'), ...said] : said
  return {
    subject,
    text: `${[...parts, name]
      .map((part) => part.text)
      .filter(Boolean)
      .join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${phoneStyle}${darkStyle}</style></head>
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

import { color } from '@/styles/tokens'

/** One piece of a mail, in both forms a mail has: `html` escaped and styled in place, `text` for programs that show no HTML. */
export type MailPart = { html: string; text: string }

const fontFamily = "font-family:Barlow,'Helvetica Neue',Helvetica,Arial,sans-serif"
const bodyText = `font-size:16px;line-height:24px;color:${color.text};${fontFamily}`
const smallText = `font-size:14px;line-height:20px;color:${color.textMuted};${fontFamily}`

export function heading(text: string): MailPart {
  return {
    text,
    html: `<h1 style="margin:0 0 16px;font-size:28px;line-height:34px;font-weight:700;color:${color.text};${fontFamily}">${escapeHtml(text)}</h1>`,
  }
}

export function paragraph(text: string): MailPart {
  return { text, html: `<p style="margin:0 0 16px;${bodyText}">${escapeHtml(text)}</p>` }
}

/** Text of somebody else, set apart and with their line breaks. */
export function quotation(text: string): MailPart {
  return {
    text: text
      .split('\n')
      .map((line) => `> ${line}`)
      .join('\n'),
    html: `<blockquote style="margin:0 0 16px;padding:4px 0 4px 16px;border-left:4px solid ${color.accentSurfaceHover};${bodyText};overflow-wrap:anywhere">${escapeHtml(text).replaceAll('\n', '<br>')}</blockquote>`,
  }
}

/** The main action of the mail. The address stands below the button too, for programs that show no links. */
export function actionButton(label: string, url: string): MailPart {
  const address = escapeHtml(url)
  return {
    text: `${label}:\n${url}`,
    html: `<p style="margin:24px 0"><a href="${address}" style="display:inline-block;padding:12px 20px;background:${color.accentHover};border-radius:8px;color:${color.textInverse};font-size:16px;font-weight:bold;text-decoration:none;${fontFamily}">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;${smallText}">Se il pulsante non funziona, copia questo indirizzo nel browser:<br><span style="word-break:break-all">${address}</span></p>`,
  }
}

/** Leads on to what the mail shows; its address is in the text alone. */
export function mainLink(label: string, url: string): MailPart {
  return {
    text: `${label}:\n${url}`,
    html: `<p style="margin:0;padding:8px 0 28px;text-align:center"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 36px;background:${color.cta};border-radius:8px;color:${color.text};font-size:18px;line-height:24px;font-weight:600;text-decoration:none;${fontFamily}">${escapeHtml(label)}</a></p>`,
  }
}

/** Links in one line, set apart; `question` says what they are for. */
export function linkBand(question: string, links: readonly { label: string; url: string }[]): MailPart {
  const anchors = links.map(
    ({ label, url }) => `<a href="${escapeHtml(url)}" style="color:${color.link};font-weight:600">${escapeHtml(label)}</a>`,
  )
  return {
    text: [question, ...links.map(({ label, url }) => `${label}: ${url}`)].join('\n'),
    html: `<p style="margin:0 0 20px;padding:16px 20px;background:${color.accentSurface};font-size:14px;line-height:22px;color:${color.text};${fontFamily}"><b style="font-weight:600">${escapeHtml(question)}</b> ${anchors.join(' &nbsp;·&nbsp; ')}</p>`,
  }
}

/** A picture of ours that leads on, light behind in dark programs too; nothing where programs show no pictures, as its words stand beside it. */
export function picture(src: string, alt: string, url: string): MailPart {
  return {
    text: '',
    html: `<p style="margin:0 0 16px"><a href="${escapeHtml(url)}"><img class="im" src="${escapeHtml(src)}" width="416" alt="${escapeHtml(alt)}" style="display:block;border:0;border-radius:8px;width:416px;max-width:100%;height:auto;background:${color.surfaceAlt};${bodyText}"></a></p>`,
  }
}

/** What the mail is about: a small picture beside a name and a line. Behind a vehicle without surroundings it stays light in dark programs. */
export function subjectStrip({ src, name, line }: { src: string; name: string; line: string }): MailPart {
  return {
    text: `${name}\n${line}`,
    html: `<table role="presentation" cellspacing="0" cellpadding="0" border="0" style="margin:0 0 20px"><tr>
<td width="136" style="width:136px;padding-right:16px"><img src="${escapeHtml(src)}" width="136" alt="" style="display:block;border:0;border-radius:8px;width:136px;height:auto;background:${color.surfaceAlt}"></td>
<td style="${bodyText};overflow-wrap:anywhere"><b style="font-weight:600">${escapeHtml(name)}</b><br>${escapeHtml(line)}</td>
</tr></table>`,
  }
}

/** A link in a line of its own. */
export function linkLine(label: string, url: string): MailPart {
  return {
    text: `${label}:\n${url}`,
    html: `<p style="margin:0 0 12px;${bodyText}"><a href="${escapeHtml(url)}" style="color:${color.link};${fontFamily}">${escapeHtml(label)}</a></p>`,
  }
}

export function smallPrint(text: string): MailPart {
  return { text, html: `<p style="margin:0 0 12px;${smallText}">${escapeHtml(text)}</p>` }
}

/** The site's name at the head of every mail, and its address at the foot of the text. */
export function siteName(siteUrl: string): MailPart {
  return {
    text: `Ingrana\n${siteUrl}`,
    html: `<a href="${escapeHtml(siteUrl)}" style="font-size:22px;font-weight:bold;color:${color.accent};text-decoration:none;${fontFamily}">Ingrana</a>`,
  }
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

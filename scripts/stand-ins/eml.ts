/** A mail as our own folder of mails holds it. */
export type ReadMail = {
  subject: string
  to: string
  from: string
  date: Date
  messageId: string
  kind: string
  text: string
  html: string
}

/** Parses mails of our own composer: headers, and the parts of a multipart/alternative. Not a general MIME parser. */
export function readEml(source: string): ReadMail {
  const whole = readPart(source)
  const boundary = /boundary="?([^";]+)"?/i.exec(whole.header('content-type'))?.[1]
  const parts =
    boundary === undefined
      ? [whole]
      : whole.body
          .split(`--${boundary}`)
          .slice(1, -1)
          .map((part) => readPart(part.replace(/^\r?\n/, '')))
  const bodyOf = (type: string) => {
    const part = parts.find((one) => one.header('content-type').toLowerCase().startsWith(type))
    return part ? decodeBody(part.body, part.header('content-transfer-encoding')) : ''
  }
  return {
    subject: decodeWords(whole.header('subject')),
    to: addressOf(whole.header('to')),
    from: decodeWords(whole.header('from')),
    date: new Date(whole.header('date')),
    messageId: whole.header('message-id'),
    kind: whole.header('x-ingrana-kind'),
    text: bodyOf('text/plain'),
    html: bodyOf('text/html'),
  }
}

function readPart(source: string): { header: (name: string) => string; body: string } {
  const [head = '', ...rest] = source.split(/\r?\n\r?\n/)
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  const header = (name: string) =>
    lines
      .find((line) => line.toLowerCase().startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim() ?? ''
  return { header, body: rest.join('\n\n') }
}

function decodeBody(body: string, encoding: string): string {
  if (encoding.toLowerCase() === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  return encoding.toLowerCase() === 'quoted-printable' ? decodeQuoted(body.replace(/=\r?\n/g, '')) : body
}

/** `=?UTF-8?Q?…?=` and `=?UTF-8?B?…?=`; the blank between two of them is not part of the text. */
function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_word, kind: string, content: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(content, 'base64').toString('utf8') : decodeQuoted(content.replaceAll('_', ' ')),
    )
}

function decodeQuoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_code, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

const addressOf = (header: string) => /<([^>]+)>/.exec(header)?.[1] ?? header

import type { OutgoingMail } from './mail'

/** The mail as nodemailer takes it. The recipient is given as an object: nothing in it is read as a list of addresses. */
export function mimeMail(mail: OutgoingMail, from: string) {
  return {
    from,
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: mail.messageId,
    date: mail.createdAt,
    // Auto-Submitted suppresses out-of-office replies.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Ingrana-Kind': mail.kind, ...unsubscribeHeaders(mail) },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** Mail programs offer a button that calls the address by POST. */
function unsubscribeHeaders({ unsubscribeUrl }: OutgoingMail): Record<string, string> {
  return unsubscribeUrl ? { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}
}

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
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Ingrana-Kind': mail.kind },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

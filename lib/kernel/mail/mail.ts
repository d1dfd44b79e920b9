/** A mail as a use case writes it. `kind` is for logs and tests, never shown. */
export type NewMail = {
  kind: string
  to: string
  subject: string
  text: string
  html: string
  /** The address where one press ends mails of this kind: a POST without a login (RFC 8058). */
  unsubscribeUrl?: string | null
}

/** A mail on its way; its id stays the same however often it is tried. */
export type OutgoingMail = Required<NewMail> & { messageId: string; createdAt: Date }

/** The way by which mails leave. `deliver` returns when somebody else has taken the responsibility for the mail. */
export type MailTransport = { deliver(mail: OutgoingMail): Promise<void>; close(): void }

/** One address and nothing else: whatever could begin a second address or a header line is refused. */
export function isSingleAddress(text: string): boolean {
  return text.length <= 254 && /^[^\s\p{Cc}\p{Cf},;:<>()[\]"\\@]+@[^\s\p{Cc}\p{Cf},;:<>()[\]"\\@]+$/u.test(text)
}

/** One line of text, whatever it was made of. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

/** How long it is known that a mail was sent, and that one was given up. */
export const sentMailDays = 14
export const failedMailDays = 60

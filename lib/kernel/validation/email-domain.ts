/**
 * An e-mail address with its domain as the name servers know it: «anna@caffè.it» is «anna@xn--caff-8oa.it» (RFC 5891), one account however it is typed.
 * Look-alikes stay apart, for their domains are written apart.
 */
export function withAsciiDomain(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  if (at < 1 || !/[\u0080-\uffff]/.test(domain) || /[\s/?#@:[\]\\]/.test(domain)) return email
  const address = `http://${domain}`
  return URL.canParse(address) ? `${email.slice(0, at)}@${new URL(address).hostname}` : email
}

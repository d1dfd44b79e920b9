import ipaddr from 'ipaddr.js'

/** The only part of IPv6 from which addresses of the open internet are given out (IANA). The rest is unused, or leads somewhere else. */
const globalUnicast = ipaddr.parseCIDR('2000::/3')
/** Ranges in it that lead nowhere or to other addresses (IANA's registry of special ones), as far as the library does not know them. */
const special = ['2001::/23', '3fff::/20'].map((range) => ipaddr.parseCIDR(range))

/** Whether an IP address belongs to the open internet: neither this machine, nor a private network, nor a way into one (mapped, NAT64, 6to4, Teredo). */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  return parsed.kind() === 'ipv4' || (parsed.match(globalUnicast) && !special.some((range) => parsed.match(range)))
}

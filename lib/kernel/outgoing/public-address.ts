import ipaddr from 'ipaddr.js'

/** Whether an IP address belongs to the open internet: neither this machine, nor a private network, nor a way into one (mapped, NAT64, 6to4, Teredo). */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.parse(address).range() === 'unicast'
}

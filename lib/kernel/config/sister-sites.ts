export type SisterSite = { label: string; href: string }

/** Reads «Name https://address, Other name https://…». Undefined when something else stands there. */
export function readSisterSites(text: string): SisterSite[] | undefined {
  const sites: SisterSite[] = []
  for (const entry of text.split(',').map((part) => part.trim())) {
    if (entry === '') continue
    const [, label, href] = /^(\S.*?)\s+(https?:\/\/\S+)$/.exec(entry) ?? []
    if (label === undefined || href === undefined || !URL.canParse(href)) return undefined
    sites.push({ label, href })
  }
  return sites
}

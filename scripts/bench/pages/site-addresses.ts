import { getPage } from './get-page'
import { chosenFrom } from './sample-visits'

export type SiteAddresses = { lists: string[]; ads: string[]; others: string[] }

/** The number of pages of each kind: as many as visitors request in an hour. */
const counts = { lists: 400, ads: 1_200, others: 100 }
const seed = 37

/** Different pages of a site, chosen evenly of those that its sitemap names: the same for the same market. */
export async function findAddresses(url: string): Promise<SiteAddresses> {
  const files = await placesIn(`${url}/sitemap.xml`)
  const under = async (name: string) => {
    const places: string[] = []
    for (const file of files.filter((place) => place.startsWith(`/sitemap/${name}`))) places.push(...(await placesIn(url + file)))
    return places
  }
  return {
    lists: chosenFrom(await under('elenchi'), counts.lists, seed),
    ads: chosenFrom(await under('annunci'), counts.ads, seed),
    others: chosenFrom(await under('pagine'), counts.others, seed),
  }
}

async function placesIn(sitemap: string): Promise<string[]> {
  const text = (await getPage(sitemap)).body.toString()
  return [...text.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'))
    return pathname + search
  })
}

import { getPage } from './get-page'
import { contentsOf, type Weight, weigh, weighScripts } from './page-weight'

export type PageWeight = { name: string; html: Weight; elements: number; scripts: Weight }

/** Measures a page as a first-time visitor gets it. */
export async function measureWeight(name: string, url: string): Promise<PageWeight> {
  const { body } = await getPage(url)
  const { elements, scripts } = contentsOf(body.toString())
  return {
    name,
    html: weigh(body),
    elements,
    scripts: await weighScripts(scripts, async (address) => (await getPage(new URL(address, url).href)).body),
  }
}

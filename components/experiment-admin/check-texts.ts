import { asRecord } from '@/lib/kernel/validation/plain-object'

/** The widths at which a text is looked at. */
export const checkedWidths = [1280, 800, 390, 320] as const

/** What is wrong with texts on a page, and which of them are seen there. */
export type TextCheck = { faults: string[]; seen: string[] }

/** The rules of the house for every page. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Looks at a page in a frame: whether its texts fit, and what axe says of it. */
export async function checkTexts(frame: HTMLIFrameElement, texts: readonly string[]): Promise<TextCheck> {
  const [page, view] = [frame.contentDocument, frame.contentWindow]
  if (!page?.body || !view) return { faults: ['La pagina non si è aperta'], seen: [] }
  await page.fonts.ready
  const shown = texts.map((text) => ({ text, elements: elementsWith(page, text).filter((element) => element.getClientRects().length > 0) }))
  const seen = shown.filter(({ elements }) => elements.length > 0)
  const cut = seen.filter(({ elements }) => elements.some(isCut)).map(({ text }) => `«${text}» non ci sta`)
  const scrolls = page.documentElement.scrollWidth > frame.clientWidth + 1 ? ['La pagina scorre di lato'] : []
  return { faults: [...cut, ...scrolls, ...(await violationsOf(page, view))], seen: seen.map(({ text }) => text) }
}

function elementsWith(page: Document, text: string): Element[] {
  const found: Element[] = []
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.textContent?.trim() === text && node.parentElement) found.push(node.parentElement)
  return found
}

/** Whether an element, or what clips it, is narrower than its text, or it leaves the page. */
function isCut(element: Element): boolean {
  const { left, right } = element.getBoundingClientRect()
  const width = element.ownerDocument.documentElement.clientWidth
  if (left < -1 || right > width + 1) return true
  for (let part: Element | null = element; part && part !== element.ownerDocument.body; part = part.parentElement) {
    const { overflowX } = getComputedStyle(part)
    if (overflowX !== 'visible' && overflowX !== 'auto' && overflowX !== 'scroll' && part.scrollWidth > part.clientWidth + 1) return true
  }
  return false
}

async function violationsOf(page: Document, view: Window): Promise<string[]> {
  const axe = await loadAxe(page, view)
  if (!axe) return ['Il controllo di accessibilità non si è caricato']
  const { violations } = asRecord(await axe.run(page, { runOnly: tags, resultTypes: ['violations'] }))
  const all: unknown[] = Array.isArray(violations) ? violations : []
  return all.map((violation) => `Accessibilità: ${String(asRecord(violation)['help'])}`)
}

type Axe = { run(context: Document, options: object): Promise<unknown> }

/** The rules run inside the page: they are a file of their own, which nobody else fetches. */
async function loadAxe(page: Document, view: Window): Promise<Axe | undefined> {
  const script = page.createElement('script')
  script.src = new URL('axe-core/axe.min.js', import.meta.url).href
  await new Promise((resolve) => {
    script.addEventListener('load', resolve)
    script.addEventListener('error', resolve)
    page.head.append(script)
  })
  const axe: unknown = Reflect.get(view, 'axe')
  return isAxe(axe) ? axe : undefined
}

function isAxe(value: unknown): value is Axe {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'run') === 'function'
}

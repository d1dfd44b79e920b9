import { type APIRequestContext, expect } from '@playwright/test'
import { JSDOM } from 'jsdom'
import { pageDataElement } from '@/lib/kernel/framework/test-names'
import { asRecord } from './record'

export type HtmlPage = { status: number; html: string; document: Document }

/** A page as a client without JavaScript gets it. */
export async function getPage(
  request: APIRequestContext,
  path: string,
  headers: Record<string, string> = {},
): Promise<HtmlPage & { headers: Record<string, string> }> {
  const response = await request.get(path, { headers })
  const html = await response.text()
  const { document } = new JSDOM(html).window
  return { status: response.status(), html, document, headers: response.headers() }
}

/** Text with its blanks made single. */
export function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
}

export function attributeOf(document: Document, selector: string, name: string): string | null {
  return document.querySelector(selector)?.getAttribute(name) ?? null
}

/** The path of an absolute address of our own. */
export function pathOf(address: string | null): string {
  if (address === null) return ''
  const { pathname, search } = new URL(address)
  return pathname + search
}

/** Every block of structured facts on the page, by type. Each must parse. */
export function structuredFacts(document: Document): Map<string, Record<string, unknown>> {
  const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) => asRecord(script.textContent.trim()))
  for (const block of blocks) expect(block['@context']).toBe('https://schema.org')
  return new Map(blocks.map((block) => [String(block['@type']), block]))
}

/** What Next sends along for the browser. */
export function nextData(document: Document): Record<string, unknown> {
  return asRecord(asRecord(asRecord(document.getElementById(pageDataElement)?.textContent)['props'])['pageProps'])
}

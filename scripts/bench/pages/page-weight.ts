import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { JSDOM } from 'jsdom'
import { scriptFolder } from '@/lib/kernel/framework/next-names.mjs'

export type Weight = { raw: number; gzip: number; brotli: number }

/** Weighs a file as a server sends it that compresses files once and caches them. */
export function weigh(bytes: Buffer): Weight {
  return {
    raw: bytes.length,
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
  }
}

/** Contents of the HTML, and the files that the browser loads before any input. */
export function contentsOf(html: string): { elements: number; scripts: string[] } {
  const { document } = new JSDOM(html).window
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]:not([nomodule])')].flatMap((script) => [
    script.getAttribute('src') ?? '',
    ...[script.dataset.scripts, script.dataset.parts].flatMap((names) => names?.split(' ').map((name) => scriptFolder + name) ?? []), // those it fetches once the page is seen
  ])
  return { elements: document.querySelectorAll('*').length, scripts: [...new Set(scripts)] }
}

/** All scripts of the HTML for browsers of today, each compressed by itself as it is sent. */
export async function weighScripts(scripts: readonly string[], read: (address: string) => Promise<Buffer>): Promise<Weight> {
  const weights = (await Promise.all(scripts.map(read))).map(weigh)
  const sum = (part: keyof Weight) => weights.reduce((total, each) => total + each[part], 0)
  return { raw: sum('raw'), gzip: sum('gzip'), brotli: sum('brotli') }
}

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { number, object } from 'yup'
import { environmentWith } from '@/lib/kernel/config/env.server'
import { median } from './figures'
import { npmTool } from './tools'

const run = promisify(execFile)
const score = object({ score: number().required() }).required()
const measured = object({ numericValue: number().required() }).required()
const reportShape = object({
  categories: object({ performance: score, accessibility: score, 'best-practices': score, seo: score }).required(),
  audits: object({
    'first-contentful-paint': measured,
    'largest-contentful-paint': measured,
    'total-blocking-time': measured,
    'cumulative-layout-shift': measured,
  }).required(),
})

/** Scores of 100; times in milliseconds. */
export type LighthouseFigures = Record<'performance' | 'accessibility' | 'bestPractices' | 'seo' | 'fcp' | 'lcp' | 'tbt' | 'cls', number>

/** The program, or undefined where it can be neither found nor installed. */
export const findLighthouse = () => npmTool('lighthouse', '12.8.2')

/** The audit of whether a page may be indexed is left out: a trial site forbids it for every page (`robots-header.ts`). */
const leftOut = '--skip-audits=is-crawlable'

/** The middle of a few runs as a phone on a slow network, each figure by itself. */
export async function runLighthouse(program: string, chrome: string, url: string, runs: number): Promise<LighthouseFigures> {
  const found: LighthouseFigures[] = []
  for (let time = 0; time < runs; time++) {
    const flags = '--chrome-flags=--headless=new --no-sandbox --disable-quic'
    const words = [url, '--quiet', '--output=json', '--output-path=stdout', leftOut, flags]
    const { stdout } = await run(program, words, { maxBuffer: 2 ** 27, env: environmentWith({ CHROME_PATH: chrome }) })
    found.push(readLighthouse(stdout))
  }
  const middle = (name: keyof LighthouseFigures) => median(found.map((each) => each[name]))
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    bestPractices: middle('bestPractices'),
    seo: middle('seo'),
    fcp: middle('fcp'),
    lcp: middle('lcp'),
    tbt: middle('tbt'),
    cls: middle('cls'),
  }
}

export function readLighthouse(text: string): LighthouseFigures {
  const { categories, audits } = reportShape.validateSync(JSON.parse(text))
  return {
    performance: Math.round(categories.performance.score * 100),
    accessibility: Math.round(categories.accessibility.score * 100),
    bestPractices: Math.round(categories['best-practices'].score * 100),
    seo: Math.round(categories.seo.score * 100),
    fcp: audits['first-contentful-paint'].numericValue,
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
  }
}

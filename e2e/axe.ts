import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'

/** Every rule of these tags, on the whole page. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The minified rules, the same as the builder's own copy, which every look would parse at twice the length. */
const minifiedAxe = readFileSync(createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds wrong with the page as it stands, or with one part of it: rule and element. */
export async function accessibilityViolations(page: Page, part?: Locator): Promise<string[]> {
  // Without frames and with violations only; neither changes what axe checks.
  const axe = new AxeBuilder({ page, axeSource: minifiedAxe })
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    .setLegacyMode()
  if (part) {
    await part.evaluate((element) => element.setAttribute('data-looked-at', ''))
    axe.include('[data-looked-at]')
  }
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
}

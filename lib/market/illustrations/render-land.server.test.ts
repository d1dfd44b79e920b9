import { expect, test } from 'vitest'
import { regions } from '@/lib/kernel/italian/regions'
import { renderLand } from './render-land.server'

test('the land behind a map of results is rendered for every area, light enough for a phone', () => {
  for (const name of ['italia', ...Object.keys(regions), 'pi', '050026-50', '015146-5', '082053-500']) {
    const picture = renderLand(name) ?? ''
    expect(picture, name).toMatch(/^<svg [^>]*viewBox="[-\d.]+ [-\d.]+ [\d.]+ [\d.]+">.*<path d="M[-\d.]+ /)
    expect(picture.length, name).toBeLessThan(10_000)
  }
  for (const name of ['', 'atlantide', 'toString', 'PI', '050026', '050026-0', '050026-501', '999999-50', '050026-50-1'])
    expect(renderLand(name), name).toBeUndefined()
})

import { expect, test } from 'vitest'
import { regions } from '@/lib/kernel/italian/regions'
import { renderMap } from './render-map.server'

test('the country and all its regions are drawn, within what a phone loads at once; nothing else is', () => {
  for (const name of ['italia', ...Object.keys(regions)]) {
    const picture = renderMap(name) ?? ''
    expect(picture, name).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[-\d.]+ [-\d.]+ [\d.]+ [\d.]+"><path d="M[-\d.]+ /,
    )
    expect(picture.length, name).toBeLessThan(32_000)
  }
  for (const name of ['', 'atlantide', 'toString', '../italia']) expect(renderMap(name), name).toBeUndefined()
})

import { expect, test } from 'vitest'
import { readLighthouse } from './lighthouse'
import { readBenchOptions } from './options'
import { contentsOf } from './page-weight'
import { cacheStateOf } from './pages'

test.each([
  [undefined, 'none'],
  ['db;dur=3', 'none'],
  ['cache;desc=hit', 'hit'],
  ['db;dur=3, cache; desc="miss"', 'miss'],
  ['mycache;desc=hit', 'none'],
])('the header %j means the cache state «%s»', (header, state) => {
  expect(cacheStateOf(header)).toBe(state)
})

test('first-load JavaScript is what today’s browsers load, each file once', () => {
  const html =
    '<head><script src="/a.js"></script><script src="/a.js" defer></script><script nomodule src="/old.js"></script><script>1</script></head><p>x'
  expect(contentsOf(html)).toEqual({ elements: 8, scripts: ['/a.js'] })
  const later = '<script src="/start.js" data-scripts="a.js b.js" data-parts="c.js"></script><script src="/_next/static/b.js"></script>'
  expect(contentsOf(later).scripts).toEqual(['/start.js', '/_next/static/a.js', '/_next/static/b.js', '/_next/static/c.js'])
})

test('scores of Lighthouse are of a hundred', () => {
  const [score, audit] = [{ score: 0.975 }, { numericValue: 12.5 }]
  const report = {
    categories: { performance: score, accessibility: score, 'best-practices': score, seo: score },
    audits: {
      'first-contentful-paint': audit,
      'largest-contentful-paint': audit,
      'total-blocking-time': audit,
      'cumulative-layout-shift': audit,
    },
  }
  expect(readLighthouse(JSON.stringify(report))).toMatchObject({ performance: 98, seo: 98, lcp: 12.5 })
})

test('the options select the measurements, and unknown options are refused with the usage', () => {
  expect(readBenchOptions(['--only', 'weight,speed', '--rounds', '5'])).toMatchObject({ rounds: 5, seconds: 4, only: ['speed', 'weight'] })
  for (const words of [['--only', 'everything'], ['--rounds', '0'], ['--fast']])
    expect(() => readBenchOptions(words)).toThrow('Usage: npm run bench:pages')
})

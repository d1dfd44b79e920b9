// reads: lib
import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const names = (await readdir('lib', { recursive: true })).filter((file) => /(?<!\.test)\.ts$/.test(file) && !/\/test-[^/]*$/.test(file))
const sources = await Promise.all(names.map(async (file) => ({ file, text: await readFile(`lib/${file}`, 'utf8') })))

/** The files of `lib/market`, and others with their layer, that have such words. */
function filesWith(words: RegExp): string[] {
  return sources.flatMap(({ file, text }) => (words.test(text) ? [file.replace(/^market\/|(?:\.server)?\.ts$/g, '')] : [])).sort()
}

test('estimates that are withheld in public are read only in the listed places', () => {
  expect(filesWith(/withheld_(?:estimate|low|high)_euro/)).toEqual([
    'ads/ad-queries', // findSellersRatings
    'comparison/compared-ads', // whether there is one
    'price-rating/rate-ads',
    'price-rating/stored-ratings', // whether there is one
    'review/review-rows', // for moderators
    'review/write-reviewed', // for moderators
  ])
  expect(filesWith(/\bfindSellersRatings\(/)).toEqual([
    'accounts/selling/own-ads',
    'accounts/selling/stock',
    'accounts/selling/stock-prices',
    'ads/ad-queries',
  ])
})

test('the price model, which knows nothing of withheld estimates, is used only in the listed places', () => {
  expect(filesWith(/\b(?:valueAd|valueVehicle|valueOffer)\(/)).toEqual([
    'observatory/left-ads', // medians of many ads that are gone
    'observatory/observed-vehicle', // the common vehicle of a model, no ad
    'price-rating/explain-ad', // only where an estimate is said
    'price-rating/fit-price-models', // errors over all ads
    'price-rating/model/next-fact',
    'price-rating/model/price-model',
    'price-rating/proof/record-proof', // nothing below thirty ads
    'price-rating/rate-ads',
    'price-rating/value-ad',
    'price-rating/worth-over-years', // not where one is withheld
    'review/review-rows', // for moderators
    'valuation/next-facts', // which fact, no figure; in public only where a price is compared
    'valuation/refine',
    'valuation/value-vehicle', // what somebody typed
  ])
})

import { Head } from 'next/document'
import { expect, test } from 'vitest'
import { isCounted, missingHeadMethods } from './page-head'

test('the head of this Next has the methods that are overridden', () => {
  expect(missingHeadMethods(Head)).toEqual([])
})

test('a head of another kind lacks the methods that are overridden', () => {
  expect(missingHeadMethods({ prototype: {} })).toEqual(['getScripts', 'getDynamicChunks', 'getPolyfillScripts', 'getCssLinks'])
})

test.each([
  { props: { pageProps: { experiments: { assigned: [], project: { revision: '7' } } } }, counted: true },
  { props: { pageProps: { experiments: { assigned: [], project: null } } }, counted: false },
  { props: { pageProps: { experiments: null } }, counted: false },
  { props: { pageProps: {} }, counted: false },
  { props: undefined, counted: false },
])('the first script runs before the page is seen for who is counted alone: $counted', ({ props, counted }) => {
  expect(isCounted(props)).toBe(counted)
})

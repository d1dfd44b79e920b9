import { Head } from 'next/document'
import { expect, test } from 'vitest'
import { missingHeadMethods } from './page-head'

test('the head of this Next has the methods that are overridden', () => {
  expect(missingHeadMethods(Head)).toEqual([])
})

test('a head of another kind lacks the methods that are overridden', () => {
  expect(missingHeadMethods({ prototype: {} })).toEqual(['getScripts', 'getDynamicChunks', 'getPolyfillScripts', 'getCssLinks'])
})

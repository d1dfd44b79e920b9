import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { fragmentCache } from './fragment-cache.server'

test('a part is drawn once for equal props, and again for others', () => {
  const drawn: string[] = []
  const Line = ({ text }: { text: string }): ReactNode => {
    drawn.push(text)
    return <p>{text}</p>
  }
  const draw = fragmentCache()
  expect([draw(Line, { text: 'a & b' }), draw(Line, { text: 'a & b' }), draw(Line, { text: 'c' })]).toEqual([
    '<p>a &amp; b</p>',
    '<p>a &amp; b</p>',
    '<p>c</p>',
  ])
  expect(drawn).toEqual(['a & b', 'c'])
})

test('two parts with equal props are not taken for one another', () => {
  const Short = ({ text }: { text: string }) => <i>{text}</i>
  const Long = ({ text }: { text: string }) => <b>{text}</b>
  const draw = fragmentCache()
  expect([draw(Short, { text: 'x' }), draw(Long, { text: 'x' })]).toEqual(['<i>x</i>', '<b>x</b>'])
})

test('a part that fails fails again', () => {
  const Broken = (): ReactNode => {
    throw new Error('no text')
  }
  const draw = fragmentCache()
  for (const _ of [1, 2]) expect(() => draw(Broken, {})).toThrow('no text')
})

test('the memory it takes is bounded: what was not used for longest is drawn anew', () => {
  let count = 0
  const Page = ({ text }: { text: string }) => <p data-drawn={count++}>{text}</p>
  const draw = fragmentCache(3_000)
  const long = (letter: string) => letter.repeat(300)
  for (const letter of ['a', 'b', 'c', 'd']) draw(Page, { text: long(letter) })
  expect(draw(Page, { text: long('a') })).toContain('data-drawn="4"')
})

import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { drawBytes, fragmentCache } from './fragment-cache.server'

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

test('in a page the parts are the bytes that were kept, also parts of parts, and texts that look like marks stay texts', () => {
  const draw = fragmentCache()
  const inside = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } })
  const Inner = ({ text }: { text: string }) => <b>{text}</b>
  const Outer = ({ text }: { text: string }) => <i {...inside(draw(Inner, { text }))} />
  const Page = () => (
    <main>
      {'<part-0> '}
      <p {...inside(draw(Outer, { text: '5 €' }))} />
      <p {...inside(draw(Inner, { text: '5 €' }))} />
      <p {...inside('<part-999999>')} />
    </main>
  )
  const html = '<main>&lt;part-0&gt; <p><i><b>5 €</b></i></p><p><b>5 €</b></p><p><part-999999></p></main>'
  const [first, second] = [drawBytes(<Page />), drawBytes(<Page />)]
  expect([first, second].map((bytes) => Buffer.concat(bytes).toString())).toEqual([html, html])
  expect(second[1]).toBe(first[1])
})

test('a page that fails leaves nothing open: the next part comes as text', () => {
  const draw = fragmentCache()
  const Broken = (): ReactNode => {
    throw new Error('no text')
  }
  expect(() => drawBytes(<Broken />)).toThrow('no text')
  expect(draw(() => <b>x</b>, {})).toBe('<b>x</b>')
})

test('the memory it takes is bounded: what was not used for longest is drawn anew', () => {
  let count = 0
  const Page = ({ text }: { text: string }) => <p data-drawn={count++}>{text}</p>
  const draw = fragmentCache(3_000)
  const long = (letter: string) => letter.repeat(300)
  for (const letter of ['a', 'b', 'c', 'd']) draw(Page, { text: long(letter) })
  expect(draw(Page, { text: long('a') })).toContain('data-drawn="4"')
})

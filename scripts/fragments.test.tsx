import { type ReactNode, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import { AdCard } from '@/components/ads/AdCard'
import { AdCardSmall } from '@/components/ads/AdCardSmall'
import { sampleCards } from '@/components/showcase/sample-cards'
import { fragment } from '@/components/ui/fragment'
import { LinkGrid } from '@/components/ui/LinkGrid'
import { fragmentCache } from '@/lib/edge/page-cache/fragment-cache.server'

afterEach(() => void (globalThis.ingranaDrawFragment = undefined))

/** After other components and before others, as on a page: hooks and ids must not notice that something was drawn in between. */
function Among({ children }: { children: ReactNode }) {
  return (
    <main>
      <Field />
      {children}
      <Field />
    </main>
  )
}
function Field() {
  return <input id={useId()} />
}

/** A build has all styles in a file; here Emotion writes them wherever a part is the first to need them. */
const htmlOf = (page: ReactNode) => renderToString(page).replace(/<style[^>]*>.*?<\/style>/gs, '')

const links = [
  { label: 'Fiat & Abarth', href: '/usate/fiat', count: '1.204' },
  { label: 'Alfa Romeo', href: '/usate/alfa-romeo' },
]

describe('a page with kept fragments is byte for byte the page without:', () => {
  const parts: [string, ReactNode][] = [
    ...sampleCards.flatMap(({ state, card }): [string, ReactNode][] => [
      [`card ${state}`, <AdCard key="a" card={card} />],
      [`first card ${state}`, <AdCard key="b" card={card} eager />],
      [`card ${state} with a remark`, <AdCard key="c" card={card} remark={<p>Salvata ieri</p>} isLinked={false} />],
      [`small card ${state}`, <AdCardSmall key="d" card={card} />],
      [`small card ${state} in a row`, <AdCardSmall key="e" card={card} isCompact eager />],
    ]),
    ['directory', <LinkGrid key="f" links={links} />],
  ]
  test.each(parts)('%s', (_, part) => {
    const page = <Among>{part}</Among>
    const plain = htmlOf(page)
    globalThis.ingranaDrawFragment = fragmentCache()
    expect([htmlOf(page), htmlOf(page)]).toEqual([plain, plain])
  })
})

test('in a browser, and without a cache, the part is a child like any other', () => {
  const Line = ({ text }: { text: string }) => <b>{text}</b>
  expect(fragment(Line, { text: 'a' })).toHaveProperty('children.type', Line)
})

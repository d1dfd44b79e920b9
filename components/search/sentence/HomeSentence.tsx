import styled from '@emotion/styled'
import { useState } from 'react'
import { Link } from '@/components/ui/Link'
import { useHydrated } from '@/components/ui/use-hydrated'
import { type Category, categories } from '@/lib/market/catalogue/category'
import { numberText } from '@/lib/market/catalogue/number-text'
import { listPageOf } from '@/lib/market/search/page/list-pages'
import type { SearchQuery } from '@/lib/market/search/query/search-query'
import { sentenceAction, sentenceParam } from '@/lib/market/search/sentence/typed-sentence'
import { maxWidth } from '@/styles/media'
import { color, fontSize, radius } from '@/styles/tokens'
import { SentenceBox } from './SentenceBox'

/** What is asked for, and sentences that people might say: some within the empty field, some to press. */
const words: Readonly<Record<Category, { label: string; within: readonly [string, ...string[]]; toPress: readonly string[] }>> = {
  auto: {
    label: 'Che auto cerchi? Dillo a parole tue',
    within: [
      'Panda 4x4 a GPL sotto 10.000 €, vicino a Pisa',
      'Golf diesel automatica dal 2020',
      'station wagon con meno di 80.000 km',
      'elettrica sotto 20.000 € vicino a Milano',
      'cabrio rossa manuale',
    ],
    toPress: ['suv ibrida automatica', 'da neopatentati sotto 8.000 €', '7 posti con gancio'],
  },
  'moto-e-scooter': { label: 'Che moto cerchi? Dillo a parole tue', within: ['scooter 125 sotto 2.500 €'], toPress: [] },
  'caravan-e-camper': { label: 'Che camper cerchi? Dillo a parole tue', within: ['camper 4 posti sotto 40.000 €'], toPress: [] },
  'veicoli-commerciali': { label: 'Che veicolo cerchi? Dillo a parole tue', within: ['furgone diesel sotto 15.000 €'], toPress: [] },
}

type Props = { query: SearchQuery; total: number }

/** The first question of the home page. Without JavaScript it is a plain GET form with links below. */
export function HomeSentence({ query, total }: Props) {
  const { category } = listPageOf(query.list)
  const { label, within, toPress } = words[category]
  const isHydrated = useHydrated() // the page itself is the same for all
  const [place] = useState(() => Math.floor(Math.random() * within.length)) // another one at each visit, the same while somebody reads
  return (
    <>
      <Sentence
        query={query}
        label={label}
        button={`Mostra ${numberText(total)} ${categories[category].plural}`}
        variant="cta"
        loadCount={() => import('./SentenceCount')}
        placeholder={(isHydrated && within[place]) || within[0]}
      />
      {toPress.length > 0 && (
        <Examples>
          <span>Per esempio</span>
          {toPress.map((text) => (
            <Link key={text} href={`${sentenceAction(query)}?${new URLSearchParams({ [sentenceParam]: text })}`} rel="nofollow">
              {text}
            </Link>
          ))}
        </Examples>
      )}
    </>
  )
}

const Sentence = styled(SentenceBox)`
  gap: 12px;
  margin: 0;
  padding: 20px 24px;
  &:has(+ p) { padding-bottom: 4px; }
  input { height: 56px; padding: 0 16px; font-size: ${fontSize.lg}; }
  button { min-width: 232px; min-height: 56px; font-size: ${fontSize.lg}; }
  [aria-busy]::before { content: ''; width: 18px; height: 18px; border: 3px solid; border-top-color: transparent; border-radius: 50%; animation: turn .8s linear infinite; }
  ${maxWidth(800)} {
    flex-direction: column;
    align-items: stretch;
    gap: 10px;
    padding: 14px 16px;
    input { font-size: ${fontSize.md}; text-overflow: ellipsis; }
    button { min-height: 52px; }
  }
`
const Examples = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  padding: 8px 24px 18px;
  color: ${color.textMuted};
  font-size: ${fontSize.base};
  a { display: inline-flex; align-items: center; min-height: 32px; padding: 0 12px; border-radius: ${radius.pill}; background: ${color.accentSurface}; color: ${color.accentStrong}; font-weight: 500; text-decoration: none; }
  a:hover { background: ${color.accentSurfaceStrong}; }
  ${maxWidth(800)} {
    flex-wrap: nowrap;
    padding: 8px 16px 12px;
    overflow-x: auto;
    scrollbar-width: none;
    span { display: none; }
    a { min-height: 40px; white-space: nowrap; }
  }
`

import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { fieldStyle } from '@/components/ui/FieldFrame'
import type { SearchQuery } from '@/lib/market/search/search-query'
import { sentenceAction, sentenceParam } from '@/lib/market/search/sentence/typed-sentence'

type Props = { query: Pick<SearchQuery, 'list'>; text?: string }

/** One line for what somebody looks for, in their own words. A plain GET form: the list reads it. As few bytes as it can: it stands on every list. */
export function SentenceBox({ query, text }: Props) {
  return (
    <Row action={sentenceAction(query)} role="search">
      <label>
        Scrivi cosa cerchi, come lo diresti
        <input key={text} type="search" name={sentenceParam} defaultValue={text} />
      </label>
      <Button type="submit">Cerca</Button>
    </Row>
  )
}

const Row = styled.form`
  display: flex;
  align-items: flex-end;
  gap: 8px;
  margin-bottom: 16px;
  label { flex: 1; min-width: 0; font-weight: 600; }
  button { flex: none; min-height: 48px; }
  input { ${fieldStyle} margin-top: 6px; font-weight: 400; }
`

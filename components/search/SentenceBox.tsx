import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { TextField } from '@/components/ui/TextField'
import type { SearchQuery } from '@/lib/market/search/search-query'
import { maxSentenceLength } from '@/lib/market/search/sentence/tokens'
import { sentenceAction, sentenceParam } from '@/lib/market/search/sentence/typed-sentence'

type Props = { query: Pick<SearchQuery, 'list'>; text?: string }

/** One line for what somebody looks for, in their own words. A plain GET form: the list reads it. */
export function SentenceBox({ query, text = '' }: Props) {
  return (
    <Row action={sentenceAction(query)} method="get" role="search" aria-label="Cerca con una frase">
      <TextField
        key={text}
        type="search"
        name={sentenceParam}
        label="Scrivi cosa cerchi, come lo diresti"
        placeholder="Es. suv ibrida automatica sotto i 25mila"
        defaultValue={text}
        maxLength={maxSentenceLength}
        enterKeyHint="search"
        required
      />
      <Button type="submit">
        <Icon name="search" />
        Cerca
      </Button>
    </Row>
  )
}

const Row = styled.form`
  display: flex;
  align-items: flex-end;
  gap: 8px;
  margin-bottom: 16px;
  > :first-of-type { flex: 1; min-width: 0; }
  button { flex: none; }
`

import styled from '@emotion/styled'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import { ownAdApi } from '@/lib/kernel/routes/routes'
import { color } from '@/styles/tokens'

type Props = { adId: number; title: string; words: string; csrf: string }

/** Begins a change of one's own ad, to declare a fact. */
export function DeclareFactButton({ adId, title, words, csrf }: Props) {
  return (
    <Line method="post" action={ownAdApi.one(adId)}>
      <input type="hidden" name="_csrf" value={csrf} />
      <button type="submit" name="azione" value="modifica">
        {words}
        <VisuallyHidden> a {title}</VisuallyHidden>
      </button>
    </Line>
  )
}

const Line = styled.form`
  display: inline;
  button { min-height: 44px; border: 0; background: none; color: ${color.link}; font: inherit; text-decoration: underline; cursor: pointer; }
`

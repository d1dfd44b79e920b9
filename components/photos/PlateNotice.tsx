import styled from '@emotion/styled'
import type { SubmitEvent } from 'react'
import { Button } from '@/components/ui/Button'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { draftApi, platePath } from '@/lib/kernel/routes/routes'
import type { DraftPhoto } from '@/lib/market/photos/photo'
import { color, radius } from '@/styles/tokens'

type Props = {
  draftId: string
  photos: readonly DraftPhoto[]
  csrf: string
  onChange(photoId: string): (event: SubmitEvent<HTMLFormElement>) => void
}

/** Says in how many photographs a plate can perhaps be read, and covers it where the seller wants that. */
export function PlateNotice({ draftId, photos, csrf, onChange }: Props) {
  const open = photos.filter(({ state, proposed }) => state === 'ready' && proposed.length > 0)
  const [first] = open
  if (!first) return null
  return (
    <Box method="post" action={draftApi.photo(draftId, first.id)} onSubmit={onChange(first.id)} aria-labelledby="targhe">
      <input type="hidden" name="_csrf" value={csrf} />
      <p>
        <b id="targhe">In {open.length} foto si legge forse la targa</b>
        Nessuno la vede finché non pubblichi. La copriamo noi?
      </p>
      <div>
        <Button type="submit" name="change" value="cover-proposed" size="sm">
          {open.length === 1 ? 'Copri la targa' : 'Copri in tutte'}
        </Button>
        <ButtonLink href={platePath(draftId, first.id)} variant="outline" size="sm">
          Fammi vedere
        </ButtonLink>
        <Button type="submit" name="change" value="dismiss-proposed" variant="quiet" size="sm">
          Lascia così
        </Button>
      </div>
    </Box>
  )
}

const Box = styled.form`
  display: grid;
  gap: 12px;
  margin-bottom: 16px;
  padding: 14px 16px;
  border: 1.5px solid ${color.warning};
  border-radius: ${radius.md};
  background: ${color.warningSurface};
  b { display: block; }
  > div { display: flex; flex-wrap: wrap; gap: 8px; }
`

import styled from '@emotion/styled'
import { Alert } from '@/components/ui/Alert'
import { Button } from '@/components/ui/Button'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import { draftApi } from '@/lib/kernel/routes/routes'
import { type DraftPhoto, maxPhotos } from '@/lib/market/photos/photo'
import type { FormOutcome } from '@/lib/server/http/form-outcome'
import { maxWidth } from '@/styles/media'
import { color, fontSize, radius } from '@/styles/tokens'
import { AddPhotos } from './AddPhotos'
import { PhotoTile } from './PhotoTile'
import { PlateNotice } from './PlateNotice'
import { ShotList } from './ShotList'
import { UploadTile } from './UploadTile'
import { usePhotoMoves } from './use-photo-moves'
import { usePhotos } from './use-photos'

type Props = { draftId: string; photos: readonly DraftPhoto[]; csrf: string; outcome: FormOutcome | null }

/** The photographs of a draft: they come by form or one by one by script, and stand in the order in which the ad shows them. */
export function PhotoStep({ draftId, photos: given, csrf, outcome }: Props) {
  const { photos, uploads, said, add, retry, drop, change, putInOrder } = usePhotos({ draftId, given, csrf, outcome })
  const coming = uploads.filter(({ fault }) => fault === undefined).length
  const moves = usePhotoMoves({ photos, putInOrder })
  return (
    <>
      {said !== null && said.text !== '' && (
        <Alert variant={said.isDone ? 'success' : 'error'}>
          <Said>{said.text}</Said>
          {said.removed !== undefined && (
            <form method="post" action={draftApi.photo(draftId, said.removed)} onSubmit={change(said.removed)}>
              <input type="hidden" name="_csrf" value={csrf} />
              <Button type="submit" name="change" value="restore" variant="outline" size="sm">
                Annulla
              </Button>
            </form>
          )}
        </Alert>
      )}
      <section aria-labelledby="le-foto">
        <Head>
          <h2 id="le-foto">Le tue foto</h2>
          <span>
            {photos.length} di {maxPhotos}
            {coming > 0 && `, ${coming} in arrivo`}
          </span>
        </Head>
        <List aria-label="Foto, nell’ordine in cui si vedono">
          {moves.shown.map((photo, index) => (
            <li key={photo.id} {...moves.tile(photo.id)}>
              <PhotoTile draftId={draftId} photo={photo} place={index + 1} of={photos.length} csrf={csrf} onChange={change(photo.id)}>
                {moves.grip(photo.id, index + 1)}
              </PhotoTile>
            </li>
          ))}
          {uploads.map((upload) => (
            <li key={upload.key} data-bad={upload.fault !== undefined || undefined}>
              <UploadTile upload={upload} onRetry={() => retry(upload.key)} onDrop={() => drop(upload.key)} />
            </li>
          ))}
        </List>
        <VisuallyHidden role="status">{moves.announced}</VisuallyHidden>
        <PlateNotice draftId={draftId} photos={photos} csrf={csrf} onChange={change} />
        <AddPhotos draftId={draftId} csrf={csrf} onFiles={add} />
      </section>
      <ShotList done={new Set(photos.flatMap(({ shot }) => shot ?? []))} onFiles={add} />
    </>
  )
}

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 16px;
  h2 { font-size: ${fontSize.xl2}; }
  span { color: ${color.textMuted}; }
`
/** One line for each file. */
const Said = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`
const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 12px;
  margin: 16px 0;
  > li { position: relative; border: 1px solid ${color.border}; border-radius: ${radius.md}; background: ${color.surface}; }
  > li[data-bad] { border: 2px solid ${color.danger}; }
  > li[data-lifted] { outline: 3px solid ${color.accent}; }
  ${maxWidth(800)} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`

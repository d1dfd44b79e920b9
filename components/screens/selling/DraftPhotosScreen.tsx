import styled from '@emotion/styled'
import { PhotoStep } from '@/components/photos/PhotoStep'
import { PlateTool } from '@/components/photos/PlateTool'
import { DraftPreview } from '@/components/selling/DraftPreview'
import { SellSteps } from '@/components/selling/SellSteps'
import { PageLayout } from '@/components/shell/PageLayout'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Container } from '@/components/ui/Container'
import type { DraftPage } from '@/lib/accounts/selling/drafts/draft-page'
import { sellPath } from '@/lib/kernel/routes/routes'
import type { DraftPhoto } from '@/lib/market/photos/photo'
import type { FormOutcome } from '@/lib/server/http/form-outcome'
import { maxWidth } from '@/styles/media'
import { color, fontSize } from '@/styles/tokens'

type Props = {
  draft: Pick<DraftPage, 'id' | 'done' | 'preview'>
  photos: readonly DraftPhoto[]
  /** The photograph of which parts are being covered. */
  covered: string | null
  csrf: string
  outcome: FormOutcome | null
}

/** The photographs of a draft. Private: only its author sees the page. */
export function DraftPhotosScreen({ draft: { id, done, preview }, photos, covered, csrf, outcome }: Props) {
  const place = photos.findIndex((photo) => photo.id === covered) + 1
  const photo = photos[place - 1]
  return (
    <PageLayout title="Foto del tuo annuncio" description="Le foto del tuo annuncio, nell’ordine in cui si vedono." noindex>
      <Container>
        <SellSteps draftId={id} step="foto" done={done} />
        <Columns>
          <Frame>
            <header>
              <h1>Foto</h1>
              <p>Dodici scatti bastano: seguili uno a uno dal telefono, o caricale tutte insieme.</p>
            </header>
            {photo ? (
              <PlateTool key={photo.file} draftId={id} photo={photo} place={place} csrf={csrf} outcome={outcome} />
            ) : (
              <PhotoStep key={id} draftId={id} photos={photos} csrf={csrf} outcome={outcome} />
            )}
            <Foot>
              <ButtonLink href={sellPath(id, 'veicolo')} variant="quiet">
                Indietro
              </ButtonLink>
              <ButtonLink href={sellPath(id, 'stato')} variant="cta">
                Continua
              </ButtonLink>
            </Foot>
          </Frame>
          <aside>
            <DraftPreview preview={preview} />
          </aside>
        </Columns>
      </Container>
    </PageLayout>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 288px;
  gap: 32px;
  align-items: start;
  padding-bottom: 56px;
  ${maxWidth(991)} { grid-template-columns: minmax(0, 1fr) 240px; gap: 20px; }
  ${maxWidth(800)} { grid-template-columns: minmax(0, 1fr); }
`
const Frame = styled.div`
  display: grid;
  gap: 24px;
  header p { margin-top: 8px; color: ${color.textMuted}; }
  h1 { font-size: ${fontSize.xl4}; }
`
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 12px;
`

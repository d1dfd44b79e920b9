import styled from '@emotion/styled'
import { PhotoStep } from '@/components/photos/PhotoStep'
import { PageLayout } from '@/components/shell/PageLayout'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Container } from '@/components/ui/Container'
import type { FormOutcome } from '@/lib/edge/http/form-outcome'
import { sellPath } from '@/lib/kernel/routes/routes'
import type { DraftPhoto } from '@/lib/market/photos/photo'
import { color, fontSize } from '@/styles/tokens'

type Props = { draftId: string; photos: readonly DraftPhoto[]; csrf: string; outcome: FormOutcome | null }

/** The photographs of an ad that is being written. Private: only whoever began it sees it. */
export function DraftPhotosScreen({ draftId, photos, csrf, outcome }: Props) {
  return (
    <PageLayout title="Foto del tuo annuncio" description="Le foto del tuo annuncio, nell’ordine in cui si vedono." noindex>
      <Container>
        <Frame>
          <header>
            <h1>Foto</h1>
            <p>Dodici scatti bastano: seguili uno a uno dal telefono, o caricale tutte insieme.</p>
          </header>
          <PhotoStep key={draftId} draftId={draftId} photos={photos} csrf={csrf} outcome={outcome} />
          <Foot>
            <ButtonLink href={sellPath(draftId, 'stato')} variant="quiet">
              Indietro
            </ButtonLink>
            <ButtonLink href={sellPath(draftId, 'testo')} variant="cta">
              Continua
            </ButtonLink>
          </Foot>
        </Frame>
      </Container>
    </PageLayout>
  )
}

const Frame = styled.div`
  display: grid;
  gap: 24px;
  max-width: 880px;
  padding: 32px 0 56px;
  header p { margin-top: 8px; color: ${color.textMuted}; }
  h1 { font-size: ${fontSize.xl4}; }
`
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 12px;
`

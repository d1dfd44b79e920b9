import styled from '@emotion/styled'
import { Button, buttonStyle } from '@/components/ui/Button'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Container } from '@/components/ui/Container'
import { Icon } from '@/components/ui/icons/Icon'
import type { AdInHand } from '@/lib/accounts/selling/ad-in-hand'
import { dealerArea, dealerAreaHref } from '@/lib/kernel/routes/dealer-area'
import { recordsPath } from '@/lib/kernel/routes/dossier'
import { ownAdApi, routes } from '@/lib/kernel/routes/routes'
import { numberText } from '@/lib/market/catalogue/number-text'
import { mobileScreen } from '@/styles/media'
import { color, fontSize } from '@/styles/tokens'
import { EditAdForm } from './EditAdForm'

type Props = { ad: AdInHand; csrf: string }

/** On one's own ad: how it does, and what one does with it. */
export function OwnerBar({ ad, csrf }: Props) {
  const { adId, dealerSlug, isOpen, reserve } = ad
  return (
    <Bar aria-label="Il tuo annuncio" data-screen-only>
      <Container>
        <Row>
          <p>
            <b>{dealerSlug === null ? 'È il tuo annuncio.' : 'È un veicolo della tua concessionaria.'}</b>
            <span>{figuresText(ad)}</span>
          </p>
          <div>
            {isOpen && (
              <EditAdForm ad={ad} csrf={csrf} variant="primary">
                <Icon name="pencil" />
                Modifica
              </EditAdForm>
            )}
            {isOpen && (
              <ButtonLink href={recordsPath(adId)} variant="outline">
                Carte
              </ButtonLink>
            )}
            {dealerSlug !== null ? (
              <ButtonLink href={dealerAreaHref(dealerArea.vehicles, dealerSlug)} variant="outline">
                Stock
              </ButtonLink>
            ) : isOpen ? (
              <>
                <Fold href={`${routes.ownAds}#prezzo-${adId}`} data-variant="outline">
                  Prezzo
                </Fold>
                {reserve !== null && (
                  <form method="post" action={ownAdApi.one(adId)}>
                    <input type="hidden" name="_csrf" value={csrf} />
                    <Button type="submit" name="azione" value={reserve} variant="outline">
                      {reserve === 'riserva' ? 'Riserva' : 'Libera'}
                    </Button>
                  </form>
                )}
                <Fold href={`${routes.ownAds}#prezzo-vendita-${adId}`} data-variant="outline">
                  Venduto
                </Fold>
              </>
            ) : (
              <ButtonLink href={`${routes.ownAds}#annuncio-${adId}`} variant="outline">
                I tuoi annunci
              </ButtonLink>
            )}
          </div>
        </Row>
      </Container>
    </Bar>
  )
}

/** «412 visite · 9 salvataggi · 3 contatti». */
function figuresText({ views, saves, contacts }: AdInHand): string {
  const counted = (count: number, one: string, many: string) => `${numberText(count)} ${count === 1 ? one : many}`
  return [counted(views, 'visita', 'visite'), counted(saves, 'salvataggio', 'salvataggi'), counted(contacts, 'contatto', 'contatti')].join(
    ' · ',
  )
}

/** A whole load: browsers then unfold what the address names. */
const Fold = styled.a`${buttonStyle}`
const Bar = styled.section`
  border-bottom: 1px solid ${color.accentSurfaceHover};
  background: ${color.accentSurface};
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  min-height: 60px;
  padding: 8px 0;
  p { margin-right: auto; line-height: 1.35; }
  p b { font-weight: 600; }
  p span { display: block; color: ${color.textSecondary}; font-size: ${fontSize.base}; }
  > div { display: flex; flex-wrap: wrap; gap: 8px; }
  [data-variant] { padding: 0 14px; }
  ${mobileScreen} {
    p { flex-basis: 100%; }
    > div { width: 100%; }
    > div > * { flex: 1 1 40%; }
    form button { width: 100%; }
  }
`

import styled from '@emotion/styled'
import { AdLine } from '@/components/ads/AdLine'
import { IllustrationNote } from '@/components/ads/gallery/IllustrationNote'
import { RemovedNotice } from '@/components/form/RemovedNotice'
import { SavedSearchCard } from '@/components/saved-searches/SavedSearchCard'
import { PageLayout } from '@/components/shell/PageLayout'
import { PrivateArea } from '@/components/shell/PrivateArea'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { EmptyState } from '@/components/ui/EmptyState'
import { Pagination } from '@/components/ui/Pagination'
import { alertFrequencies, frequencyHints, frequencyNames } from '@/lib/accounts/saved-searches/alert-frequency'
import { type SavedSearchPage, savedSearchesHref } from '@/lib/accounts/saved-searches/saved-search'
import { routes, savedSearchApi } from '@/lib/kernel/routes/routes'
import { numberText } from '@/lib/market/catalogue/number-text'
import type { FormOutcome } from '@/lib/server/http/form-outcome'
import { maxWidth } from '@/styles/media'
import { color } from '@/styles/tokens'

type Props = {
  list: SavedSearchPage
  csrf: string
  outcome: FormOutcome | null
  /** How many ads are on the watchlist. */
  savedCount: number
  unread: number
}

/** The saved searches of the user who is logged in, with what is new in each. */
export function SavedSearchesScreen({ list, csrf, outcome, savedCount, unread }: Props) {
  const { searches, total, page, pages } = list
  return (
    <PageLayout
      title="Le tue ricerche salvate"
      description="Le ricerche che hai salvato, con gli annunci usciti dall’ultima volta."
      noindex
    >
      <PrivateArea current="savedSearches" savedCount={savedCount} unread={unread}>
        <Head>
          <div>
            <h1>Le tue ricerche salvate</h1>
            {total > 0 && <p>{total === 1 ? '1 ricerca' : `${numberText(total)} ricerche`}. I tuoi annunci non li contiamo mai.</p>}
          </div>
          {total > 0 && (
            <ButtonLink href={routes.cars} variant="outline">
              Nuova ricerca
            </ButtonLink>
          )}
        </Head>
        <RemovedNotice outcome={outcome} csrf={csrf} undo={{ action: savedSearchApi.undo, field: 'search' }} />
        {total === 0 && (
          <EmptyState title="Nessuna ricerca salvata, per ora" action={<ButtonLink href={routes.cars}>Cerca un’auto</ButtonLink>}>
            Cerca quello che vuoi e tocca «Salva la ricerca»: qui trovi gli annunci usciti dall’ultima volta.
          </EmptyState>
        )}
        <List>
          {searches.map((search) => (
            <li key={search.id}>
              <SavedSearchCard search={search} csrf={csrf} outcome={outcome}>
                {search.found !== null && search.found.cards.length > 0 && (
                  <NewAds aria-label="Nuovi annunci">
                    {search.found.cards.map((card) => (
                      <li key={card.id}>
                        <AdLine card={card} />
                      </li>
                    ))}
                  </NewAds>
                )}
              </SavedSearchCard>
            </li>
          ))}
        </List>
        <IllustrationNote cards={searches.flatMap(({ found }) => found?.cards ?? [])} />
        {total > 0 && (
          <Ways aria-labelledby="come-ti-scriviamo">
            <h2 id="come-ti-scriviamo">Come ti scriviamo</h2>
            <dl>
              {frequencyNames.map((one) => (
                <div key={one}>
                  <dt>{alertFrequencies[one]}</dt>
                  <dd>{frequencyHints[one]}</dd>
                </div>
              ))}
            </dl>
            <p>
              Ti diciamo degli annunci nuovi, dei ribassi e di quelli di nuovo disponibili. Le ricerche «ogni giorno» arrivano insieme, in
              una sola e-mail. In fondo a ogni e-mail c’è il link per smettere con un clic.
            </p>
          </Ways>
        )}
        <Pagination page={page} pageCount={pages} hrefOf={savedSearchesHref} />
      </PrivateArea>
    </PageLayout>
  )
}

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: flex-end;
  gap: 16px;
  margin-bottom: 24px;
  p { color: ${color.textMuted}; }
  ${maxWidth(800)} { flex-direction: column; align-items: stretch; }
`
const List = styled.ul`
  display: grid;
  gap: 16px;
`
const Ways = styled.section`
  margin-top: 32px;
  padding-top: 20px;
  border-top: 1px solid ${color.border};
  h2 { margin-bottom: 8px; font-size: 20px; }
  dl { display: grid; gap: 4px; margin-bottom: 12px; }
  dl div { display: flex; flex-wrap: wrap; gap: 0 8px; }
  dt { font-weight: 600; }
  dd, p { color: ${color.textMuted}; }
`
const NewAds = styled.ul`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 12px;
  margin-top: 16px;
  ${maxWidth(991)} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${maxWidth(583)} { grid-template-columns: minmax(0, 1fr); }
`

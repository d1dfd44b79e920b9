import styled from '@emotion/styled'
import { DealerList } from '@/components/directory/DealerList'
import { DealerMapView } from '@/components/directory/DealerMapView'
import { DealerSearch } from '@/components/directory/DealerSearch'
import { DirectoryPage } from '@/components/directory/DirectoryPage'
import { PageLayout } from '@/components/shell/PageLayout'
import { regions } from '@/lib/kernel/italian/regions'
import { labelOf } from '@/lib/market/catalogue/vocabulary'
import {
  type DealerDirectory,
  type DealerMap,
  type DealerQuery,
  dealerQueryHref,
  dealersToLandOn,
} from '@/lib/market/dealers/dealer-directory'
import { provinces } from '@/lib/market/places/place'
import { maxWidth } from '@/styles/media'

type Props = {
  question: DealerQuery
  found: DealerDirectory
  map: DealerMap | null
  /** The makes for sale now. */
  makes: readonly { slug: string; name: string }[]
}

export function DealersScreen({ question, found, map, makes }: Props) {
  const where = whereText(question)
  const title = `Concessionari${where}`
  return (
    <PageLayout
      title={question.page === 1 ? title : `${title} – pagina ${question.page}`}
      description={`Cerca un concessionario${where} per nome, luogo o marca e guarda i suoi veicoli, gli orari e come raggiungerlo.`}
      canonicalPath={dealerQueryHref({ ...question, name: '', make: null })}
      noindex={!isWorthLandingOn(question, found.total)}
    >
      <DirectoryPage title={title}>
        <DealerSearch question={question} makes={makes} />
        <Columns>
          <DealerList question={question} found={found} />
          {map && <DealerMapView map={map} question={question} />}
        </Columns>
      </DirectoryPage>
    </PageLayout>
  )
}

/** Whether search engines index the list: of everything, or of a region or a province with some dealers; the site map has the same. */
function isWorthLandingOn({ name, make, page, region }: DealerQuery, total: number): boolean {
  return name === '' && make === null && page === 1 && (region === null || total >= dealersToLandOn)
}

/** « in provincia di Pavia», « in Lombardia», nothing for the whole country. */
function whereText({ region, province }: DealerQuery): string {
  if (province !== null) return ` in provincia di ${provinces[province]?.name ?? province}`
  return region === null ? '' : ` in ${labelOf(regions, region)}`
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 360px;
  gap: 32px;
  align-items: start;
  ${maxWidth(991)} { grid-template-columns: minmax(0, 1fr) 280px; gap: 24px; }
  ${maxWidth(800)} { grid-template-columns: minmax(0, 1fr); > figure { order: -1; } }
`

import { DirectoryPage } from '@/components/directory/DirectoryPage'
import { LetterIndex } from '@/components/directory/LetterIndex'
import { RegionDirectory } from '@/components/directory/RegionDirectory'
import { PageLayout } from '@/components/shell/PageLayout'
import { type DealerIndex, type IndexQuery, indexHref, letterText, type RegionCount } from '@/lib/market/dealers/dealer-letters'
import { provinces } from '@/lib/market/places/place'

type Props = { query: IndexQuery; index: DealerIndex; regions: readonly RegionCount[] }

/** All dealers by province and by letter; the names once one of both was chosen. */
export function DealerDirectoryScreen({ query, index, regions }: Props) {
  const isOverview = query.province === null && query.letter === null
  const title = titleOf(query)
  return (
    <PageLayout
      title={query.page === 1 ? title : `${title} – pagina ${query.page}`}
      description={isOverview ? 'I concessionari di Ingrana provincia per provincia e dalla A alla Z.' : `${title}: nomi, comuni e pagine.`}
      canonicalPath={indexHref(query)}
      noindex={!isOverview}
    >
      <DirectoryPage title={title} {...(isOverview && { intro: 'Scegli la provincia, o la lettera con cui comincia il nome.' })}>
        <LetterIndex query={query} index={index} />
        {isOverview && <RegionDirectory regions={regions} />}
      </DirectoryPage>
    </PageLayout>
  )
}

function titleOf({ province, letter }: IndexQuery): string {
  const where = province === null ? '' : ` in provincia di ${provinces[province]?.name ?? province}`
  return `Elenco concessionari${where}${letter === null ? '' : `: ${letterText(letter)}`}`
}

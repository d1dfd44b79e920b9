import { OutcomeLinks } from '@/components/dealer-area/OutcomeLinks'
import { DownloadLink } from '@/components/ui/DownloadLink'
import { Link } from '@/components/ui/Link'
import { Panel } from '@/components/ui/Panel'
import { dealerAreaHref, dealershipApi, importHref } from '@/lib/kernel/routes/dealer-area'
import { numberText } from '@/lib/market/catalogue/number-text'
import {
  type DealerImport,
  type ImportCounts,
  type ImportGroup,
  type ImportLine,
  type ImportOutcome,
  importOutcomeNames,
  importOutcomes,
} from '@/lib/market/dealer-imports/dealer-import'
import { FilteredLines } from './FilteredLines'
import { GroupTable } from './GroupTable'
import { RemarkList } from './RemarkList'

type Props = {
  dealerImport: DealerImport
  counts: ImportCounts
  shown: ImportOutcome | null
  groups: readonly ImportGroup[]
  /** The lines of one remark, where they alone are shown. */
  filtered: { detail: string; lines: readonly ImportLine[] } | null
  slug: string
  csrf: string
}

/** Row by row and vehicle by vehicle what the file changes; the counts choose which. */
export function ImportLines({ dealerImport: { id, state }, counts, shown, groups, filtered, slug, csrf }: Props) {
  const href = importHref(id, slug)
  const total = shown === null ? importOutcomeNames.reduce((sum, name) => sum + counts[name], 0) : counts[shown]
  const fix = state === 'checked' ? { id, slug, csrf } : null
  const refused = groups.filter(({ outcome }) => outcome === 'refused')
  const remarks = groups.filter(({ outcome }) => outcome === 'draft' || outcome === 'note')
  const others = groups.filter((group) => !refused.includes(group) && !remarks.includes(group))
  const listed = groups.reduce((sum, { count }) => sum + count, 0)
  return (
    <Panel aria-labelledby="righe">
      <h2 id="righe">Riga per riga</h2>
      {counts.same > 0 && <p>{counts.same === 1 ? '1 veicolo resta uguale.' : `${numberText(counts.same)} veicoli restano uguali.`}</p>}
      <OutcomeLinks aria-label="Mostra solo">
        <Link href={href} aria-current={shown === null ? 'true' : undefined}>
          Tutto
        </Link>
        {importOutcomeNames.map((name) => (
          <Link key={name} href={`${href}&esito=${name}`} aria-current={shown === name ? 'true' : undefined}>
            <strong>{numberText(counts[name])}</strong> {importOutcomes[name][counts[name] === 1 ? 'one' : 'many']}
          </Link>
        ))}
      </OutcomeLinks>
      {filtered && <FilteredLines {...filtered} back={href} />}
      {refused.length > 0 && <RemarkList label={refusedText(counts.refused)} {...{ href, fix }} groups={refused} />}
      {remarks.length > 0 && <RemarkList label={remarksText(remarks.length)} {...{ href, fix }} groups={remarks} />}
      {others.length > 0 && <GroupTable label="Che cosa cambia" groups={others} />}
      {!filtered && total > listed && (
        <p>
          Qui ce ne sono {numberText(listed)} di {numberText(total)}: il file le ha tutte.
        </p>
      )}
      {total > 0 && <DownloadLink href={dealerAreaHref(dealershipApi.import(id), slug)}>Scarica tutto (CSV)</DownloadLink>}
    </Panel>
  )
}

function refusedText(count: number): string {
  return count === 1 ? '1 non entra' : `${numberText(count)} non entrano`
}

function remarksText(count: number): string {
  return count === 1 ? 'Entrano, con una nota' : `Entrano, con ${numberText(count)} note`
}

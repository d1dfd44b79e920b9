import styled from '@emotion/styled'
import { OutcomeLinks } from '@/components/dealer-area/OutcomeLinks'
import { Button } from '@/components/ui/Button'
import { DownloadLink } from '@/components/ui/DownloadLink'
import { Link } from '@/components/ui/Link'
import { Panel } from '@/components/ui/Panel'
import { momentText } from '@/lib/kernel/italian/date-text'
import { dealershipApi, fileTrialCsvPath, fileTrialHref } from '@/lib/kernel/routes/dealer-area'
import { numberText } from '@/lib/market/catalogue/number-text'
import { type ImportCounts, type ImportGroup, importOutcomes } from '@/lib/market/dealer-imports/dealer-import'
import { type RemarkOutcome, remarkOutcomes } from '@/lib/market/dealer-imports/file-trial'
import { comuneQuestion } from '@/lib/market/stock-import/rows/mandatory-facts'
import { GroupTable } from './GroupTable'

type Props = { token: string; lines: ImportCounts; shown: RemarkOutcome | null; groups: readonly ImportGroup[] }

/** Row by row what is missing or to be looked at; equal remarks are one row. */
export function TrialRemarks({ token, lines, shown, groups }: Props) {
  return (
    <Panel aria-labelledby="righe">
      <h2 id="righe">Riga per riga</h2>
      {remarkOutcomes.every((name) => lines[name] === 0) ? (
        <p>Nulla da dire: ogni riga è un annuncio completo.</p>
      ) : (
        <OutcomeLinks aria-label="Mostra solo">
          <Link href={fileTrialHref(token)} aria-current={shown === null ? 'true' : undefined} scroll={false}>
            Tutto
          </Link>
          {remarkOutcomes.map((name) => (
            <Link key={name} href={fileTrialHref(token, name)} aria-current={shown === name ? 'true' : undefined} scroll={false}>
              <strong>{numberText(lines[name])}</strong> {importOutcomes[name][lines[name] === 1 ? 'one' : 'many']}
            </Link>
          ))}
        </OutcomeLinks>
      )}
      {groups.some(({ detail }) => asksForComune(detail)) && (
        <p>Quale comune si intende lo decide la provincia della concessionaria, appena è registrata: alcune bozze diventano annunci.</p>
      )}
      {groups.length > 0 && <GroupTable label="Che cosa manca o è da guardare" groups={groups} />}
      <Files>
        <DownloadLink href={fileTrialCsvPath(token)}>Scarica il rapporto (CSV)</DownloadLink>
      </Files>
    </Panel>
  )
}

/** Whether the remark asks for the comune: a trial does not know the dealer's province, by which a name of several comuni is understood. */
function asksForComune(detail: string): boolean {
  return detail.includes(comuneQuestion)
}

/** How long the report stays, and the button that deletes it at once. */
export function TrialEnd({ token, csrf, expiresAt }: { token: string; csrf: string; expiresAt: string }) {
  return (
    <Panel aria-labelledby="cancella">
      <h2 id="cancella">Che cosa resta</h2>
      <p>Il file e il rapporto si cancellano da soli il {momentText(expiresAt)}: fino ad allora li vede chi ha questo indirizzo.</p>
      <Deletion method="post" action={dealershipApi.trialReport}>
        <input type="hidden" name="_csrf" value={csrf} />
        <input type="hidden" name="prova" value={token} />
        <Button type="submit" variant="outline">
          Elimina subito
        </Button>
      </Deletion>
    </Panel>
  )
}

const Files = styled.div`
  margin-top: 16px;
`
const Deletion = styled.form`
  margin-top: 16px;
`

import styled from '@emotion/styled'
import { Alert } from '@/components/ui/Alert'
import { Button } from '@/components/ui/Button'
import { TextArea } from '@/components/ui/form/TextArea'
import { Link } from '@/components/ui/Link'
import { Panel } from '@/components/ui/Panel'
import type { WaitingPaper } from '@/lib/accounts/dossier/waiting-paper'
import { momentText } from '@/lib/kernel/italian/date-text'
import { paperPath, recordApi } from '@/lib/kernel/routes/dossier'
import { measureText } from '@/lib/market/catalogue/number-text'
import { dayText } from '@/lib/market/dossier/mileage'
import { recordKinds } from '@/lib/market/dossier/vehicle-record'
import type { FormOutcome } from '@/lib/server/http/form-outcome'
import { color } from '@/styles/tokens'

type Props = { waiting: readonly WaitingPaper[]; csrf: string; outcome: FormOutcome | null }

/** Each paper beside what its seller says that it shows, and the decision. */
export function WaitingPapers({ waiting, ...form }: Props) {
  return (
    <List>
      {waiting.map((paper) => (
        <li key={paper.id}>
          <OnePaper paper={paper} {...form} />
        </li>
      ))}
    </List>
  )
}

function OnePaper({ paper, csrf, outcome }: Omit<Props, 'waiting'> & { paper: WaitingPaper }) {
  const { id, kind, on, paperId, width, height, sentAt, ad } = paper
  const action = recordApi.decision(id)
  const failed = outcome?.form === action && !outcome.isDone ? outcome : undefined
  return (
    <Panel aria-label={`Carta ${id} di ${ad.name}`}>
      <h2>
        {recordKinds[kind]}, {dayText(on)}
      </h2>
      <p>
        <Link href={ad.href}>{ad.name}</Link> · CARTA {id} · {momentText(sentAt)}
      </p>
      <p>
        <b>{saidOf(paper)}</b>
      </p>
      <a href={paperPath(paperId)}>
        <img src={paperPath(paperId)} alt={`Carta ${id}: si apre intera`} width={width} height={height} loading="lazy" />
      </a>
      <form method="post" action={action}>
        <input type="hidden" name="_csrf" value={csrf} />
        <TextArea
          id={`rifare-${id}`}
          name="testo"
          label="Che cosa c’è da rifare"
          rows={2}
          isOptional
          defaultValue={failed?.values['testo'] ?? ''}
          error={failed?.errors['testo']}
        />
        {failed && failed.errors['testo'] === undefined && <Alert variant="error">{failed.message}</Alert>}
        <Button type="submit" name="esito" value="accepted">
          Sì, giusti
        </Button>
        <Button type="submit" name="esito" value="redo" variant="outline">
          Da rifare
        </Button>
      </form>
    </Panel>
  )
}

function saidOf({ km, owners, percent, measuredBy }: WaitingPaper): string {
  const said = [
    km === null ? null : measureText(km, 'km'),
    owners === null ? null : `proprietari: ${owners}`,
    percent === null ? null : `batteria al ${percent} %`,
    measuredBy === null ? null : `misurata da ${measuredBy}`,
  ].filter((text) => text !== null)
  return said.length === 0 ? 'Chi vende dice solo il giorno.' : `Chi vende dice: ${said.join(', ')}.`
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding: 16px 0 56px;
  overflow-wrap: anywhere;
  img { max-width: min(100%, 640px); height: auto; margin: 12px 0; border: 1px solid ${color.border}; }
  form { display: flex; flex-wrap: wrap; gap: 12px; align-items: end; margin-top: 12px; }
  form > div { flex-basis: 100%; }
`

import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import type { DraftLine } from '@/lib/accounts/selling/drafts/draft-page'
import { stageOf, stepNames } from '@/lib/accounts/selling/drafts/draft-steps'
import { draftApi, sellPath } from '@/lib/kernel/routes/routes'
import { color, fontSize, radius } from '@/styles/tokens'

const moment = new Intl.DateTimeFormat('it', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Rome' })

/** Ads that were begun and not published, to go on with. */
export function DraftList({ drafts, csrf, label = 'Le tue bozze' }: { drafts: readonly DraftLine[]; csrf: string; label?: string }) {
  if (drafts.length === 0) return null
  return (
    <List aria-label={label}>
      {drafts.map(({ id, name, savedAt, step, adId }) => (
        <li key={id}>
          <div>
            <b>
              {adId === null ? 'Bozza' : 'Modifiche non pubblicate'}: {name}, ferma al passo {stageOf(step)} (
              {stepNames[step].toLowerCase()})
            </b>
            <p>Salvata il {moment.format(new Date(savedAt))}.</p>
          </div>
          <ButtonLink variant="outline" href={sellPath(id, step)}>
            Riprendi<VisuallyHidden> la bozza: {name}</VisuallyHidden>
          </ButtonLink>
          <form method="post" action={draftApi.step(id, step)}>
            <input type="hidden" name="_csrf" value={csrf} />
            <input type="hidden" name="version" value="0" />
            <Button type="submit" variant="quiet" name="azione" value="elimina">
              Elimina<VisuallyHidden> la bozza: {name}</VisuallyHidden>
            </Button>
          </form>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: 12px;
  margin-bottom: 24px;
  li { display: flex; flex-wrap: wrap; gap: 12px; align-items: center; padding: 14px 16px; border-radius: ${radius.md}; background: ${color.surface}; }
  li > div { flex: 1 1 240px; }
  p { color: ${color.textMuted}; font-size: ${fontSize.base}; }
`

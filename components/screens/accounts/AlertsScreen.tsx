import styled from '@emotion/styled'
import { useContext } from 'react'
import { FormPage } from '@/components/form/FormPage'
import { OwnAlerts } from '@/components/saved-searches/OwnAlerts'
import { CurrentUserContext } from '@/components/shell/current-user'
import { PageLayout } from '@/components/shell/PageLayout'
import { Button } from '@/components/ui/Button'
import { ButtonLink } from '@/components/ui/ButtonLink'
import type { MailChange } from '@/lib/accounts/saved-searches/alert-frequency'
import type { OwnAlerts as AlertsOfAddress } from '@/lib/accounts/saved-searches/saved-search'
import { listText } from '@/lib/kernel/italian/list-text'
import { alertsPath, routes } from '@/lib/kernel/routes/routes'
import type { FormOutcome } from '@/lib/server/http/form-outcome'

type Alert = { name: string; isOn: boolean }
type Props = {
  /** The code in the link of the mail. */
  code: string
  /** The searches that the mail was about; null: the link is too old, or was never one. */
  alerts: readonly Alert[] | null
  /** All that the address is written to about, where it has no account. */
  own: AlertsOfAddress | null
  csrf: string
  outcome: FormOutcome | null
}

/** The page behind the links of a mail about saved searches, without a login. Opening it changes nothing: mail programs open links too. */
export function AlertsScreen({ code, alerts, own, csrf, outcome }: Props) {
  const { title, intro } = textsOf(alerts)
  return (
    <PageLayout title="I tuoi avvisi" description="Ricevere meno e-mail sulle ricerche salvate, o nessuna." noindex>
      <FormPage title={title} intro={intro} outcome={outcome}>
        {alerts === null || alerts.length === 0 ? (
          own === null && <ButtonLink href={routes.savedSearches}>Vai alle tue ricerche salvate</ButtonLink>
        ) : (
          <Choices>
            {changesOf(alerts).map(({ change, label }, place) => (
              <ChangeForm key={change} code={code} change={change} label={label} isFirst={place === 0} />
            ))}
          </Choices>
        )}
        {own !== null && own.alerts.length > 0 && <OwnAlerts code={code} csrf={csrf} {...own} />}
      </FormPage>
    </PageLayout>
  )
}

function textsOf(alerts: readonly Alert[] | null): { title: string; intro: string } {
  if (alerts === null)
    return {
      title: 'Questo link è scaduto',
      intro: 'Niente paura: le tue ricerche sono ancora nell’area privata, e da lì scegli quando ti scriviamo.',
    }
  if (alerts.length === 0) return { title: 'Non ti scriviamo più', intro: 'Queste ricerche non sono più tra quelle salvate.' }
  const names = listText(alerts.map(({ name }) => `«${name}»`))
  const isOne = alerts.length === 1
  if (!alerts.some(({ isOn }) => isOn))
    return {
      title: 'Non ti scriviamo più',
      intro: `${isOne ? `L’avviso ${names} è spento` : `Gli avvisi ${names} sono spenti`}. Gli altri tuoi avvisi restano come sono.`,
    }
  return { title: 'I tuoi avvisi', intro: `Ti scriviamo quando succede qualcosa per ${names}.` }
}

function changesOf(alerts: readonly Alert[]): { change: MailChange; label: string }[] {
  const weekly = { change: 'weekly', label: 'Scrivimi solo ogni settimana' } as const
  if (!alerts.some(({ isOn }) => isOn)) return [{ change: 'resume', label: 'Riattiva' }, weekly]
  return [{ change: 'stop', label: 'Non scrivermi più' }, weekly, { change: 'pause', label: 'Metti in pausa' }]
}

function ChangeForm({ code, change, label, isFirst }: { code: string; change: MailChange; label: string; isFirst: boolean }) {
  const { csrf } = useContext(CurrentUserContext)
  return (
    <form method="post" action={alertsPath}>
      <input type="hidden" name="_csrf" value={csrf} />
      <input type="hidden" name="codice" value={code} />
      <input type="hidden" name="change" value={change} />
      <Button type="submit" size="lg" block variant={isFirst ? 'primary' : 'outline'}>
        {label}
      </Button>
    </form>
  )
}

const Choices = styled.div`
  display: grid;
  gap: 12px;
`

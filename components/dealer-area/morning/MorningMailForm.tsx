import { StaffForm } from '@/components/dealer-area/StaffForm'
import { Button } from '@/components/ui/Button'
import { Panel } from '@/components/ui/Panel'
import { dealershipApi } from '@/lib/kernel/routes/dealer-area'

type Props = { isWanted: boolean; slug: string; csrf: string }

/** Everybody of a staff decides for themselves whether the morning comes by mail too. */
export function MorningMailForm({ isWanted, slug, csrf }: Props) {
  return (
    <Panel aria-labelledby="posta-del-mattino">
      <h2 id="posta-del-mattino">La tua posta del mattino</h2>
      <p>
        {isWanted
          ? 'Alle 7 ti scriviamo che cosa aspetta oggi. Se non aspetta niente, non ti scriviamo.'
          : 'Vuoi sapere per e-mail, alle 7, che cosa aspetta oggi? Vale solo per te, e smetti quando vuoi.'}
      </p>
      <StaffForm action={dealershipApi.morningMail} csrf={csrf} slug={slug} hidden={{ voglio: String(!isWanted) }}>
        <Button type="submit" variant={isWanted ? 'quiet' : 'outline'}>
          {isWanted ? 'Non scrivermi più' : 'Scrivimi ogni mattina'}
        </Button>
      </StaffForm>
    </Panel>
  )
}

import { ErrorLayout } from '@/components/errors/ErrorLayout'
import { errorText } from '@/components/errors/error-texts'
import { PageLayout } from '@/components/shell/PageLayout'
import { Button } from '@/components/ui/Button'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { routes } from '@/lib/kernel/routes/routes'

type Props = { status: number }

export function ErrorScreen({ status }: Props) {
  const { title, sentence, canRetry } = errorText(status)
  const actions = (
    <>
      {canRetry ? (
        <Button size="lg" onClick={() => window.location.reload()}>
          Riprova
        </Button>
      ) : (
        <ButtonLink size="lg" href={routes.cars}>
          Cerca un’auto
        </ButtonLink>
      )}
      <ButtonLink variant="outline" size="lg" href={routes.home}>
        Torna alla home
      </ButtonLink>
    </>
  )
  return (
    <PageLayout title={`Errore ${status}`} description={sentence} noindex>
      <ErrorLayout tag={`km ${status}`} title={title} sentence={sentence} actions={actions} code={`Errore ${status}`} />
    </PageLayout>
  )
}

import { ButtonLink } from '@/components/ui/ButtonLink'
import { EmptyState } from '@/components/ui/EmptyState'
import { Pagination } from '@/components/ui/Pagination'
import { type ListPage, type ListQuestion, listHref } from '@/lib/experimentation/experiments/experiment-list'
import { routes } from '@/lib/kernel/routes/routes'
import { numberText } from '@/lib/market/catalogue/number-text'
import { ExperimentCard } from './ExperimentCard'
import { ExperimentSearch } from './ExperimentSearch'

type Props = {
  question: ListQuestion
  list: ListPage
  /** Whether the configuration has any experiment. */
  isEmpty: boolean
}

export function ExperimentList({ question, list, isEmpty }: Props) {
  if (isEmpty)
    return (
      <EmptyState title="Nessun esperimento">
        La configurazione in uso non ne contiene. Quando il servizio ne pubblica uno, compare qui entro pochi minuti.
      </EmptyState>
    )
  if (list.total === 0) {
    return (
      <>
        <ExperimentSearch text={question.text} />
        <EmptyState title="Nessun esperimento con questo nome" action={<ButtonLink href={routes.experiments}>Vedi tutti</ButtonLink>}>
          Prova con una parte del nome.
        </EmptyState>
      </>
    )
  }
  return (
    <>
      <ExperimentSearch text={question.text} />
      <p role="status">
        {list.total === 1 ? '1 esperimento' : `${numberText(list.total)} esperimenti`}
        {list.pageCount > 1 && `, pagina ${list.page} di ${list.pageCount}`}
      </p>
      {list.experiments.map((experiment) => (
        <ExperimentCard key={experiment.id} experiment={experiment} />
      ))}
      <Pagination page={list.page} pageCount={list.pageCount} hrefOf={(page) => listHref({ ...question, page })} />
    </>
  )
}

import type { ReactNode } from 'react'
import { StaffForm } from '@/components/dealer-area/StaffForm'
import { Button } from '@/components/ui/Button'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Icon } from '@/components/ui/icons/Icon'
import { Link } from '@/components/ui/Link'
import { dialled } from '@/lib/accounts/contact/callbacks/callback'
import { type Dealership, mayIn } from '@/lib/accounts/dealerships/dealership'
import type { DearLine, LeadLine, MorningTask, TaskCar } from '@/lib/accounts/morning/morning'
import { taskReasons, taskTitle } from '@/lib/accounts/morning/morning-words'
import { momentText, weekdayText } from '@/lib/kernel/italian/date-text'
import { dealerArea, dealerAreaHref, dealershipApi, importHref, leadHref } from '@/lib/kernel/routes/dealer-area'
import { euroText, numberText } from '@/lib/market/catalogue/number-text'
import { waitingText } from '@/lib/market/dealers/response-time'
import { differenceWords } from '@/lib/market/price-rating/price-words'
import { TaskCard, TaskLine } from './TaskCard'

type Form = { slug: string; csrf: string; mayChange: boolean; mayAnswer: boolean; at: string; picture(car: TaskCar): ReactNode }
type Props = Omit<Form, 'slug' | 'mayChange' | 'mayAnswer'> & { tasks: readonly MorningTask[]; dealership: Dealership }

/** What waits, each with the button that does it, for those who may. */
export function MorningTasks({ tasks, dealership, ...rest }: Props) {
  const form = {
    ...rest,
    slug: dealership.slug,
    mayChange: mayIn(dealership, 'changeStock'),
    mayAnswer: mayIn(dealership, 'answerLeads'),
  }
  return tasks.map((task) => (
    <TaskCard
      key={task.kind}
      sign={numberText(task.count)}
      tone={task.kind === 'leads' || task.kind === 'callbacks' ? 'urgent' : 'plain'}
      title={taskTitle(task)}
      why={taskReasons[task.kind]}
      action={actionOf(task, form)}
    >
      <Lines task={task} form={form} />
    </TaskCard>
  ))
}

/** What does all of a task, or where the rest of it stands. */
function actionOf(task: MorningTask, { slug, mayChange }: Form): ReactNode | undefined {
  if (task.kind === 'prices' && mayChange && task.count > 1)
    return <Link href={pricesHref(slug)}>Scegli tutti e {countWords[task.count] ?? numberText(task.count)}</Link>
  if (task.kind !== 'photos' || !mayChange) return task.count > task.lines.length ? <AllOf task={task} slug={slug} /> : undefined
  return (
    <ButtonLink href={dealerAreaHref(dealerArea.photos, slug)} variant="outline">
      Carica una cartella
    </ButtonLink>
  )
}

/** All that are over their band, with the price of each before it holds. */
function pricesHref(slug: string): string {
  const params = new URLSearchParams({ tutte: 'si', elenco: 'stato=published&prezzi=sopra', variazione: 'buono' })
  return dealerAreaHref(`${dealerArea.prices}?${params}`, slug)
}

const countWords: Readonly<Record<number, string>> = { 2: 'due', 3: 'tre', 4: 'quattro', 5: 'cinque' }
const stockOf = { prices: '?stato=published&prezzi=sopra', photos: '', ending: '' } as const
const ofBuyers: readonly MorningTask['kind'][] = ['leads', 'callbacks', 'questions']

/** Where the rest of a task stands. */
function AllOf({ task: { kind, count }, slug }: { task: MorningTask; slug: string }) {
  const path =
    kind === 'leads' || kind === 'callbacks' || kind === 'questions'
      ? dealerArea.leads
      : kind === 'imports'
        ? dealerArea.imports
        : `${dealerArea.vehicles}${stockOf[kind]}`
  return (
    <Link href={dealerAreaHref(path, slug)}>
      Guarda {ofBuyers.includes(kind) || kind === 'imports' ? 'tutte' : 'tutti'}: {numberText(count)}
    </Link>
  )
}

function Lines({ task, form }: { task: MorningTask; form: Form }) {
  switch (task.kind) {
    case 'leads':
      return task.lines.map((line, at) => <Lead key={line.id} line={line} isFirst={at === 0} form={form} />)
    case 'callbacks':
      return task.lines.map(({ id, name, phone, title, fromAt, toAt }) => (
        <TaskLine
          key={id}
          picture={<Icon name="phone" />}
          name={
            <>
              {name}, <a href={`tel:${dialled(phone)}`}>{phone}</a>
            </>
          }
          text={[title, `${momentText(fromAt)}–${momentText(toAt).slice(-5)}`].filter(Boolean).join(' · ')}
        >
          {form.mayAnswer && (
            <StaffForm
              action={dealershipApi.callbacks}
              csrf={form.csrf}
              slug={form.slug}
              hidden={{ azione: 'fatta', numero: String(id), da: 'oggi' }}
            >
              <Button type="submit" variant="outline" aria-label={`Richiamata fatta a ${name}`}>
                Richiamata fatta
              </Button>
            </StaffForm>
          )}
        </TaskLine>
      ))
    case 'prices':
      return task.lines.map((line) => <Dear key={line.car.id} line={line} form={form} />)
    case 'photos':
      return task.lines.map(({ car }) => (
        <TaskLine key={car.id} picture={<Icon name="camera" />} name={<CarName car={car} />} text={priced(car)}>
          {form.mayChange && (
            <StaffForm action={dealershipApi.drafts} csrf={form.csrf} slug={form.slug} hidden={{ annuncio: String(car.id), passo: 'foto' }}>
              <Button type="submit" variant="outline" aria-label={`Carica le foto di ${car.title}`}>
                Carica le foto
              </Button>
            </StaffForm>
          )}
        </TaskLine>
      ))
    case 'imports':
      return task.lines.map(({ id, fileName, questions }) => (
        <TaskLine key={id} picture={<Icon name="download" />} name={fileName} text={questionsText(questions)}>
          {form.mayChange && (
            <ButtonLink href={importHref(id, form.slug)} variant="outline" aria-label={`Rispondi sull’importazione di ${fileName}`}>
              Rispondi
            </ButtonLink>
          )}
        </TaskLine>
      ))
    case 'questions':
      return task.lines.map(({ replyId, buyer, title, facts }) => (
        <TaskLine key={replyId} picture={<Icon name="question" />} name={title} text={`${buyer} chiede: ${facts.join(', ').toLowerCase()}`}>
          {form.mayAnswer && (
            <ButtonLink href={leadHref(replyId, form.slug)} variant="outline" aria-label={`Rispondi alle domande di ${buyer}, ${title}`}>
              Rispondi
            </ButtonLink>
          )}
        </TaskLine>
      ))
    case 'ending':
      return task.lines.map(({ car, endsAt }) => (
        <TaskLine key={car.id} picture={form.picture(car)} name={<CarName car={car} />} text={`Finisce ${weekdayText(endsAt)}`}>
          {form.mayChange && <Press form={form} azione="rinnova" car={car} label="Rinnova" says={`Rinnova ${car.title}`} />}
        </TaskLine>
      ))
  }
}

function questionsText(questions: number | null): string {
  if (questions === null) return 'Controlla le colonne e parti con la prova'
  if (questions === 0) return 'La prova è pronta: guarda e conferma'
  return questions === 1 ? 'Una riga da guardare' : `${numberText(questions)} righe da guardare`
}

const priced = ({ priceCents }: TaskCar) => (priceCents === null ? 'prezzo su richiesta' : euroText(priceCents))

function CarName({ car: { href, title } }: { car: TaskCar }) {
  return <Link href={href}>{title}</Link>
}

function Lead({ line: { id, buyer, title, words, since, car }, isFirst, form }: { line: LeadLine; isFirst: boolean; form: Form }) {
  const minutes = (new Date(form.at).getTime() - new Date(since).getTime()) / 60_000
  return (
    <TaskLine
      picture={car === null ? <Icon name="mail" /> : form.picture(car)}
      name={`${buyer}, ${title}`}
      text={`Da ${waitingText(minutes)} · «${words}»`}
    >
      {form.mayAnswer && (
        <ButtonLink href={leadHref(id, form.slug)} variant={isFirst ? 'cta' : 'outline'} aria-label={`Rispondi a ${buyer}, ${title}`}>
          Rispondi
        </ButtonLink>
      )}
    </TaskLine>
  )
}

function Dear({ line: { car, daysOnline, estimateEuro, prices }, form }: { line: DearLine; form: Form }) {
  const online =
    daysOnline === 0 ? 'online da oggi' : daysOnline === 1 ? 'online da 1 giorno' : `online da ${numberText(daysOnline)} giorni`
  const { percent } = differenceWords(car.priceCents ?? 0, estimateEuro)
  return (
    <TaskLine
      picture={form.picture(car)}
      name={
        <>
          <CarName car={car} />, {priced(car)}
        </>
      }
      text={`${percent} · ${online} · stima ${numberText(estimateEuro)}`}
    >
      {form.mayChange && (
        <>
          {prices.ordinaryEuro !== null && <SetPrice form={form} car={car} label="Media" euro={prices.ordinaryEuro} />}
          {prices.goodEuro !== null && <SetPrice form={form} car={car} label="Buon Prezzo" euro={prices.goodEuro} />}
        </>
      )}
    </TaskLine>
  )
}

function SetPrice({ form, car, label, euro }: { form: Form; car: TaskCar; label: string; euro: number }) {
  return (
    <Press
      form={form}
      azione="prezzo"
      car={car}
      label={`${label}: ${numberText(euro)}`}
      says={`${label}: ${numberText(euro)} euro per ${car.title}`}
      more={{ prezzo: String(euro), visto: String(car.priceCents ?? '') }}
      isQuiet={label === 'Media'}
    />
  )
}

type PressProps = {
  form: Form
  azione: string
  car: TaskCar
  label: string
  says: string
  more?: Readonly<Record<string, string>>
  isQuiet?: boolean
}

/** A button that does what it says at once, as plain HTML. */
function Press({ form: { slug, csrf }, azione, car, label, says, more = {}, isQuiet = false }: PressProps) {
  return (
    <StaffForm action={dealershipApi.morning} csrf={csrf} slug={slug} hidden={{ azione, numero: String(car.id), ...more }}>
      <Button type="submit" variant={isQuiet ? 'quiet' : 'outline'} size="sm" aria-label={says}>
        {label}
      </Button>
    </StaffForm>
  )
}

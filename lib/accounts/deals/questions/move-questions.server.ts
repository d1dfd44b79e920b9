import { ValidationError } from 'yup'
import type { Outcome, Press } from '@/lib/accounts/deals/deal-action.server'
import { findTransition } from '@/lib/accounts/deals/find-transition'
import { type Deal, obstacleOf } from '@/lib/accounts/deals/open-deal.server'
import { nameOf, say } from '@/lib/accounts/deals/say.server'
import { changeReviewed } from '@/lib/accounts/moderation/change-reviewed.server'
import type { Db } from '@/lib/kernel/db/db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { listText } from '@/lib/kernel/italian/list-text'
import { invalidField } from '@/lib/kernel/validation/fields'
import { findPublicAd } from '@/lib/market/ads/ad-queries.server'
import { everyUnsaidFact } from '@/lib/market/ads/page/unsaid-facts'
import type { AdValues } from '@/lib/market/ads/write-ad.server'
import { type AskedFact, findAskedFact, questionFields, unknownAnswer, unknownText } from './asked-facts'
import { firstInspectionText } from './first-inspection'
import { askingText, type Question, thingsText } from './question'
import { answerQuestion, insertQuestions, listQuestions } from './questions.server'
import { readAnswer } from './read-answer.server'

/** The blanks of an ad that a buyer can ask for. `known`: what need not be asked, since it follows from the rest; null where nothing does. */
export async function findBlanks(db: Db, adId: number, now = new Date()): Promise<{ blanks: AskedFact[]; known: string | null }> {
  const found = await findPublicAd(db, adId)
  if (!found) return { blanks: [], known: null }
  return { blanks: everyUnsaidFact(found.ad).flatMap(({ name }) => findAskedFact(name) ?? []), known: firstInspectionText(found.ad, now) }
}

/** Asks for what an ad leaves out, in one message. What was asked before is not asked again. */
export async function askBlanks(db: Db, deal: Deal, names: readonly string[], { party, now }: Press): Promise<Outcome> {
  const obstacle = await obstacleOf(db, deal)
  if (obstacle !== null || deal.adId === null) return { refusal: `${obstacle ?? ''} La domanda non è partita.`.trim() }
  if (party.side !== 'buyer') return { refusal: 'Le domande sull’annuncio le fa chi compra.' }
  if (names.length === 0) return { refusal: 'Scegli che cosa vuoi sapere.' }
  const known = new Set((await listQuestions(db, deal.id)).flatMap(({ fact, state }) => (state === 'lapsed' ? [] : [fact])))
  const asked = (await findBlanks(db, deal.adId)).blanks.filter(({ name }) => names.includes(name) && !known.has(name))
  if (asked.length === 0) return { notice: 'Già chiesto, o già scritto nell’annuncio: guarda la conversazione.' }
  const text = `${askingText}${asked.map(({ question }) => question).join(' ')}`
  const messageId = await say(db, deal, party, text, {
    subject: `Una domanda su ${deal.title}`,
    lead: `${nameOf('buyer', deal)} chiede ${thingsText(asked.length)} su «${deal.title}»: l’annuncio non lo dice. Si risponde con un tocco, e la risposta completa l’annuncio.`,
    button: 'Rispondi con un tocco',
  })
  await insertQuestions(db, { replyId: deal.id, messageId, facts: asked.map(({ name }) => name), now })
  return { notice: `Abbiamo chiesto: ${listText(asked.map(({ title }) => title.toLowerCase()))}. Ti scriviamo appena c’è una risposta.` }
}

type Answered = { question: Question; fact: AskedFact; text: string; values: AdValues | null; isUnknown: boolean }
/** What the form of a card sent, by the names of its fields. */
type Sent = Readonly<Record<string, string>>

/** Answers what was asked, all of it or a part. The answers fill the ad, as its seller declares them, unless they are for this buyer alone. */
export async function answerBlanks(
  db: Db,
  deal: Deal,
  { sent, isPrivate }: { sent: Sent; isPrivate: boolean },
  { party, now }: Press,
): Promise<Outcome> {
  const obstacle = await obstacleOf(db, deal)
  if (obstacle !== null || deal.adId === null) return { refusal: `${obstacle ?? ''} La risposta non è partita.`.trim() }
  if (party.side !== 'seller') return { refusal: 'Risponde chi vende.' }
  const questions = await listQuestions(db, deal.id)
  const given = readSent(questions, sent, now)
  const waiting = given.filter(({ question, isUnknown }) =>
    findTransition('question', { move: isUnknown ? 'answerUnknown' : 'answer', from: question.state, by: 'other' }),
  )
  if (waiting.length === 0)
    return given.length > 0
      ? { notice: 'Già fatto: la tua risposta è partita.' }
      : { refusal: 'Rispondi almeno a una domanda, anche «Non lo so».' }
  for (const { question, text, values, isUnknown } of waiting)
    await answerQuestion(
      db,
      question.id,
      isUnknown
        ? { state: 'unknown', answer: null, isPrivate: false }
        : { state: 'answered', answer: text, isPrivate: isPrivate || values === null },
      now,
    )
  const values: AdValues = isPrivate ? {} : Object.fromEntries(waiting.flatMap((one) => Object.entries(one.values ?? {})))
  const isFilled = Object.keys(values).length > 0
  const isHeld = isFilled && (await fillAd(db, deal.adId, values))
  const [words, name] = [waiting.map(({ fact, text }) => `${fact.title}: ${text}`).join('\n'), nameOf('seller', deal)]
  await say(db, deal, party, words, {
    subject: `Risposta su ${deal.title}`,
    lead: `${name} risponde a ${thingsText(waiting.length)} che avevi chiesto su «${deal.title}».${isFilled && !isHeld ? ' Ora lo dice anche l’annuncio.' : ''}`,
    button: 'Apri la conversazione',
  })
  return { notice: noticeOf(deal.name, { isFilled, isHeld }) }
}

function noticeOf(buyer: string, { isFilled, isHeld }: { isFilled: boolean; isHeld: boolean }): string {
  if (isHeld) return `Risposta inviata a ${buyer}. L’annuncio cambia dopo un controllo, che di solito dura poco.`
  return isFilled ? `Risposta inviata a ${buyer}: ora lo dice anche l’annuncio.` : `Risposta inviata, solo a ${buyer}.`
}

/** What was answered, also of questions that wait no longer. Faults are refused together. */
function readSent(questions: readonly Question[], sent: Sent, now: Date): Answered[] {
  const faults: ValidationError[] = []
  const answered = questions.flatMap((question): Answered[] => {
    const fact = findAskedFact(question.fact)
    if (!fact || question.state === 'lapsed') return []
    const fields = questionFields(fact.name)
    const typed = (sent[fields.answer] ?? '').trim()
    if (typed === unknownAnswer || (sent[fields.unknown] ?? '') !== '')
      return [{ question, fact, text: unknownText.toLowerCase(), values: null, isUnknown: true }]
    if (typed === '') return []
    const read = readAnswer(fact, typed, now)
    if ('fault' in read) {
      faults.push(invalidField(fields.answer, `${fact.title}: ${read.fault}`))
      return []
    }
    return [{ question, fact, ...read, isUnknown: false }]
  })
  if (faults.length > 0) throw new ValidationError(faults)
  return answered
}

/** Writes what its seller declares into a locked ad, by the way of every change. True where it waits for a moderator. */
async function fillAd(db: Db, adId: number, values: AdValues): Promise<boolean> {
  const [ad] = await db<{ ownerId: number | null; dealerId: number | null }[]>`select owner_id, dealer_id from ad where id = ${adId}`
  if (!ad) throw new AppError('notFound', 'no such ad')
  return changeReviewed(db, { adId, ownerId: ad.dealerId === null ? ad.ownerId : null }, values)
}

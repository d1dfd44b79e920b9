import { placeIn } from '@/lib/accounts/selling/drafts/photo-schemas'
import { addDraftPhoto, type DraftRequest, listDraftPhotos } from '@/lib/accounts/selling/drafts/photos-of-draft.server'
import { env } from '@/lib/kernel/config/env.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { consumeRateLimit, rateLimits } from '@/lib/kernel/rate-limits/rate-limits.server'
import { draftApi, sellPath } from '@/lib/kernel/routes/routes'
import { photoStore } from '@/lib/market/photos/open-photo-store.server'
import { type DraftPhoto, maxPhotoBytes, maxPhotos } from '@/lib/market/photos/photo'
import { byFileName } from '@/lib/market/photos/photo-order'
import { incomingFolder } from '@/lib/market/photos/photo-store.server'
import { draftHolder } from '@/lib/server/http/draft-holder.server'
import { isExpected, isNavigation } from '@/lib/server/http/error-response.server'
import { doneOutcome, failedOutcome, outcomeCookie } from '@/lib/server/http/form-outcome.server'
import type { RequestContext } from '@/lib/server/http/request-context.server'
import { requireCsrfToken } from '@/lib/server/http/request-guards.server'
import { type ReceivedFile, receiveFiles } from './receive-files.server'

/** Takes in the photographs of a form, each by itself, or the one that is the body. A browser without script goes back to the page, which says what became of each; a script gets the photograph, or what is wrong with it. */
export async function receivePhotos(call: RequestContext): Promise<DraftPhoto | undefined> {
  const draft = { id: call.request.query['id'], holder: await draftHolder(call) }
  await listDraftPhotos(call.db, draft) // before anything is read
  const reception = {
    folder: incomingFolder(),
    maxFileBytes: maxPhotoBytes,
    maxFiles: maxPhotos,
    admit: (fields: ReadonlyMap<string, string>) =>
      requireCsrfToken(call.request.headers['x-csrf-token'] ?? fields.get('_csrf'), call.request.cookies, env().siteUrl),
  }
  if (isNavigation(call.request))
    return backToPage(call, draft, () => receiveFiles(call.request, reception, (files) => addEach(call, draft, files)))
  return receiveFiles(call.request, reception, async ([file, ...more]) => {
    if (!file || more.length > 0) throw new AppError('invalid', 'not one file')
    return add(call, draft, { ...file, place: placeIn(call.request.query['posto']) })
  })
}

async function add(call: RequestContext, draft: DraftRequest, file: ReceivedFile & { place?: number | undefined }): Promise<DraftPhoto> {
  await consumeRateLimit(call.db, rateLimits.photoFromAddress, call.address())
  return addDraftPhoto(call.db, photoStore(), draft, file)
}

type Reception = { added: number; refused: { name: string; text: string }[] }

async function addEach(call: RequestContext, draft: DraftRequest, files: readonly ReceivedFile[]): Promise<Reception> {
  const result: Reception = { added: 0, refused: [] }
  for (const file of byFileName(files)) {
    try {
      await add(call, draft, file)
      result.added += 1
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      result.refused.push({ name: file.name, text: error.shownText ?? 'Troppe foto in poco tempo: riprova tra qualche minuto.' })
    }
  }
  return result
}

async function backToPage({ response }: RequestContext, { id }: DraftRequest, receive: () => Promise<Reception>): Promise<undefined> {
  const form = draftApi.photos(String(id))
  const outcome = await receive().then(
    (result) => outcomeOf(form, result),
    (error: unknown) => {
      if (!isExpected(error)) throw error
      return failedOutcome(error, { form })
    },
  )
  response.appendHeader('Set-Cookie', outcomeCookie(outcome, env().siteUrl))
  response.writeHead(303, { Location: sellPath(String(id), 'foto') }).end()
}

/** Faults that fit into the cookie that brings them to the page. */
const maxListed = 8

function outcomeOf(form: string, { added, refused }: Reception) {
  const said = added === 1 ? '1 foto caricata.' : `${added} foto caricate.`
  if (refused.length === 0) return added === 0 ? failedOutcome(nothingChosen, { form }) : doneOutcome(form, said)
  const faults = refused.slice(0, maxListed).map(({ name, text }) => `«${name}» non caricata: ${text}`)
  const more = refused.length > maxListed ? [`Altre ${refused.length - maxListed} non caricate.`] : []
  return failedOutcome(
    new AppError('invalid', 'refused files', { shownText: [...(added > 0 ? [said] : []), ...faults, ...more].join('\n') }),
    { form },
  )
}

const nothingChosen = new AppError('invalid', 'no file', { shownText: 'Scegli almeno una foto.' })

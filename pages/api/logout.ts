import type { NextApiRequest, NextApiResponse } from 'next'
import { posts, routes } from '@/lib/kernel/routes/routes'
import { api } from '@/lib/server/http/api.server'
import { sendErrorResponse, sendMethodNotAllowed } from '@/lib/server/http/error-response.server'
import { formPost } from '@/lib/server/http/form-post.server'
import { createRequestContext, type RequestContext } from '@/lib/server/http/request-context.server'
import { smallPage } from '@/lib/server/http/small-page.server'

export const config = { api: { bodyParser: false } }

const answer = api({
  POST: formPost({ form: posts.logout, page: routes.home }, async (call) => {
    await call.endSession()
    return { next: routes.home }
  }),
})

/** A GET ends no session: it asks a logged-in visitor to confirm. */
export default async function logOut(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  if (request.method !== 'GET') return void (await answer(request, response))
  try {
    sendMethodNotAllowed(request, response, 'POST', await openedPage(createRequestContext(request, response)))
  } catch (error) {
    sendErrorResponse(error, request, response)
  }
}

async function openedPage(call: RequestContext): Promise<string> {
  if (await call.findSession()) return askPage(await call.csrfToken())
  return smallPage('Sei già fuori', '<p>In questo browser non c’è un account aperto.</p>')
}

function askPage(csrf: string): string {
  return smallPage(
    'Vuoi uscire?',
    `<form method="post" action=${posts.logout}><input type="hidden" name="_csrf" value="${csrf}"><button>Esci</button></form>`,
  )
}

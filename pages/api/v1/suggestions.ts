import { object, string } from 'yup'
import { categorySlugs } from '@/lib/market/catalogue/category'
import { maxSentenceLength } from '@/lib/market/search/sentence/tokens'
import { suggestWhileTyping } from '@/lib/market/search/suggestions/typing-suggestions.server'
import { api } from '@/lib/server/http/api.server'

export const config = { api: { bodyParser: false } }

const querySchema = object({
  query: string().max(maxSentenceLength).required(),
  category: string().oneOf(categorySlugs).default('auto'),
})

export default api({
  async GET({ db, readQuery, response }) {
    const { query, category } = await readQuery(querySchema)
    const suggestions = await suggestWhileTyping(db, query, category)
    response.setHeader('Cache-Control', 'public, max-age=60')
    return suggestions
  },
})

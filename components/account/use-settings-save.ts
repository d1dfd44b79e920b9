import type { FormikHelpers } from 'formik'
import type { Values } from '@/components/form/form-context'
import { refreshPage } from '@/lib/kernel/browser/refresh-page'
import { notify, openLogin } from '@/lib/kernel/browser/site-events'
import { HttpError } from '@/lib/server/http/fetch-json'
import { readNotice } from '@/lib/server/http/read-response'
import { postJson } from '@/lib/server/http/with-csrf'

/**
 * Saves a form of the private area: confirms it, empties the form and refreshes the page from the stored data. `onAnswer` shows the whole answer
 * itself: no notification then covers what is shown once.
 */
export function useSettingsSave(path: string, csrf: string, title: string, onAnswer?: (answer: unknown) => void) {
  return async (values: Values, helpers: FormikHelpers<Values>) => {
    try {
      const answer = await postJson(path, { csrf, body: values })
      if (onAnswer) onAnswer(answer)
      else notify({ name: title, description: readNotice(answer), variant: 'success' })
    } catch (error) {
      if (error instanceof HttpError && error.status === 401) openLogin()
      throw error
    }
    await refreshPage()
    helpers.resetForm()
  }
}

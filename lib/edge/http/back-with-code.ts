import { mailCodeIn } from '@/lib/kernel/routes/mail-code'

/** The page a mail's link leads to, still with the code of that link. */
export function backWithCode(page: string): (body: Record<string, unknown>) => string {
  return (body) => {
    const code = mailCodeIn(body)
    return code === '' ? page : `${page}?codice=${code}`
  }
}

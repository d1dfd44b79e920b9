import { AppError } from '@/lib/kernel/errors/app-error'
import { adIdFrom } from '@/lib/kernel/routes/routes'

/** The id in an address such as /post/{id}/reply; what cannot be one leads nowhere. */
export function idIn({ id }: Partial<Record<string, string | string[]>>): number {
  const found = adIdFrom(id)
  if (found === undefined) throw new AppError('notFound', 'not an id')
  return found
}

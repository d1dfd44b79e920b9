import { AppError } from '@/lib/errors/app-error'

/** The id in an address such as /post/{id}/reply; what cannot be one leads nowhere. */
export function idIn({ id }: Partial<Record<string, string | string[]>>): number {
  if (typeof id !== 'string' || !/^[1-9]\d{0,14}$/.test(id)) throw new AppError('notFound', 'not an id')
  return Number(id)
}

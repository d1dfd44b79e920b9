export type User = {
  id: number
  email: string
  displayName: string
  phone: string
  role: 'user' | 'dealer' | 'marketing'
  confirmedAt: Date | null
  hasPassword: boolean
}

/** What makes two spellings of an e-mail one person. Letters that only look alike stay different. */
export function emailKey(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase().normalize('NFKC')
}

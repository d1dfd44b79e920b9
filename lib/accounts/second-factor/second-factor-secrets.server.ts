import { decryptSecret, encryptSecret, type SecretColumn } from '@/lib/kernel/secrets/secret-box.server'
import { newSecret } from './one-time-code.server'

/** The secrets of apps. When the key is lost, nobody's app gives right codes any more; recovery codes do. */
export const secondFactorSecrets: SecretColumn = { table: 'second_factor', column: 'secret', key: 'user_id', replacement: newSecret }

export const encryptAppSecret = (userId: number, secret: string): string => encryptSecret(secondFactorSecrets, userId, secret)
export const decryptAppSecret = (userId: number, stored: string): string => decryptSecret(secondFactorSecrets, userId, stored)

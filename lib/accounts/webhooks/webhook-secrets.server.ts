import { decryptSecret, type SecretColumn } from '@/lib/kernel/secrets/secret-box.server'

/** An address may hold a key of the program it leads to. */
export const addressColumn: SecretColumn = { table: 'dealer_webhook', column: 'address', key: 'dealer_id' }
export const secretColumn: SecretColumn = { table: 'dealer_webhook', column: 'secret', key: 'dealer_id' }
export const webhookSecrets: readonly SecretColumn[] = [addressColumn, secretColumn]

export const webhookAddress = (dealerId: number, stored: string): string => decryptSecret(addressColumn, dealerId, stored)
export const webhookSecret = (dealerId: number, stored: string): string => decryptSecret(secretColumn, dealerId, stored)

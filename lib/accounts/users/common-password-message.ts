/** Apart from the rules, which no browser needs. */
export const commonPasswordMessage = 'Questa password è troppo facile da indovinare. Scegline un’altra.'

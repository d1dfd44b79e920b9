/** How the provider behaves for somebody: a token of another application, a token out of date, a slow Graph API … */
export type FailureMode = 'no-email' | 'other-app' | 'expired' | 'revoked' | 'other-person' | 'slow' | 'error' | 'down'
export type Person = { key: string; id: string; name: string; email: string; trouble?: FailureMode; note: string }

/** Invented people to log in as; each shows one thing that may happen. */
export const people: Person[] = [
  { key: 'giulia', id: '100000000000001', name: 'Giulia Bianchi', email: 'giulia.bianchi@esempio.it', note: 'tutto regolare' },
  { key: 'marco', id: '100000000000002', name: 'Marco Esposito', email: 'marco.esposito@esempio.it', note: 'tutto regolare' },
  {
    key: 'senza-email',
    id: '100000000000003',
    name: 'Elena Ricci',
    email: '',
    trouble: 'no-email',
    note: 'non permette di leggere l’e-mail',
  },
  {
    key: 'altra-app',
    id: '100000000000004',
    name: 'Paolo Greco',
    email: 'paolo.greco@esempio.it',
    trouble: 'other-app',
    note: 'il token è di un’altra applicazione',
  },
  {
    key: 'scaduto',
    id: '100000000000005',
    name: 'Sara Costa',
    email: 'sara.costa@esempio.it',
    trouble: 'expired',
    note: 'il token è scaduto',
  },
  {
    key: 'revocato',
    id: '100000000000006',
    name: 'Luca Fontana',
    email: 'luca.fontana@esempio.it',
    trouble: 'revoked',
    note: 'il token è stato revocato',
  },
  {
    key: 'scambio',
    id: '100000000000007',
    name: 'Anna Gallo',
    email: 'anna.gallo@esempio.it',
    trouble: 'other-person',
    note: 'il token è di un’altra persona',
  },
  {
    key: 'lento',
    id: '100000000000008',
    name: 'Davide Conti',
    email: 'davide.conti@esempio.it',
    trouble: 'slow',
    note: 'Facebook non risponde in tempo',
  },
  {
    key: 'errore',
    id: '100000000000009',
    name: 'Chiara Leone',
    email: 'chiara.leone@esempio.it',
    trouble: 'error',
    note: 'Facebook risponde con un errore',
  },
  {
    key: 'giu',
    id: '100000000000010',
    name: 'Fabio Serra',
    email: 'fabio.serra@esempio.it',
    trouble: 'down',
    note: 'la linea con Facebook cade',
  },
]

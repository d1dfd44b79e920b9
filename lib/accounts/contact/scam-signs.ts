/** Requests of a message that are typical of frauds. Shown to its recipient; the message is never held back. */
export type ScamSign = { kind: keyof typeof scamSignTexts; found: string }

export const scamSignTexts = {
  deposit: 'chiede soldi prima che vi siate visti',
  code: 'chiede un codice o una password',
  channel: 'vuole spostarsi su un altro canale',
  courier: 'parla di un corriere o di un incaricato',
  transfer: 'propone un pagamento che non si recupera',
  documents: 'chiede documenti o dati della carta',
  link: 'manda un link a un altro sito',
} as const

const money = '(?:acconto|caparra|anticipo|deposito|cauzione)'
const patterns: readonly (readonly [ScamSign['kind'], RegExp])[] = [
  [
    'deposit',
    new RegExp(`\\b(?:invi|mand|vers|fa(?:i|re|mmi)|paga|lasci|serve|chiedo|vorrei|bonific|ricaric)\\w*.{0,40}\\b${money}\\b`, 'i'),
  ],
  [
    'deposit',
    new RegExp(
      `\\b${money}\\b.{0,40}\\b(?:per bloccar|per prenotar|per tener|per fermar|subito|oggi|prima d|e poi|via bonifico|sul conto|con ricarica)`,
      'i',
    ),
  ],
  ['deposit', /\b(?:blocc|prenot|ferm)\w+.{0,30}\b(?:euro|€|bonifico|ricarica)/i],
  ['code', /\b(?:codice|otp|pin)\b.{0,40}\b(?:sms|ricev|arriv|mand|invi|verific|whatsapp|dimm|girami|conferm)/i],
  ['code', /\b(?:mand|invi|gira|dim|dam|comunic|inoltr)\w*.{0,30}\b(?:il codice|l['’]otp|il pin|la password|codice)\b/i],
  ['channel', /\b(?:telegram|whats ?app|wapp|signal|viber|messenger|skype|hangouts)\b/i],
  ['channel', /\b(?:scriv|rispond|contatt)\w*.{0,30}\b(?:mail|email|e-mail|@|indirizzo)\b/i],
  ['courier', /\b(?:corriere|trasportatore|spedizionier\w+|agenzia di trasport\w+|mio incaricato|un incaricato|mio agente|mio autista)\b/i],
  [
    'transfer',
    /\b(?:western union|moneygram|money gram|bitcoin|btc|usdt|criptovalut\w+|crypto|paysafe|steam|buon[oi] (?:amazon|regalo)|gift card|vaglia|ria money)\b/i,
  ],
  [
    'transfer',
    /\b(?:ricaric\w+|postepay|poste pay)\b.{0,40}\b(?:numero|carta|intestat|codice fiscale|subito|oggi)|\bricarica (?:su|della|la|sulla) (?:postepay|carta|prepagata)/i,
  ],
  ['transfer', /\blink\b.{0,15}\bpay ?pal|\b(?:paypal|pay pal)\b.{0,30}\b(?:amici|famil|link|mail|indirizzo)/i],
  [
    'documents',
    /\b(?:foto|copia|scansione|fronte e retro)\b.{0,30}\b(?:documento|carta d['’]identit|patente|passaporto|codice fiscale|carta di credito|bancomat)/i,
  ],
  ['documents', /\b(?:numero|dati|cvv|scadenza)\b.{0,20}\b(?:della carta|carta di credito|bancomat|del conto|iban e)/i],
  ['documents', /\b(?:mand|invi|dam)\w*.{0,30}\b(?:documento|carta d['’]identit|passaporto|iban)\b/i],
  ['link', /\bhttps?:\/\/\S+|\bwww\.\S+|\b[a-z0-9-]+\.(?:com|net|org|xyz|top|site|online|info|link|shop)(?:\/\S*)?/i],
]

/** Each kind once, with the words it was found by. */
export function scamSigns(text: string): ScamSign[] {
  const found = new Map<ScamSign['kind'], string>()
  for (const [kind, pattern] of patterns) {
    const [words] = pattern.exec(text) ?? []
    if (words !== undefined && !found.has(kind)) found.set(kind, words.trim())
  }
  return [...found].map(([kind, words]) => ({ kind, found: words }))
}

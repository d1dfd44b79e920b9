/** Enough to recognise one's own or to tell two apart, too little to write to: «f•••@g•••.it». */
export function maskEmail(email: string): string {
  const [name = '', host = ''] = email.split('@')
  return `${firstOf(name)}•••@${firstOf(host)}•••.${host.split('.').at(-1) ?? ''}`
}

function firstOf(text: string): string {
  return Array.from(text)[0] ?? ''
}

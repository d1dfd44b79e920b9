/** How a message ends; a question stands before it. */
const thanks = ' Grazie'

export function asks(message: string, question: string): boolean {
  return message.includes(question)
}

/** The message with one more question, whatever else was typed in it. */
export function withQuestion(message: string, question: string): string {
  if (asks(message, question)) return message
  const words = message.endsWith(thanks) ? message.slice(0, -thanks.length) : message
  return `${`${words} ${question}`.trimStart()}${words === message ? '' : thanks}`
}

export function withoutQuestion(message: string, question: string): string {
  return message.replace(` ${question}`, '').replace(question, '')
}

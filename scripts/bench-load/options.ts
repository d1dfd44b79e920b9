import { parseWords, refuse } from '../usage-error'

const usage = 'npm run bench:load -- [--seconds 10] [--rounds 2] [--connections 1,8,64,256] [--soak SECONDS]'
export type LoadOptions = { seconds: number; rounds: number; connections: number[]; soak: number }

/** A soak that is shorter says nothing. */
const shortestSoak = 120

export function readLoadOptions(words: string[]): LoadOptions {
  const { seconds, rounds, connections, soak } = parseWords(
    words,
    {
      seconds: { type: 'string', default: '10' },
      rounds: { type: 'string', default: '2' },
      connections: { type: 'string', default: '1,8,64,256' },
      soak: { type: 'string', default: '0' },
    },
    usage,
  )
  const soakSeconds = Number(soak)
  if (soakSeconds !== 0 && !(soakSeconds >= shortestSoak)) return refuse(`--soak vuole almeno ${shortestSoak} secondi.`, usage)
  return { seconds: positive(seconds), rounds: positive(rounds), connections: connections.split(',').map(positive), soak: soakSeconds }
}

function positive(text: string): number {
  const value = Number(text)
  return Number.isInteger(value) && value > 0 ? value : refuse('Servono numeri interi da 1 in su.', usage)
}

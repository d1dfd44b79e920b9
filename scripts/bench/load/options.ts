import { parseWords, refuse } from '@/scripts/usage-error'

const usage = 'npm run bench:load -- [--seconds 10] [--rounds 2] [--connections 1,8,64,256] [--soak SECONDS] [--warm-up 300]'
/** `warmUp`: the seconds before a soak in which caches fill, code is compiled and the heap finds its size. */
export type LoadOptions = { seconds: number; rounds: number; connections: number[]; soak: number; warmUp: number }

/** A soak that is shorter says nothing. */
const shortestSoak = 120

export function readLoadOptions(words: string[]): LoadOptions {
  const given = parseWords(
    words,
    {
      seconds: { type: 'string', default: '10' },
      rounds: { type: 'string', default: '2' },
      connections: { type: 'string', default: '1,8,64,256' },
      soak: { type: 'string', default: '0' },
      'warm-up': { type: 'string', default: '300' },
    },
    usage,
  )
  const soak = Number(given.soak)
  if (soak !== 0 && !(soak >= shortestSoak)) return refuse(`--soak vuole almeno ${shortestSoak} secondi.`, usage)
  return {
    seconds: positive(given.seconds),
    rounds: positive(given.rounds),
    connections: given.connections.split(',').map(positive),
    soak,
    warmUp: positive(given['warm-up']),
  }
}

function positive(text: string): number {
  const value = Number(text)
  return Number.isInteger(value) && value > 0 ? value : refuse('Servono numeri interi da 1 in su.', usage)
}

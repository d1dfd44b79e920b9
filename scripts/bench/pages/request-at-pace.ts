import { Agent, get } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { median, quantile } from './figures'
import { cacheStateOf } from './pages'

export type Asked = { path: string; headers: Record<string, string> }
/** `hits`: the share that came from finished pages. */
export type Paced = { answers: number; hits: number; p50Ms: number; p99Ms: number }

/** A machine slower than the pace gets a request per answer, and refuses nobody. */
const mostAtOnce = 6

/** Sends so many requests a second, as independent visitors do. Anything but 200 is a failure. */
export async function requestAtPace(url: string, next: () => Asked, { rate, seconds }: { rate: number; seconds: number }): Promise<Paced> {
  const agent = new Agent({ keepAlive: true })
  const startedAt = performance.now()
  const requests: Promise<Answered>[] = []
  const open = new Set<Promise<Answered>>()
  while (requests.length < rate * seconds) {
    const answer = answerOf(url, next(), agent)
    requests.push(answer)
    open.add(answer)
    void answer.finally(() => open.delete(answer))
    while (open.size >= mostAtOnce) await Promise.race(open)
    await delay(Math.max(0, startedAt + (requests.length * 1_000) / rate - performance.now()))
  }
  const answers = await Promise.all(requests)
  agent.destroy()
  const times = answers.map(({ ms }) => ms)
  return {
    answers: answers.length,
    hits: answers.filter(({ isHit }) => isHit).length / answers.length,
    p50Ms: median(times),
    p99Ms: quantile(times, 0.99),
  }
}

type Answered = { ms: number; isHit: boolean }

function answerOf(url: string, sent: Asked, agent: Agent): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now()
    const request = get(url + sent.path, { headers: sent.headers, agent }, (response) => {
      response.resume().once('end', () => {
        if (response.statusCode !== 200) return reject(new Error(`${sent.path} answers ${response.statusCode}`))
        const isHit = cacheStateOf(response.headers['server-timing']?.toString()) === 'hit'
        resolve({ ms: performance.now() - startedAt, isHit })
      })
    })
    request.once('error', (error) => {
      if (request.reusedSocket)
        resolve(answerOf(url, sent, agent)) // the server had ended it for being idle
      else reject(new Error(`${sent.path} is not answered: ${error.message}`))
    })
  })
}

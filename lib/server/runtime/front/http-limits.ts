/** All request limits of the server (sizes, times, concurrency), each with its reason. Rate limits per person and address: `rate-limits.server.ts`. */
export const httpLimits = {
  /** Connections, fewer than the 1,024 descriptors that many systems give a process, so that files and the database find some left. */
  connections: 900,
  /** A browser opens six. Many people may share an address, but none of them all of the server; a trusted proxy is not counted. */
  connectionsOfAddress: 400,
  /** The number from which on the address with the most connections loses one for each new one: three addresses alone cannot keep others out. */
  crowdedConnections: 700,
  /** Connections that may wait to be accepted, as far as the system allows. A client tries one beyond them again after one second, then after two more. With 511, the default of Node, 900 connections at once let others wait for three seconds. */
  backlog: 4_096,
  /** Ten browsers of one household or office. */
  fairConnections: 60,
  /** Long enough to read a refusal. */
  releaseMs: 800,
  /** Request line and headers together: the largest cookies of ours, twice. */
  headerBytes: 16_384,
  headerLines: 100,
  /** Every choice of every filter at once is half of it. */
  addressLength: 8_000,
  /** A client that sends headers more slowly holds a connection for nothing. */
  headersMs: 10_000,
  /** The largest body, 64 kB, at the speed of a bad mobile line. */
  requestMs: 30_000,
  /** Forty photographs of a form without script, on a good line; one of the largest on a bad one. */
  uploadMs: 300_000,
  /** How long nothing may move on a connection on which an answer is awaited or read. */
  silenceMs: 60_000,
  keepAliveMs: 5_000,
  /** How often the times above are checked. */
  checkMs: 2_000,
} as const

/** Headers that something reads, and which part of a long one stays; any other that is longer than `other` is left out. */
export const headerLengths = {
  /** The names of browsers within applications reach 400 characters. Next looks for robots by a pattern that takes the square of the length: a quarter of a second for 15 kB, several times a page. */
  'user-agent': { max: 512, keep: 'start' },
  referer: { max: 2_000, keep: 'start' },
  /** The proxies nearest to us write at the end. */
  'x-forwarded-for': { max: 1_000, keep: 'end' },
  /** Bounded by the length of all headers together. */
  cookie: { max: Infinity, keep: 'start' },
} as const satisfies Record<string, { max: number; keep: 'start' | 'end' }>
export const otherHeaderLength = 1_000

/** How many requests are worked on at once, by the event loop that they share. */
export const admissionLimits = {
  /** One thread renders the pages: more at once makes each slower and none sooner. */
  atOnce: 6,
  /** How many begin in one turn of the event loop. */
  perTurn: 1,
  /** Requests of one address alone, and while others send some: a client with hundreds of connections has hardly a larger share than they. */
  ofOneAlone: 4,
  ofOneInCompany: 2,
  /** How long others count as company after their request. */
  companyMs: 1_000,
  /** Two seconds of pages on one core. Later requests are refused at once. */
  waiting: 128,
  /** The longest wait. On a slow or busy machine only as many requests may wait as are answered in this time. */
  waitMs: 5_000,
  /** The pace is an average over this number of answers. */
  paceAnswers: 8,
  /** No rendering takes so long: the process stood still, and what has waited meanwhile, such as the scripts of a page, need not be refused. */
  pauseMs: 1_000,
  retryAfterSeconds: 2,
  /** How often the event loop is looked at, and from which share on it is busy. */
  lookMs: 50,
  busyShare: 0.9,
  /** When the event loop is not busy and no request has ended for this time, they wait for something stuck, such as a lock: others may pass them for a while. */
  stuckMs: 500,
  passingMs: 2_000,
} as const

/** Requests of one address that are begun in one turn of the event loop. Eight cached pages let others wait for a few milliseconds; a browser has six connections. */
export const startsPerTurn = 8

/** The limits of requests that bring files: most of the time they wait for their sender and take nothing from the pages. */
export const uploadLimits = {
  ...admissionLimits,
  atOnce: 12,
  ofOneAlone: 6,
  ofOneInCompany: 3,
  waiting: 48,
  waitMs: 60_000,
  /** Uploads are slow because of their lines: they do not count as stuck. */
  stuckMs: 300_000,
} as const

/** The limits of batches of events: they wait for the database, and those that wait at the same time are written in one transaction. */
export const eventLimits = {
  ...admissionLimits,
  atOnce: 32,
  perTurn: 16,
  ofOneAlone: 32,
  ofOneInCompany: 16,
} as const

/** How refusals are sent, so that refusing does not become the work. */
export const refusalLimits = {
  /** Refusals, more than a page with broken links needs. */
  perSecond: 20,
  heldMs: 2_000,
} as const

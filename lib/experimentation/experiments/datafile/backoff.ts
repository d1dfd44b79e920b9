const waitsSeconds = [0, 8, 16, 32, 64, 128, 256, 512]
const maxJitterMs = 1_000

/** Exponential backoff with jitter after consecutive failures. `random` is between 0 and 1. */
export function backoffMs(failures: number, random: () => number): number {
  if (failures === 0) return 0
  const seconds = waitsSeconds[Math.min(failures, waitsSeconds.length - 1)] ?? 0
  return seconds * 1_000 + Math.round(random() * maxJitterMs)
}

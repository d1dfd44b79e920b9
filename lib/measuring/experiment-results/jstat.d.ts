declare module 'jstat' {
  export const jStat: {
    normal: { cdf(x: number, mean: number, deviation: number): number; inv(p: number, mean: number, deviation: number): number }
    chisquare: { cdf(x: number, degreesOfFreedom: number): number }
  }
}

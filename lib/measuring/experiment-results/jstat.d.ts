declare module 'jstat' {
  /** Its names are found by bundlers alone: the jobs run in plain Node. */
  const jStat: {
    normal: { cdf(x: number, mean: number, deviation: number): number; inv(p: number, mean: number, deviation: number): number }
    chisquare: { cdf(x: number, degreesOfFreedom: number): number }
  }
  export default jStat
}

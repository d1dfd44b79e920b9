declare module 'jstat' {
  /** The default export: its names are found by bundlers alone, and the jobs run in plain Node. */
  const jStat: {
    normal: { cdf(x: number, mean: number, deviation: number): number; inv(p: number, mean: number, deviation: number): number }
    studentt: { cdf(x: number, degreesOfFreedom: number): number; inv(p: number, degreesOfFreedom: number): number }
    gammaln(x: number): number
  }
  export default jStat
}

const cvPerKw = 1.35962

/** kW and CV are one fact in two units: stored in whole kW, shown in both. */
export function kwToCv(kw: number): number {
  return Math.round(kw * cvPerKw)
}

export function cvToKw(cv: number): number {
  return Math.round(cv / cvPerKw)
}

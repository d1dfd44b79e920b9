const cvPerKw = 1.35962

/** kW and CV are one fact in two units: stored in whole kW, shown in both. */
export function kwToCv(kw: number): number {
  return Math.round(kw * cvPerKw)
}

export function cvToKw(cv: number): number {
  return Math.round(cv / cvPerKw)
}

/** The smallest kW that shows as at least so many CV. */
export function kwAtLeast(cv: number): number {
  const near = cvToKw(cv)
  return [near - 1, near, near + 1].find((kw) => kwToCv(kw) >= cv) ?? near
}

/** The greatest kW that shows as at most so many CV. */
export function kwAtMost(cv: number): number {
  const near = cvToKw(cv)
  return [near + 1, near, near - 1].find((kw) => kwToCv(kw) <= cv) ?? near
}

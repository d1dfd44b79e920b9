/** The page of a model of cars. */
export function modelPath(make: string, model: string): string {
  return `/auto/${make}/${model}`
}

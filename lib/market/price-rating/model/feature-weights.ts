// Amounts that `npm run bench:price` judges: they change how close estimates come to prices, and no rule.

/** Bends of the curves of age, in years, and of kilometres, in thousands. */
export const ageKnots = [0, 0.5, 1, 2, 3, 4, 5, 6.5, 8, 10, 12, 15, 20, 40] as const
export const kmKnots = [0, 5, 15, 30, 50, 75, 100, 130, 170, 220, 600] as const
/** How many vehicles have to say the same before half of an effect is believed. */
export const penalties = {
  fact: 1,
  curve: 0.1,
  make: 0.5,
  model: 0.25,
  crossed: 6,
  words: 12,
  wordsOfOne: 16,
  slope: 3,
  kmSlope: 5,
  place: 20,
} as const

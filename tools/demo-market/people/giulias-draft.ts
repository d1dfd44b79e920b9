/** The id of the draft that Giulia has begun: the page of the demo leads to it. */
export const giuliasDraft = '0d6c2f1e-5a3b-4c7d-9e80-1f2a3b4c5d6e'

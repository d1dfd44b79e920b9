/** What a build puts in the place of `GlobalStyles`: they stand in its stylesheet. */
export const GlobalStyles = () => null

/** Replaces `GlobalStyles` in a build, whose stylesheet has them. */
export const GlobalStyles = () => null

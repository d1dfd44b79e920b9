/** A target of 44 px around an icon, whatever element it is. */
export const iconButtonStyle = `
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
`

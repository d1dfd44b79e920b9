import { Global } from '@emotion/react'
import { bodyFont, displayFont } from './fonts'
import { fontNames, globalStyles } from './global'

/** Styles for development and tests: a build has them in its stylesheet, and `extraction/no-global-styles.ts` here. */
export const GlobalStyles = () => <Global styles={[fontNames(bodyFont, displayFont), globalStyles]} />

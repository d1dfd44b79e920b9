/** Whom to tell that a page cannot be used. */
export const accessibilityContact = 'accessibilita@ingrana.it'

/** Whom to tell that something can be attacked. */
export const securityContact = 'sicurezza@ingrana.it'

/** Whom to ask for another look at what was decided about messages. */
export const appealContact = 'ricorsi@ingrana.it'

/** Whom to ask about personal data. */
export const privacyContact = 'privacy@ingrana.it'

/** Advice of the Italian postal police for buying on line. */
export const securityAdvice = 'https://www.commissariatodips.it/'

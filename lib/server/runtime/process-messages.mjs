// Plain JavaScript, because `npm start` needs it before TypeScript can run.

/** What processes that serve say to the one that looks after them, and it to them: that they can be sent requests; every second that their event loop turns; that they shall end. */
export const readyMessage = 'ready'
export const beatMessage = 'beat'
export const retireMessage = 'retire'

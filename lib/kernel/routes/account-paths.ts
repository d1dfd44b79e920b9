/** What the button that takes a deletion back asks, by the link of the mail or logged in. */
export const keepAccountPath = '/api/v1/account-deletion/cancel'

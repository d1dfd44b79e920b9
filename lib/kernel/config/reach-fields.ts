import { string } from 'yup'

/** How people are reached besides by mail. */
export const reachFields = {
  WEB_PUSH_PUBLIC_KEY: string().matches(/^[\w-]{87}$/, '${path} must be a key of web push, 87 letters of base64url'),
  WEB_PUSH_PRIVATE_KEY: string().matches(/^[\w-]{43}$/, '${path} must be a key of web push, 43 letters of base64url'),
  SMS_URL: string().test(
    'url',
    '${path} is not an https:// address',
    (text) => text === undefined || (/^https:\/\//.test(text) && URL.canParse(text)),
  ),
  SMS_TOKEN: string(),
  SMS_SENDER: string()
    .matches(/^([A-Za-z\d ]{1,11}|\+?\d{3,15})$/, '${path} must be up to eleven letters, or a number')
    .default('Ingrana'),
}

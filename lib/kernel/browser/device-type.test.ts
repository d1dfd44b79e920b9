import { expect, test } from 'vitest'
import { deviceTypeOf } from './device-type'

test.each([
  { expected: 'unknown', agent: undefined, why: 'no user agent' },
  { expected: 'unknown', agent: '', why: 'an empty user agent' },
  {
    expected: 'unknown',
    agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/118.0.0.0 Safari/537.36',
    why: 'Windows',
  },
  {
    expected: 'unknown',
    agent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 13_6) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15',
    why: 'Mac',
  },
  { expected: 'unknown', agent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', why: 'a robot' },
  {
    expected: 'mobile',
    agent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
    why: 'iPhone',
  },
  {
    expected: 'mobile',
    agent: 'Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/118.0.0.0 Mobile Safari/537.36',
    why: 'Android phone',
  },
  { expected: 'mobile', agent: 'Mozilla/5.0 (Android 13; Mobile; rv:109.0) Gecko/118.0 Firefox/118.0', why: 'Firefox on an Android phone' },
  { expected: 'mobile', agent: 'Opera/9.80 (J2ME/MIDP; Opera Mini/9.80) Presto/2.5.25 Version/10.54', why: 'Opera Mini' },
  {
    expected: 'tablet',
    agent: 'Mozilla/5.0 (Linux; Android 12; SM-X906C) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/118.0.0.0 Safari/537.36',
    why: 'Android without the word Mobile',
  },
  {
    expected: 'tablet',
    agent: 'Mozilla/5.0 (Android 13; Tablet; rv:109.0) Gecko/118.0 Firefox/118.0',
    why: 'Firefox on an Android tablet',
  },
  {
    expected: 'tablet',
    agent: 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148 Safari/604.1',
    why: 'iPad, which says Mobile too',
  },
  {
    expected: 'tablet',
    agent: 'Mozilla/5.0 (Linux; Android 9; KFMAWI) AppleWebKit/537.36 (KHTML, like Gecko) Silk/108.4 like Chrome/108.0 Safari/537.36',
    why: 'Fire tablet',
  },
])('the device type of $why is $expected', ({ agent, expected }) => {
  expect(deviceTypeOf(agent)).toBe(expected)
})

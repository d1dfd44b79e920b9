import { expect, test } from 'vitest'
import { deviceName } from './device-name'

test.each([
  {
    shown: 'Chrome su Windows',
    agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/118.0.0.0 Safari/537.36',
  },
  {
    shown: 'Edge su Windows',
    agent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/118.0.0.0 Safari/537.36 Edg/118.0.2088.46',
  },
  {
    shown: 'Safari su iPhone',
    agent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
  },
  {
    shown: 'Chrome su Android',
    agent: 'Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/118.0.0.0 Mobile Safari/537.36',
  },
  { shown: 'Firefox su Linux', agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:109.0) Gecko/20100101 Firefox/118.0' },
  {
    shown: 'Safari su Mac',
    agent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 13_6) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15',
  },
  { shown: 'Dispositivo sconosciuto', agent: '' },
  { shown: 'Dispositivo sconosciuto', agent: 'curl/8.0' },
])('«$agent» is shown as «$shown»', ({ agent, shown }) => {
  expect(deviceName(agent)).toBe(shown)
})

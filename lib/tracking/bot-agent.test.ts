import { expect, test } from 'vitest'
import { isBotAgent } from './bot-agent'

test.each([
  { agent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', isBot: true },
  {
    agent:
      'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/118.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    isBot: true,
  },
  { agent: 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', isBot: true },
  { agent: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)', isBot: true },
  { agent: 'curl/8.5.0', isBot: true },
  { agent: 'python-requests/2.31.0', isBot: true },
  { agent: '', isBot: true },
  { agent: undefined, isBot: true },
  {
    agent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/118.0.0.0 Safari/537.36',
    isBot: false,
  },
  {
    agent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
    isBot: false,
  },
  { agent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:120.0) Gecko/20100101 Firefox/120.0', isBot: false },
  { agent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36', isBot: true },
])('«$agent» is a bot: $isBot', ({ agent, isBot }) => {
  expect(isBotAgent(agent)).toBe(isBot)
})

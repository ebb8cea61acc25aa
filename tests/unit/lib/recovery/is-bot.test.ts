import { expect, it } from 'vitest';
import { isBot } from '#lib/recovery/is-bot.ts';

it.each([
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)',
  'Mozilla/5.0 (compatible; YandexBot/3.0)',
  'facebookexternalhit/1.1',
  'WhatsApp/2.23',
  'Baiduspider+(+http://www.baidu.com/search/spider.htm)',
  'Mozilla/5.0 Chrome/140 Safari/537.36 Chrome-Lighthouse',
])('%s is a machine', (userAgent) => expect(isBot(userAgent)).toBe(true));

it.each([
  undefined,
  '',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  'Mozilla/5.0 (Linux; Android 14; CUBOT X70) AppleWebKit/537.36 Chrome/140 Mobile Safari/537.36',
])('%s is no machine', (userAgent) => expect(isBot(userAgent)).toBe(false));

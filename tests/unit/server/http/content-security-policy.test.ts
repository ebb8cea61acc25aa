import { expect, test } from 'vitest';
import {
  basicSecurityPolicy,
  contentSecurityPolicy,
  loadsAnalytics,
  showsVideos,
} from '#server/http/content-security-policy.ts';

test('a document runs scripts of its origin and its own inline ones, and is framed as everything else is', () => {
  const policy = contentSecurityPolicy({ analytics: false, frames: [] }, ["'sha256-a'", "'sha256-b'"]);
  expect(policy.split('; ')).toEqual([
    ...basicSecurityPolicy.split('; '),
    "script-src 'self' 'sha256-a' 'sha256-b'",
    "frame-src 'self'",
  ]);
  expect(basicSecurityPolicy).toContain("frame-ancestors 'self'");
});

test('only a document that loads analytics may', () => {
  const html = '<html><head><meta name="google-analytics" content="G-AB12CD34EF"/></head></html>';
  const policy = contentSecurityPolicy({ analytics: loadsAnalytics(html), frames: [] }, []);
  expect(policy).toContain("script-src 'self' https://www.googletagmanager.com");
  expect(contentSecurityPolicy({ analytics: loadsAnalytics('<p>google-analytics</p>'), frames: [] }, [])).not.toContain(
    'https:',
  );
});

test('frames are those of the own origin, and of video players where the site has videos', () => {
  const policyOf = (frames: string[]) => contentSecurityPolicy({ analytics: false, frames }, []);
  expect(policyOf([])).toMatch(/; frame-src 'self'$/);
  expect(policyOf(['https://player.test'])).toContain("frame-src 'self' https://player.test");
  expect(showsVideos('<meta name="video-players" content="x"/>')).toBe(true);
  expect(showsVideos('<p>video-players</p>')).toBe(false);
});

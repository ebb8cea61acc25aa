import { expect, test } from 'vitest';
import { basicSecurityPolicy, contentSecurityPolicy, loadsAnalytics } from '#server/http/content-security-policy.ts';

test('a document runs scripts of its origin and its own inline ones, and is framed as everything else is', () => {
  const policy = contentSecurityPolicy({ analytics: false }, ["'sha256-a'", "'sha256-b'"]);
  expect(policy.split('; ')).toEqual([...basicSecurityPolicy.split('; '), "script-src 'self' 'sha256-a' 'sha256-b'"]);
  expect(basicSecurityPolicy).toContain("frame-ancestors 'self'");
});

test('only a document that loads analytics may', () => {
  const html = '<html><head><meta name="google-analytics" content="G-AB12CD34EF"/></head></html>';
  const policy = contentSecurityPolicy({ analytics: loadsAnalytics(html) }, []);
  expect(policy).toContain("script-src 'self' https://www.googletagmanager.com");
  expect(contentSecurityPolicy({ analytics: loadsAnalytics('<p>google-analytics</p>') }, [])).not.toContain('https:');
});

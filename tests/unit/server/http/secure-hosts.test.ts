import { expect, it } from 'vitest';
import { createSecureHosts } from '#server/http/secure-hosts.ts';

it('makes links https for hosts that are reached by https, and for no others', () => {
  const { add, secure } = createSecureHosts();
  add('League.example:443');
  add(undefined);
  add('/?');
  expect(secure('http://league.example')).toBe('https://league.example');
  expect(secure('http://other.example')).toBe('http://other.example');
  expect(secure('https://other.example')).toBe('https://other.example');
});

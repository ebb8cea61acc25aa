// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { finishGoogleLogin } from '#lib/account/google-login.ts';

const started = { state: 'the-state', nonce: 'the-nonce', search: '?domain=https%3A%2F%2Fclub.example' };
const tokenWith = (nonce: string) => `head.${btoa(JSON.stringify({ nonce }))}.signature`;

function comeBack(fragment: Record<string, string>) {
  window.history.replaceState(null, '', `/en/auth/login#${new URLSearchParams(fragment)}`);
}

beforeEach(() => sessionStorage.setItem('google-login', JSON.stringify(started)));

describe('the answer of Google', () => {
  it('is a token, once, and the page has its address back', () => {
    comeBack({ state: 'the-state', id_token: tokenWith('the-nonce') });
    expect(finishGoogleLogin()).toBe(tokenWith('the-nonce'));
    expect(window.location.href).toMatch(/\/en\/auth\/login\?domain=https%3A%2F%2Fclub\.example$/);
    comeBack({ state: 'the-state', id_token: tokenWith('the-nonce') });
    expect(finishGoogleLogin()).toBeNull();
  });

  it.each([
    ['of another state', { state: 'other', id_token: tokenWith('the-nonce') }],
    ['of another login', { state: 'the-state', id_token: tokenWith('other') }],
    ['of no form', { state: 'the-state', id_token: 'nonsense' }],
    ['without a token', { state: 'the-state', error: 'access_denied' }],
  ])('is nothing %s', (_, fragment) => {
    comeBack(fragment);
    expect(finishGoogleLogin()).toBeNull();
  });

  it('is nothing where this window has not asked', () => {
    sessionStorage.clear();
    comeBack({ state: 'the-state', id_token: tokenWith('the-nonce') });
    expect(finishGoogleLogin()).toBeNull();
    expect(window.location.hash).not.toBe('');
  });
});

import { describe, expect, it, vi } from 'vitest';
import { siteBehindFront } from './site-behind.ts';

describe('the rendering of a page that has changed', () => {
  it('is one for all who ask, whatever else changes meanwhile', async () => {
    const { get, change, changes, answerWith, asked } = await siteBehindFront();
    await get('/en/clubs');
    change('page:/clubs');
    const { promise: until, resolve } = Promise.withResolvers<void>();
    answerWith(() => ({ until }));
    const waiting = [get('/en/clubs')];
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    for (let number = 0; number < 10; number += 1) {
      changes.mark([`game:${number}`]);
      waiting.push(get('/en/clubs'));
      // Answered after the one before, since both take the same way.
      await get('/en/seasons', { host: 'further.test' });
    }
    resolve();
    for (const answer of await Promise.all(waiting)) expect(answer.page).toBe('one.test/en/clubs v2');
    expect(asked).toHaveLength(2);
  });

  it('is another one for who asks after a further change of the page, be it of what that has not shown before', async () => {
    const { get, change, answerWith, asked } = await siteBehindFront();
    await get('/en/clubs');
    change('page:/clubs');
    const { promise: until, resolve } = Promise.withResolvers<void>();
    answerWith(() => ({ until, headers: { 'x-courtside-tags': 'page:/clubs,club:new' } }));
    const early = get('/en/clubs');
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    change('club:new');
    const late = get('/en/clubs');
    await get('/en/seasons', { host: 'further.test' });
    change('page:/clubs');
    const latest = get('/en/clubs');
    await vi.waitFor(() => expect(asked).toHaveLength(3));
    resolve();
    const pages = await Promise.all([early, late, latest]);
    expect(pages.map(({ page }) => page)).toEqual(['v2', 'v4', 'v4'].map((version) => `one.test/en/clubs ${version}`));
  });
});

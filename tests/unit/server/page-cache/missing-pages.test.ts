import { describe, expect, it } from 'vitest';
import { siteBehindFront } from './site-behind.ts';

describe('unknown addresses', () => {
  it('have one page per language and tenant', async () => {
    const { get, asked } = await siteBehindFront();
    for (let number = 0; number < 20; number += 1) {
      expect(await get(`/en/nothing-${number}`)).toMatchObject({ status: 404, page: 'one.test/en/not-found v1' });
    }
    expect((await get('/sr/nothing')).page).toBe('one.test/sr/not-found v1');
    expect((await get('/missing.png')).page).toBe('one.test/en/not-found v1');
    expect(asked).toHaveLength(2);
  });

  it('of unknown hosts share one page', async () => {
    const { get, asked } = await siteBehindFront();
    for (let number = 0; number < 20; number += 1) {
      expect((await get('/en', { host: `made-up-${number}.test` })).status).toBe(404);
    }
    expect(asked).toHaveLength(1);
  });

  it('of made-up things are not rendered and not kept', async () => {
    const { get, asked, store } = await siteBehindFront();
    for (let number = 0; number < 50; number += 1) {
      const answer = await get(`/en/clubs/made-up-${number}`);
      expect(answer).toMatchObject({ status: 404, page: 'one.test/en/not-found v1' });
    }
    expect(asked).toEqual(['one.test/en/not-found']);
    expect(store.size.pages).toBe(1);
  });

  it('are asked for once, until something changes', async () => {
    const { get, existing, change, answerWith } = await siteBehindFront();
    await get('/en/clubs/made-up');
    await get('/en/clubs/made-up');
    expect(existing).toHaveLength(1);
    change('clubs:one');
    await get('/en/clubs/made-up');
    expect(existing).toHaveLength(2);
    answerWith(() => ({}));
  });

  it('whose page turns out to be missing are rendered once, until something changes', async () => {
    const { get, asked, answerWith, change } = await siteBehindFront();
    answerWith(({ path }) => (path === '/en/clubs/quiet' ? { status: 404, body: '' } : {}));
    for (let round = 0; round < 3; round += 1) expect((await get('/en/clubs/quiet')).status).toBe(404);
    expect(asked).toEqual(['one.test/en/clubs/quiet', 'one.test/en/not-found']);
    answerWith(() => ({}));
    change('clubs:one');
    expect((await get('/en/clubs/quiet')).status).toBe(200);
  });

  it('are a document to who asks for a part, so that the browser loads it', async () => {
    const { get } = await siteBehindFront();
    const answer = await get('/en/clubs/made-up', { rsc: '1' });
    expect(answer).toMatchObject({ status: 404, page: 'one.test/en/not-found v1' });
    expect(answer.headers['content-type']).toContain('text/html');
  });
});

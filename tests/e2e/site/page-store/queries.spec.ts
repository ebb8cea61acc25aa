import { ask, isKept } from '#tests/e2e/support/ask.ts';
import { expect, siteTest as test } from '#tests/e2e/support/test.ts';

const queries = [
  '?utm_source=newsletter',
  '?fbclid=x&gclid=y',
  '?',
  '?&&=&=',
  `?x=${'y'.repeat(4000)}`,
  '?%',
  '?%00',
  '?__proto__=1&constructor=2',
  '?__nextLocale=sr&__nextDataReq=1&nxtPtenant=club.localhost&nxtPlocale=sr',
  '?tenant=club.localhost&locale=sr',
  '?/../../sr',
];

test('a query makes no other page, and no other entry of the store', async ({ baseURL, demo }) => {
  const url = `${baseURL}/en/seasons/${demo.season}`;
  await ask(url);
  const page = await ask(url);
  for (const query of queries) {
    const answer = await ask(`${url}${query}`);
    expect([query, answer.status, answer.text === page.text]).toEqual([query, 200, true]);
    expect([query, isKept(answer)]).toEqual([query, true]);
  }
});

test('paths that are written otherwise are never another page', async ({ baseURL, demo }) => {
  const league = `/en/seasons/${demo.season}/leagues/${demo.league}`;
  const { text } = await ask(`${baseURL}${league}`);
  const hostile = [
    `${league}/`,
    league.replace('/leagues', '//leagues'),
    league.replace('/leagues', '/./leagues'),
    league.replace('/leagues', '/../seasons/x/leagues'),
    league.replace('leagues', '%6Ceagues'),
    `${league}%2Fcalendar`,
    `${league}%00`,
    `${league};x`,
    `${league}.json`,
    `${league}.rsc`,
    `/localhost${league}`,
    `/club.localhost${league}`,
    `//club.localhost${league}`,
    '/_next/data/x/en.json',
  ];
  for (const path of hostile) {
    const answer = await ask(`${baseURL}${path}`);
    expect([path, answer.status < 500]).toEqual([path, true]);
    if (answer.status === 200) expect([path, answer.text.includes('Nišavski zmajevi</title>')]).toEqual([path, false]);
    expect((await ask(`${baseURL}${league}`)).text).toBe(text);
  }
});

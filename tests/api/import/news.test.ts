import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { paths } from '#lib/paths.ts';
import { galleries } from '#server/db/schema/galleries.ts';
import { importNews } from '#server/feeds/publications/import-news.ts';
import { insertGames } from '#tests/fixtures/small-games.ts';
import { insertSmallLeague, type SmallLeague } from '#tests/fixtures/small-league.ts';
import { type ImportBench, openImportBench } from './support/import-bench.ts';
import { listeningReport } from './support/listening-report.ts';
import { readWebsite } from './support/read-website.ts';

let bench: ImportBench;
let ids: SmallLeague;
let host: string;
let number = 0;
beforeAll(async () => {
  bench = await openImportBench();
});
afterAll(() => bench.close());
beforeEach(async () => {
  number += 1;
  host = `news-${number}.test`;
  ids = await insertSmallLeague(bench.database.db, `news-${number}`, [host]);
  await mkdir(path.join(bench.folder, String(number)));
});

const scopeOf = ({ tenantId }: SmallLeague) => ({ db: bench.database.db, tenantId, timeZone: 'Europe/Belgrade' });
const write = (name: string, content: string | Buffer) => bench.file(`${number}/${name}`, content);

async function run(place = path.join(bench.folder, String(number))) {
  const { report, told } = listeningReport();
  return { counts: await importNews(scopeOf(ids), { place }, report), told };
}

const read = (address: string) => readWebsite(bench, { host }, address);

const own = `---
title: "Kup: finale"
lead: Sava je pobednik.
date: 2025-11-20 21:30
author: Ana Anić
credit: Foto klub
cover: cover.png
gallery: slike
about: [/clubs/alfa, https://liga.example/sr/players/player-a-1, /seasons/2025-26/leagues/first-league/best-players]
---
Tekst **velikog** finala.

![Dvorana](cover.png)

<script>alert(1)</script>
`;
const picture = () =>
  sharp({ create: { width: 60, height: 30, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();

test('an article comes in with translations, cover, gallery and what it is about', async () => {
  await write('kup-finale.md', own);
  await write('kup-finale.ru.md', '---\ntitle: Финал\n---\nТекст');
  await write('cover.png', await picture());
  await bench.database.db.insert(galleries).values({ tenantId: ids.tenantId, slug: 'slike', title: {} });
  const { counts, told } = await run();
  expect(told.problems).toEqual([]);
  expect(counts).toEqual({ created: 1, changed: 0, unchanged: 0, failed: 0 });

  const article = await read('news/kup-finale?locale=sr');
  expect(article).toMatchObject({
    title: 'Kup: finale',
    language: 'sr',
    languages: ['sr', 'ru'],
    author: 'Ana Anić',
    publishedAt: '2025-11-20T20:30:00.000Z',
    coverSize: { width: 60, height: 30 },
    coverCredit: 'Foto klub',
    clubs: [{ slug: 'alfa' }],
    players: [{ slug: 'player-a-1' }],
    leagues: [{ slug: 'first-league' }],
  });
  expect(article.body).toContain('<strong>velikog</strong>');
  expect(article.body).toMatch(/<img src="\/api\/v2\/website\/assets\/[\w-]{22}" alt="Dvorana" width="60" height="30"/);
  expect(article.body).not.toContain('script');
  expect(await read('news/kup-finale?locale=ru')).toMatchObject({ title: 'Финал', lead: '', body: '<p>Текст</p>' });
});

test('the same files again change nothing; corrected ones take their place', async () => {
  const file = await write(
    'vest.md',
    '---\ntitle: Vest\ndate: 2025-11-20\nabout: [/clubs/alfa, /clubs/beta]\n---\nTekst',
  );
  expect((await run()).counts).toMatchObject({ created: 1 });
  expect((await run(file)).counts).toEqual({ created: 0, changed: 0, unchanged: 1, failed: 0 });
  await write('vest.md', '---\ntitle: Vest\ndate: 2025-11-20\nabout: [/clubs/beta]\n---\nTekst');
  expect((await run()).counts).toMatchObject({ changed: 1 });
  expect(await read('news/vest?locale=sr')).toMatchObject({ clubs: [{ slug: 'beta' }] });
});

test('without a date it is a draft that nobody sees', async () => {
  await write('nacrt.md', '---\ntitle: Nacrt\n---\nTekst');
  expect((await run()).told.notices).toEqual([expect.stringContaining('draft')]);
  await expect(read('news/nacrt?locale=sr')).rejects.toThrow('404');
});

test('a game is named by its address, in a round or in a duel', async () => {
  await insertGames(bench.database.db, ids);
  const { items } = await read('games?when=finished&locale=sr');
  for (const kind of ['round', 'playoff']) {
    const game = items.find(({ address }: { address: { kind: string } }) => address.kind === kind);
    const about = `/en${paths.game(game.address, 'play-by-play')}`;
    await write(`${kind}.md`, `---\ntitle: Igra\ndate: 2025-11-20\nabout: [${about}]\n---\n`);
    expect((await run()).told.problems).toEqual([]);
    expect(await read(`news/${kind}?locale=sr`)).toMatchObject({ games: [{ id: game.id }] });
  }
});

test.each([
  [
    'no-keys.md',
    'Tekst',
    'no-keys.md, line 1: the file does not begin with keys between two lines of ---; begin it with',
  ],
  ['broken.md', '---\ntitle: Kup: finale\n---\n', 'broken.md, line 2: '],
  [
    'misspelt.md',
    '---\ntitle: A\nautor: Ana\n---\n',
    'misspelt.md, line 3, autor: there is no such key; did you mean "author"',
  ],
  ['untitled.md', '---\ndate: 2025-11-20\n---\n', 'untitled.md, line 2, title: it is missing; see docs/import.md'],
  ['day.md', '---\ntitle: A\ndate: 20.11.2025\n---\n', 'day.md, line 3, date: expected a day such as 2026-10-03'],
  [
    'club.md',
    '---\ntitle: A\nabout: [/clubs/nobody]\n---\n',
    'club.md, about "/clubs/nobody": There is no club "nobody"; copy the address',
  ],
  [
    'page.md',
    '---\ntitle: A\nabout: [/documents]\n---\n',
    'page.md, about "/documents": this is no page that news can be about',
  ],
  ['cover.md', '---\ntitle: A\ncover: gone.jpg\n---\n', 'gone.jpg: there is no such file; check the name'],
  [
    'gallery.md',
    '---\ntitle: A\ngallery: gone\n---\n',
    'gallery.md, gallery "gone": there is no such gallery; import its photos first',
  ],
  ['Velika_Slova.md', '---\ntitle: A\n---\n', 'Velika_Slova.md: its name is no part of an address; name it with'],
])('what is wrong in %s is named with place and cure, and the others come in', async (name, content, problem) => {
  await write(name, content);
  await write('dobra.md', '---\ntitle: Dobra\ndate: 2025-11-20\n---\n');
  const { counts, told } = await run();
  expect(told.problems).toEqual([expect.stringContaining(problem)]);
  expect(counts).toMatchObject({ created: 1, failed: 1 });
  expect((await read('news?locale=sr')).items.map(({ slug }: { slug: string }) => slug)).toContain('dobra');
});

test('a translation may not say again what is the same in all languages', async () => {
  await write('vest.md', '---\ntitle: Vest\ndate: 2025-11-20\n---\n');
  await write('vest.en.md', '---\ntitle: News\ndate: 2025-11-21\n---\n');
  expect((await run()).told.problems).toEqual([
    expect.stringContaining('vest.en.md, line 3, date: there is no such key'),
  ]);
});

test('what is no picture is refused as a cover', async () => {
  await write('vest.md', '---\ntitle: Vest\ncover: cover.png\n---\n');
  await write('cover.png', 'no picture');
  expect((await run()).told.problems).toEqual([
    expect.stringMatching(/cover\.png: this is no picture .*; save it as JPEG/),
  ]);
});

test('an article of one tenant is not that of another with the same name', async () => {
  await write('vest.md', '---\ntitle: Vest\ndate: 2025-11-20\n---\n');
  await run();
  const first = host;
  host = 'news-neighbour.test';
  ids = await insertSmallLeague(bench.database.db, 'news-neighbour', [host]);
  await write('vest.md', '---\ntitle: Druga\ndate: 2025-11-20\n---\n');
  expect((await run()).counts).toMatchObject({ created: 1 });
  host = first;
  expect(await read('news/vest?locale=sr')).toMatchObject({ title: 'Vest' });
});

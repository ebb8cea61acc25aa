import { describe, expect, it } from 'vitest';
import { createRandom } from '#server/demo/simulate/random.ts';
import { createSlugs, idOf } from '#server/demo/world/identity.ts';
import { createNamePool } from '#server/demo/world/people/name-pool.ts';
import { russianLatin, serbianCyrillic } from '#server/demo/world/people/transliterate.ts';
import { slugOf } from '#server/league/names/slug.ts';

describe('names of the demo', () => {
  it('are written in Serbian Cyrillic with its double letters', () => {
    expect(serbianCyrillic('Đorđe Džakula')).toBe('Ђорђе Џакула');
    expect(serbianCyrillic('Ognjen Ljubičić')).toBe('Огњен Љубичић');
  });

  it('are written in Latin letters from Russian', () => {
    expect(russianLatin('Фёдор Щербаков')).toBe('Fedor Shcherbakov');
  });

  it('keep the native form beside the Latin one', () => {
    const draw = createNamePool(createRandom('names'));
    const { firstName, names } = draw('RU');
    expect(firstName).toMatch(/^[A-Z][a-z]+$/);
    expect(names.ru?.firstName).toMatch(/^[А-ЯЁ][а-яё]+$/);
    expect(draw('RS').names['sr-Cyrl']?.lastName).toMatch(/^[Ѐ-ӿ]+$/);
  });

  it('never come twice', () => {
    const draw = createNamePool(createRandom('names'));
    const drawn = Array.from({ length: 60 }, () => draw('SI')).map(
      ({ firstName, lastName }) => `${firstName} ${lastName}`,
    );
    expect(new Set(drawn).size).toBe(60);
  });

  it('make addresses of plain letters, each once', () => {
    expect(slugOf('Đorđe Šarić')).toBe('djordje-saric');
    expect(slugOf('CB Ribera Logroño')).toBe('cb-ribera-logrono');
    const slugFor = createSlugs();
    expect([slugFor('Luka Kovač'), slugFor('Luka Kovać')]).toEqual(['luka-kovac', 'luka-kovac-2']);
  });

  it('give the same id for the same thing', () => {
    expect(idOf('club/una')).toBe(idOf('club/una'));
    expect(idOf('club/una')).not.toBe(idOf('club/faro'));
  });
});

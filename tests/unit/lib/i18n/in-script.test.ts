import { describe, expect, it } from 'vitest';
import { inScript } from '#lib/i18n/in-script.ts';
import { locales } from '#lib/i18n/locales.ts';

describe('a name in the script of a language', () => {
  it.each([
    ['Đorđe Džakula', 'Джордже Джакула'],
    ['Njegovan Ljubičić', 'Негован Любичич'],
    ['Andrija Jeremić', 'Андрия Еремич'],
    ['KK Vukovi', 'КК Вукови'],
    ['Emir Bjelica II', 'Эмир Белица II'],
    ['Béziers', 'Безье'],
    ['James Wright', 'Джеймс Райт'],
    ['Cameron Caldwell', 'Кэмерон Колдуэлл'],
    ['Óscar O’Shea', 'Оскар О’Ши'],
    ['Jean-Paul N’Diaye', 'Жан-Пол Н’Диайе'],
    ['Dvorana Lepenica', 'Дворана Лепеница'],
    ['КК «Шумадийски вукови»', 'КК «Шумадийски вукови»'],
  ])('is Cyrillic in Russian: %s', (name, written) => {
    expect(inScript('ru', name)).toBe(written);
  });

  it('is Latin in Serbian, with its own letters', () => {
    expect(inScript('sr', 'Ђорђе Џакула')).toBe('Đorđe Džakula');
    expect(inScript('sr', 'Фёдор Щербаков')).toBe('Fjodor Ščerbakov');
    expect(inScript('sr', 'ЉУБИЧИЋ')).toBe('LJUBIČIĆ');
  });

  it('is Latin in the other languages, Russian names as they are written abroad', () => {
    expect(inScript('en', 'Сергей Жуков')).toBe('Sergey Zhukov');
    expect(inScript('fr', 'Љубиша Ђокић')).toBe('Ljubiša Đokić');
  });

  it('never mixes two scripts, and does not change when written again', () => {
    for (const locale of locales) {
      for (const name of ['Vuk Шарић', 'Besançon', 'Mäkinen Øyvind', 'Nuñez 3x3', 'Пётр O’Neal']) {
        const written = inScript(locale, name);
        expect(/\p{Script=Latin}/u.test(written) && /\p{Script=Cyrillic}/u.test(written), written).toBe(false);
        expect(inScript(locale, written)).toBe(written);
      }
    }
  });
});

import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '#lib/i18n/locales.ts';
import { flatten, listFiles, readFile } from './read-messages.ts';

const textsOf = (locale: Locale) =>
  new Map(
    listFiles(locale).flatMap((file) =>
      flatten(readFile(locale, file), `${file.replace('.json', '')}.`).map(([key, text]) => [key, text] as const),
    ),
  );
const texts = Object.fromEntries(locales.map((locale) => [locale, textsOf(locale)])) as Record<
  Locale,
  Map<string, string>
>;

function repeated(entries: [key: string, text: string][]): string[] {
  const counts = Map.groupBy(entries, ([, text]) => text);
  return [...counts.values()].filter((same) => same.length > 1).map((same) => same.map(([key]) => key).join(' = '));
}

const entriesOf = (locale: Locale, keys: RegExp) => [...texts[locale]].filter(([key]) => keys.test(key));

/** Labels that a reader sees beside each other. */
const labelGroups = {
  'the navigation': /^navigation\.[a-zA-Z]+$/,
  'the tabs of a game': /^navigation\.gameTabs\./,
  'the tabs of a league and the schedule': /^navigation\.(leagueTabs\.|schedule$)/,
  'the tabs of a team': /^navigation\.teamTabs\./,
  'the tabs of a player': /^navigation\.playerTabs\./,
  'the tabs of the history': /^navigation\.historyTabs\./,
  'the columns of standings':
    /^statistics\.(games|wins|losses|winShare|gamesBehind|classificationPoints|pointsFor|pointsAgainst|difference|streak)\.abbr$/,
  'the columns of player statistics':
    /^statistics\.(?!classificationPoints|difference|pointsFor|pointsAgainst|rank|number|playerCount|position)[a-zA-Z]+\.abbr$/,
  'the columns of a list of players': /^statistics\.(rank|position|possessions|player|playerCount|team)\.abbr$/,
  'the names of positions': /^positions\..*\.name$/,
  'the codes of positions': /^positions\..*\.short$/,
};

/** Keys that name one thing, and so have one text. */
const sameThings = [
  ['navigation.gameTabs.playByPlay', 'player.playByPlay'],
  ['navigation.schedule', 'schedule.title'],
  ['navigation.leagueTabs.fantasy', 'navigation.gameTabs.fantasy'],
  ['navigation.leagueTabs.playoff', 'standings.outcomes.playoff'],
  ['player.shots', 'team-stats.shots'],
  ['entity.periodScores', 'graphics.byPeriod', 'team-stats.periods'],
  ['entity.form.wonLetter', 'player.wonLetter'],
  ['entity.form.lostLetter', 'player.lostLetter'],
  ['statistics.offensiveReboundShare.abbr', 'chart.factors.offensiveReboundShare.name'],
  ['statistics.turnoverShare.abbr', 'chart.factors.turnoverShare.name'],
  ['statistics.effectiveFieldGoalShare.abbr', 'chart.factors.effectiveFieldGoalShare.name'],
] as const;

/** Second words for one idea, and forms of address that are not used. */
const unused: Record<Locale, RegExp> = {
  en: /\bhall\b/i,
  sr: /prekršaj|faul|osvojen\w* lopt|po četvrtinama/i,
  sl: /prekrš(k|ek)|obdobj|postav[aeio]\b|fantazija|\bfantasy\b|po četrtinah/i,
  es: /(?<!\p{L})(tu|tus|tuyo|tuya|tú|ti|contigo|puedes|quieres|tienes|elige|inténtalo)(?!\p{L})/iu,
  fr: /(?<!\p{L})(tu|tes|toi)(?!\p{L})|play-offs|relégation/iu,
  ru: /ход игры/i,
};

describe.each(locales)('the wording in %s', (locale) => {
  it.each(Object.entries(labelGroups))('has no label twice among %s', (_, keys) => {
    const labels = entriesOf(locale, keys);
    expect(labels.length).toBeGreaterThan(1);
    expect(repeated(labels)).toEqual([]);
  });

  it('has one text for one thing', () => {
    for (const keys of sameThings) {
      const labels = keys.map((key) => texts[locale].get(key));
      expect(labels[0], keys[0]).toBeDefined();
      expect(new Set(labels), keys.join(' = ')).toHaveProperty('size', 1);
    }
  });

  it('has no second word for an idea, and addresses readers in one form', () => {
    expect([...texts[locale]].filter(([, text]) => unused[locale].test(text))).toEqual([]);
  });

  it('separates the points of a score by a dash', () => {
    expect([...texts[locale]].filter(([, text]) => /\}:\{/.test(text))).toEqual([]);
  });

  it('repeats no word', () => {
    const doubled = /(?<![\p{L}’'])(\p{L}{2,}) \1(?!\p{L})/iu;
    const allowed = 'vous vous';
    expect([...texts[locale]].filter(([, text]) => doubled.test(text.replaceAll(allowed, '')))).toEqual([]);
  });
});

it('puts a narrow no-break space before : ; ! ? and inside « » in French', () => {
  const loose = /(?<!\u202f)[;!?»]|«(?!\u202f)|(?<!\u202f|\d):|(?<=\d):(?!\d)/u;
  expect([...texts.fr].filter(([, text]) => loose.test(text))).toEqual([]);
});

it('writes the codes of positions in Cyrillic letters in Russian', () => {
  for (const [key, code] of entriesOf('ru', labelGroups['the codes of positions'])) {
    expect(code, key).toMatch(/^\p{Script=Cyrillic}+$/u);
  }
});

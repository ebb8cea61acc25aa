import { realSeason } from '#tests/fixtures/fantasy-season/play-real-season.ts';
import { measureEventCost } from '#tests/load/fantasy/event-cost.ts';
import { measureLastMinute } from '#tests/load/fantasy/last-minute.ts';
import { measureSeason } from '#tests/load/fantasy/season.ts';
import type { Scenario } from '#tests/load/scenario.ts';
import { missingSharedData } from '#tests/setup/shared-data.ts';

export const fantasy: Scenario = {
  name: 'fantasy',
  summary: 'a real season with 10,000 squads, the last minute before a deadline, and what an event of a game costs',
  run: async ({ say }) => {
    const missing = missingSharedData(`${realSeason}/Boxscore.jsonl.gz`);
    if (missing) say(`  left out: ${missing}`);
    return [
      ...(await measureEventCost(say)),
      ...(await measureLastMinute(say)),
      ...(missing ? [] : await measureSeason(say)),
    ];
  },
};

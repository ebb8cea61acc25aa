import { z } from 'zod';
import { defineCall } from './call.ts';
import { defineCommand } from './command.ts';
import { locale, storedWhole } from './common.ts';
import { gameParams, watchLink } from './game.ts';
import { parseVideoAddress, webAddress } from './video.ts';

/** Nobody has more channels, or more parts of a video, for one game. */
const maxWatchLinks = 10;
const maxVideos = 20;
const maxPeriods = 20;
const maxVideoSeconds = 86_400;

export const watchLinks = z.array(watchLink.extend({ label: z.string().trim().min(1).max(60) })).max(maxWatchLinks);
export const ticketsAddress = webAddress.nullable();

const videoInput = z.object({
  /** By language; the tenant's own language is shown for those that are missing. */
  title: z
    .partialRecord(locale, z.string().trim().min(1).max(120))
    .refine((title) => Object.keys(title).length > 0, 'must have one language'),
  url: z
    .string()
    .max(500)
    .refine(
      (url) => parseVideoAddress(url) !== null,
      'must be the https address of a video at YouTube or Vimeo, or of an mp4, m4v or webm file',
    ),
  /** The second of the video at which each period begins; null for one that it does not show. */
  periodOffsets: z.array(z.number().int().min(0).max(maxVideoSeconds).nullable()).max(maxPeriods).default([]),
});

const links = z.object({ watch: z.array(watchLink), tickets: z.string().nullable(), videos: z.array(videoInput) });

const gameLinksRecord = links
  .extend({ id: z.uuid(), label: z.string(), revision: storedWhole })
  .meta({ id: 'GameLinksRecord' });
export type GameLinksRecord = z.infer<typeof gameLinksRecord>;

export const getGameLinks = defineCall({
  path: '/v2/manage/games/{gameId}/links',
  summary: 'Where to watch a game, where to buy tickets, and its videos, in all languages',
  params: gameParams,
  query: z.object({}),
  answer: gameLinksRecord,
});

export const setGameLinks = defineCommand({
  method: 'PUT',
  path: '/v2/manage/games/{gameId}/links',
  summary: 'Sets where to watch a game, where to buy tickets, and its videos; what is left out stays as it is',
  params: gameParams,
  body: z.object({
    watch: watchLinks.optional(),
    tickets: ticketsAddress.optional(),
    videos: z.array(videoInput).max(maxVideos).optional(),
    /** That of the game; left out, it changes whatever there is. */
    revision: storedWhole.optional(),
  }),
  answer: gameLinksRecord.extend({ outcome: z.enum(['changed', 'unchanged']) }),
});
export type GameLinksInput = z.input<typeof setGameLinks.body>;
export type GameLinks = z.output<typeof setGameLinks.answer>;

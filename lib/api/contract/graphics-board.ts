import { z } from 'zod';
import { defineCommand } from './command.ts';
import { instant } from './common.ts';
import { gameParams } from './game.ts';
import { graphicNames } from './graphics.ts';

const graphicName = z.enum(graphicNames);

/** Status of a graphics output (a browser source in the stream), which it reports every ten seconds. */
const pictureReport = z.object({
  /** Graphics fixed by its URL; null if it follows the programme. */
  fixed: z.array(graphicName).max(20).nullable(),
  /** It receives no updates of the game, so it may show old data. */
  isStale: z.boolean(),
  /** Graphics on air that have no data to draw yet. */
  waiting: z.array(graphicName).max(20),
});
export type PictureReport = z.infer<typeof pictureReport>;

export const reportPicture = defineCommand({
  method: 'POST',
  path: '/v2/website/games/{gameId}/graphics/pictures/{picture}',
  summary: 'Reports the status of a graphics output to the control board',
  params: gameParams.extend({ picture: z.uuid() }),
  body: pictureReport,
  answer: z.object({}),
});

/** An output that is connected or was until recently. `silentMs`: time since its last report. */
const watchedPicture = pictureReport.extend({ id: z.string(), silentMs: z.number().int() });
export type WatchedPicture = z.infer<typeof watchedPicture>;

export const graphicsBoard = z
  .object({
    serverTime: instant,
    /** Holder of the control board; null while any page may act. */
    holder: z
      .object({
        name: z.string(),
        isThisPage: z.boolean(),
        since: instant,
        /** Whether hardware buttons still act meanwhile. */
        buttons: z.boolean(),
      })
      .nullable(),
    pictures: z.array(watchedPicture),
  })
  .meta({ id: 'GraphicsBoard' });
export type GraphicsBoard = z.infer<typeof graphicsBoard>;

/**
 * A control page polls every few seconds, which also keeps its hold: the board of a page that stops polling becomes
 * free. Channel `game.{id}` receives `graphics-board` when the holder changes.
 */
export const watchBoard = defineCommand({
  method: 'POST',
  path: '/v2/manage/games/{gameId}/graphics/board',
  summary:
    'Holder of the graphics control board and status of the outputs; takes the board (also from another page) or releases it',
  params: gameParams,
  body: z.object({
    page: z.uuid(),
    wish: z.enum(['look', 'take', 'leave']).default('look'),
    buttons: z.boolean().optional(),
  }),
  answer: graphicsBoard,
});

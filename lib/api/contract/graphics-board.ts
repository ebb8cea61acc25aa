import { z } from 'zod';
import { defineCommand } from './command.ts';
import { instant } from './common.ts';
import { gameParams } from './game.ts';
import { graphicNames } from './graphics.ts';

const graphicName = z.enum(graphicNames);

/** How a picture of the stream is, as it says itself every ten seconds. */
const pictureReport = z.object({
  /** What its address always shows; null where it follows the programme. */
  fixed: z.array(graphicName).max(20).nullable(),
  /** It hears nothing of the game: what it shows is of then. */
  isStale: z.boolean(),
  /** Graphics that are wanted, but have nothing to be drawn from yet. */
  waiting: z.array(graphicName).max(20),
});
export type PictureReport = z.infer<typeof pictureReport>;

export const reportPicture = defineCommand({
  method: 'POST',
  path: '/v2/website/games/{gameId}/graphics/pictures/{picture}',
  summary: 'A picture of the stream says how it is, for who is at the board',
  params: gameParams.extend({ picture: z.uuid() }),
  body: pictureReport,
  answer: z.object({}),
});

/** A picture that is connected, or was until a while ago. */
const watchedPicture = pictureReport.extend({ id: z.string(), silentMs: z.number().int() });
export type WatchedPicture = z.infer<typeof watchedPicture>;

export const graphicsBoard = z
  .object({
    serverTime: instant,
    /** Who has the board; null while everybody may act. */
    holder: z
      .object({
        name: z.string(),
        isThisPage: z.boolean(),
        since: instant,
        /** Whether the buttons of hardware act meanwhile. */
        buttons: z.boolean(),
      })
      .nullable(),
    pictures: z.array(watchedPicture),
  })
  .meta({ id: 'GraphicsBoard' });
export type GraphicsBoard = z.infer<typeof graphicsBoard>;

/**
 * A control page looks every few seconds, which also says that it is still there: the board of a page that is not heard any
 * more is free again. Channel `game.{id}` hears `graphics-board` when it changes hands.
 */
export const watchBoard = defineCommand({
  method: 'POST',
  path: '/v2/manage/games/{gameId}/graphics/board',
  summary:
    'Who has the board of the graphics and how the pictures are; takes it, also from somebody else, or gives it back',
  params: gameParams,
  body: z.object({
    page: z.uuid(),
    wish: z.enum(['look', 'take', 'leave']).default('look'),
    buttons: z.boolean().optional(),
  }),
  answer: graphicsBoard,
});

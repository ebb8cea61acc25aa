import { z } from 'zod';
import { sides } from '#lib/basketball/events.ts';
import { defineCall } from './call.ts';
import { defineCommand } from './command.ts';
import { instant, slug } from './common.ts';
import { gameParams } from './game.ts';

/**
 * The pictures that a stream can show of a game. One of a layer is on air at a time: the next takes its place. `of` says
 * whom a picture is about.
 */
export const graphics = {
  scorebug: { layer: 'bug', of: 'game' },
  player: { layer: 'lower', of: 'player' },
  coach: { layer: 'lower', of: 'side' },
  sponsors: { layer: 'lower', of: 'game' },
  'starting-five': { layer: 'full', of: 'side' },
  comparison: { layer: 'full', of: 'game' },
  leaders: { layer: 'full', of: 'game' },
  'box-score': { layer: 'full', of: 'side' },
  standings: { layer: 'full', of: 'game' },
  'next-games': { layer: 'full', of: 'game' },
  break: { layer: 'full', of: 'game' },
  bracket: { layer: 'full', of: 'game' },
} as const satisfies Record<string, { layer: 'bug' | 'lower' | 'full'; of: 'game' | 'side' | 'player' }>;

export type GraphicName = keyof typeof graphics;
export const graphicNames = Object.keys(graphics) as [GraphicName, ...GraphicName[]];

const shownGraphic = z.object({
  graphic: z.enum(graphicNames),
  side: z.enum(sides).nullable(),
  personId: z.string().nullable(),
  /** When it goes by itself, by the server's time. */
  hideAt: instant.nullable(),
});
export type ShownGraphic = z.infer<typeof shownGraphic>;

/** Which moments of the game are announced by themselves. */
const graphicAlerts = z.object({ run: z.boolean(), lead: z.boolean(), milestone: z.boolean() });
export type GraphicAlerts = z.infer<typeof graphicAlerts>;

/**
 * What is on air for a game, whole: the one with the higher `version` takes the place of the other. Channel `game.{id}`
 * hears it as `graphics`.
 */
export const graphicsState = z
  .object({
    gameId: z.string(),
    version: z.number().int(),
    serverTime: instant,
    shown: z.array(shownGraphic),
    alerts: graphicAlerts,
    /** Whether there is a step to go back to, and one to go forward to again. */
    canUndo: z.boolean(),
    canRedo: z.boolean(),
  })
  .meta({ id: 'GraphicsState' });
export type GraphicsState = z.infer<typeof graphicsState>;

export const getGraphics = defineCall({
  path: '/v2/website/games/{gameId}/graphics',
  summary: 'Which broadcast graphics are on air for a game',
  params: gameParams,
  query: z.object({}),
  answer: graphicsState,
});

/** Whom a picture is about, and for how long it stays. A player is named by id, or by side and shirt number. */
const about = {
  side: z.enum(sides).optional(),
  person: z.uuid().optional(),
  number: z
    .string()
    .regex(/^(0|00|[1-9]\d?)$/)
    .optional(),
  seconds: z.coerce.number().int().min(1).max(3600).optional(),
};

const graphic = z.enum(graphicNames);
/** The control page that asks: while another one has the board, nothing of it is done. */
const by = { page: z.uuid().optional() };
const graphicsChange = z.discriminatedUnion('action', [
  z.object({ action: z.literal('show'), graphic, ...about, ...by }),
  z.object({ action: z.literal('hide'), graphic, ...by }),
  z.object({ action: z.literal('toggle'), graphic, ...about, ...by }),
  z.object({ action: z.literal('hide-all'), ...by }),
  z.object({ action: z.literal('undo'), ...by }),
  z.object({ action: z.literal('redo'), ...by }),
  z.object({ action: z.literal('alerts'), ...graphicAlerts.partial().shape, ...by }),
]);
export type GraphicsChange = z.output<typeof graphicsChange>;

export const changeGraphics = defineCommand({
  method: 'POST',
  path: '/v2/manage/games/{gameId}/graphics',
  summary: 'Shows or hides a broadcast graphic of a game; of each layer one is on air',
  params: gameParams,
  body: graphicsChange,
  answer: graphicsState,
});

export const addGraphicsKey = defineCommand({
  method: 'POST',
  path: '/v2/manage/venues/{venue}/graphics-keys',
  summary:
    'A key for hardware that controls the graphics of a hall and nothing else; an older one of that name is void',
  params: z.object({ venue: slug }),
  body: z.object({ name: z.string().trim().min(1).max(60) }),
  answer: z.object({ key: z.string() }),
});

/** What a button does with a graphic, and what it does with the whole board. */
export const hardwareActions = ['show', 'hide', 'toggle'] as const;
export const boardActions = ['hide', 'undo', 'redo'] as const;

/** One address per action, by GET or POST, for hardware that can do nothing but open an address. */
export const controlGraphics = defineCall({
  path: '/v2/manage/venues/{venue}/graphics/{graphic}/{action}',
  summary:
    'Shows or hides a graphic of the game in a hall, by GET or POST with a key for graphics; `all` can be hidden, undone and redone',
  params: z.object({
    venue: slug,
    graphic: z.enum([...graphicNames, 'all']),
    action: z.enum([...hardwareActions, 'undo', 'redo']),
  }),
  query: z.object({
    key: z.string().max(200).optional().describe('of `device add --for graphics`, unless it is the bearer token'),
    game: z.uuid().optional().describe('another game than the one that is on in the hall'),
    ...about,
  }),
  answer: graphicsState,
});

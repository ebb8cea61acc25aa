import { z } from 'zod';
import { shirtNumber } from '#lib/basketball/shirt-number.ts';
import { sides } from '#lib/basketball/sides.ts';
import { defineCall } from './call.ts';
import { defineCommand } from './command.ts';
import { instant, slug } from './common.ts';
import { gameParams } from './game.ts';

/** Broadcast graphics of a game. One graphic per layer is on air: the next replaces it. `of` is its subject. */
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
  /** When it is hidden automatically, in server time. */
  hideAt: instant.nullable(),
});
export type ShownGraphic = z.infer<typeof shownGraphic>;

/** Which moments of the game are announced automatically. */
const graphicAlerts = z.object({ run: z.boolean(), lead: z.boolean(), milestone: z.boolean() });
export type GraphicAlerts = z.infer<typeof graphicAlerts>;

/**
 * The complete graphics state of a game; the higher `version` replaces the other. Channel `game.{id}` receives it as
 * `graphics`.
 */
export const graphicsState = z
  .object({
    gameId: z.string(),
    version: z.number().int(),
    serverTime: instant,
    shown: z.array(shownGraphic),
    alerts: graphicAlerts,
    /** Whether there is a step to undo or redo. */
    canUndo: z.boolean(),
    canRedo: z.boolean(),
  })
  .meta({ id: 'GraphicsState' });
export type GraphicsState = z.infer<typeof graphicsState>;

export const getGraphics = defineCall({
  path: '/v2/website/games/{gameId}/graphics',
  summary: 'Broadcast graphics on air for a game',
  params: gameParams,
  query: z.object({}),
  answer: graphicsState,
});

/** Subject and duration of a graphic. A player is given by id, or by side and shirt number. */
const subjectFields = {
  side: z.enum(sides).optional(),
  person: z.uuid().optional(),
  number: z.string().regex(shirtNumber).optional(),
  seconds: z.coerce.number().int().min(1).max(3600).optional(),
};

const graphic = z.enum(graphicNames);
/** The requesting control page; the command is ignored while another page holds the board. */
const pageField = { page: z.uuid().optional() };
const graphicsChange = z.discriminatedUnion('action', [
  z.object({ action: z.literal('show'), graphic, ...subjectFields, ...pageField }),
  z.object({ action: z.literal('hide'), graphic, ...pageField }),
  z.object({ action: z.literal('toggle'), graphic, ...subjectFields, ...pageField }),
  z.object({ action: z.literal('hide-all'), ...pageField }),
  z.object({ action: z.literal('undo'), ...pageField }),
  z.object({ action: z.literal('redo'), ...pageField }),
  z.object({ action: z.literal('alerts'), ...graphicAlerts.partial().shape, ...pageField }),
]);
export type GraphicsChange = z.output<typeof graphicsChange>;

export const changeGraphics = defineCommand({
  method: 'POST',
  path: '/v2/manage/games/{gameId}/graphics',
  summary: 'Shows or hides a broadcast graphic of a game; one graphic per layer is on air',
  params: gameParams,
  body: graphicsChange,
  answer: graphicsState,
});

export const addGraphicsKey = defineCommand({
  method: 'POST',
  path: '/v2/manage/venues/{venue}/graphics-keys',
  summary: 'Creates a key for hardware that controls only the graphics of a venue; replaces an older key of that name',
  params: z.object({ venue: slug }),
  body: z.object({ name: z.string().trim().min(1).max(60) }),
  answer: z.object({ key: z.string() }),
});

/** Actions of hardware buttons on a graphic, and on the whole board. */
export const hardwareActions = ['show', 'hide', 'toggle'] as const;
export const boardActions = ['hide', 'undo', 'redo'] as const;

/** One URL per action, by GET or POST, for hardware that can only open a URL. */
export const controlGraphics = defineCall({
  path: '/v2/manage/venues/{venue}/graphics/{graphic}/{action}',
  summary:
    'Shows or hides a graphic of the current game in a venue, by GET or POST with a graphics key; `all` accepts hide, undo and redo',
  params: z.object({
    venue: slug,
    graphic: z.enum([...graphicNames, 'all']),
    action: z.enum([...hardwareActions, 'undo', 'redo']),
  }),
  query: z.object({
    key: z.string().max(200).optional().describe('Key from `device add --for graphics`, unless sent as bearer token'),
    game: z.uuid().optional().describe('A game other than the current one in the venue'),
    ...subjectFields,
  }),
  answer: graphicsState,
});

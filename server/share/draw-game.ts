import type { Game } from '#lib/api/contract/game.ts';
import type { TeamRef } from '#lib/api/contract/team.ts';
import { boardPaint } from '#lib/theme/board-paint.ts';
import { drawBothEnds, drawCentre } from './court.ts';
import { colorsOf, type Site } from './frame.ts';
import { drawField, drawImage, type Emblem, toPng } from './picture.ts';
import { drawText } from './text.ts';

export type GameToDraw = {
  game: Pick<Game, 'home' | 'away' | 'score'>;
  crests: { home: Emblem | null; away: Emblem | null };
  /** League and round. */
  title: string;
  /** What stands in the circle, or with `detail` in its place: the state, else day and time. */
  state: string;
  detail: string | null;
  teamOpen: string;
};

const middle = { x: 600, y: 315 };
const sideWidth = 340;
/** More letters than the circle holds. */
const longState = 9;

/** Draws the picture of a game as the head of its page is: both keys in the colours of the clubs, the points beside the centre circle. */
export function drawGame(site: Site, { game, crests, title, state, detail, teamOpen }: GameToDraw): Promise<Buffer> {
  const color = colorsOf(site);
  const [ink, muted, line] = [color['on-board'], color['on-board-muted'], color['board-line']];
  const paints = { home: boardPaint(colorsOfTeam(game.home)), away: boardPaint(colorsOfTeam(game.away)) };
  const centred = { align: 'center' as const };
  const lead = game.score ? game.score.home - game.score.away : 0;
  const size = game.score && Math.max(game.score.home, game.score.away) > 99 ? 116 : 132;
  const points = (value: number, isLoser: boolean, x: number) =>
    drawText(String(value), { x, y: 360, width: 176 }, { ...centred, size, color: isLoser ? muted : ink });
  const hasCircle = game.score !== null;
  const isLong = state.length > longState;
  return toPng(
    color.board,
    drawBothEnds(line, paints),
    hasCircle ? drawCentre(line) : '',
    drawSide(game.home, crests.home, { x: 8, crestX: 42, ink, teamOpen }),
    drawSide(game.away, crests.away, { x: 852, crestX: 998, ink, teamOpen }),
    game.score ? points(game.score.home, lead < 0, 350) + points(game.score.away, lead > 0, 674) : '',
    hasCircle
      ? drawText(
          state,
          { x: middle.x - (isLong ? 240 : 66), y: isLong ? 460 : 328, width: isLong ? 480 : 132 },
          { ...centred, size: isLong ? 48 : 42, color: ink },
        )
      : drawText(state, { x: 360, y: 320, width: 480 }, { ...centred, size: 92, color: ink }),
    detail
      ? drawText(
          detail,
          { x: 360, y: hasCircle ? (isLong ? 518 : 460) : 392, width: 480 },
          { ...centred, size: 44, color: muted },
        )
      : '',
    drawText(title, { x: 120, y: 74, width: 960 }, { ...centred, size: 44, color: muted, weight: 'regular' }),
    drawField(middle.x - 60, 546, 120, 8, color['band-mark']),
    drawText(site.title, { x: 240, y: 600, width: 720 }, { ...centred, size: 36, color: muted, weight: 'regular' }),
  );
}

const colorsOfTeam = (team: TeamRef | null) => (team?.colors ? [team.colors.primary, team.colors.secondary] : []);

function drawSide(
  team: TeamRef | null,
  crest: Emblem | null,
  { x, crestX, ink, teamOpen }: { x: number; crestX: number; ink: string; teamOpen: string },
): string {
  const style = { align: 'center' as const, color: ink };
  const name = drawText(team?.name ?? teamOpen, { x, y: 474, width: sideWidth, maxLines: 2 }, { ...style, size: 46 });
  if (crest)
    return drawField(crestX, 235, 160, 160, '#ffffff') + drawImage(crest, { x: crestX + 12, y: 247, size: 136 }) + name;
  return drawText(team?.code ?? '', { x: crestX, y: 340, width: 160 }, { ...style, size: 80 }) + name;
}

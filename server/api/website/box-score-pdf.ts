import pLimit from 'p-limit';
import { z } from 'zod';
import { localeQuery } from '#lib/api/contract/common.ts';
import { gameParams } from '#lib/api/contract/game.ts';
import { tags as cacheTags } from '#lib/api/tags.ts';
import type { Api } from '#server/api/api.ts';
import { countRead } from '#server/api/count-read.ts';
import { setFreshness } from '#server/api/freshness.ts';
import { badQuery, unknownAddress } from '#server/api/invalid.ts';
import { notFound } from '#server/errors.ts';
import { getGame } from '#server/league/game/get.ts';
import { getBoxScore } from '#server/league/game/get-box-score.ts';
import { getGameFlow } from '#server/league/game/get-flow.ts';
import { drawBoxScore } from '#server/pdf/draw-box-score.ts';
import { loadPrintedTexts } from '#server/pdf/texts.ts';
import { attachment } from './attachment.ts';

const maxAgeSeconds = 60 * 60;
/** Drawing takes the processor of the server for some tens of milliseconds. */
const maxDrawings = 1;

/** Serves the official box score of a game as PDF, drawn on the first request and kept until the game changes. */
export function mountBoxScorePdf({ app, db, answers, limits }: Api): void {
  const limit = pLimit(maxDrawings);
  app.get('/api/v2/website/games/:gameId/box-score.pdf', async (c) => {
    const params = gameParams.safeParse(c.req.param());
    if (!params.success) throw unknownAddress(c.req.path, params.error);
    const query = localeQuery.safeParse(c.req.query());
    if (!query.success) throw badQuery(query.error);
    const { gameId } = params.data;
    const { id: tenantId, host, fallbackLocale } = c.get('tenant');
    const locale = query.data.locale ?? fallbackLocale;
    const key = `${c.req.path} ${JSON.stringify([host, locale, fallbackLocale])}`;
    const answer = await answers({ tenantId, key, seconds: maxAgeSeconds, noCache: false }, async (tags) => {
      countRead(limits, c);
      tags.add(cacheTags.config(tenantId));
      const scope = { db, tenantId, host, locale, fallbackLocale, tags };
      const [game, boxScore, flow] = await Promise.all([
        getGame(scope, gameId),
        getBoxScore(scope, gameId),
        getGameFlow(scope, gameId),
      ]);
      if (!boxScore) throw notFound('box score of game', gameId);
      const texts = await loadPrintedTexts(locale);
      const pdf = await limit(() => drawBoxScore({ game, boxScore, flow, locale, texts }));
      return { fileName: `${gameFile(game)}.pdf`, pdf: pdf.toString('base64') };
    });
    const { fileName, pdf } = keptPdf.parse(JSON.parse(answer.body.toString()));
    setFreshness(c, 'steady');
    c.header('ETag', `"${answer.digest}"`);
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Content-Disposition', attachment(fileName).replace('attachment', 'inline'));
    return c.body(new Uint8Array(Buffer.from(pdf, 'base64')), 200, { 'Content-Type': 'application/pdf' });
  });
}

const keptPdf = z.object({ fileName: z.string(), pdf: z.string() });

function gameFile({ address }: Awaited<ReturnType<typeof getGame>>): string {
  return address.kind === 'round' ? address.game : `${address.duel}-${address.round}`;
}

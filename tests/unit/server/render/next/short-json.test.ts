import { expect, it, onTestFinished } from 'vitest';
import { runRender } from '#server/render/next/render-context.ts';
import { shortenBuffersInJson } from '#server/render/next/short-json.ts';
import { serve } from '#tests/unit/server/web/serve.ts';

it('leaves the bytes of buffers out of the JSON that is written while a page is rendered', async () => {
  onTestFinished(shortenBuffersInJson());
  const value = { rscData: Buffer.from('flight') };
  const origin = await serve(
    () => (request, response) => runRender(request, response, () => void response.end(JSON.stringify(value))),
  );
  expect(await (await fetch(origin)).json()).toEqual({ rscData: { type: 'Buffer', data: [] } });
  expect(JSON.stringify(value)).toBe('{"rscData":{"type":"Buffer","data":[102,108,105,103,104,116]}}');
});

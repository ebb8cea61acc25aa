import { expect, it } from 'vitest';
import { interceptResponse } from '#server/http/intercept-response.ts';
import { serve } from '#tests/unit/server/web/serve.ts';

it('stands before the methods it is given, the later interceptor first, and leaves their arguments alone', async () => {
  const calls: unknown[] = [];
  const address = await serve(() => (_request, response) => {
    interceptResponse(response, {
      end(args, proceed) {
        calls.push(['first', ...args]);
        return proceed();
      },
    });
    interceptResponse(response, {
      writeHead([status], proceed) {
        calls.push(['head', status]);
        response.setHeader('X-Late', 'yes');
        return proceed();
      },
      end(args, proceed) {
        calls.push(['second', ...args]);
        return proceed();
      },
    });
    response.writeHead(201, { 'X-Own': 'own' }).end('c3Bpbg==', 'base64');
  });
  const response = await fetch(address);
  expect([response.status, response.headers.get('x-own'), response.headers.get('x-late')]).toEqual([201, 'own', 'yes']);
  expect(await response.text()).toBe('spin');
  expect(calls).toEqual([
    ['head', 201],
    ['second', 'c3Bpbg==', 'base64'],
    ['first', 'c3Bpbg==', 'base64'],
  ]);
});

it('is gone after it was taken away', async () => {
  const address = await serve(() => (_request, response) => {
    const restore = interceptResponse(response, { end: () => response });
    response.end('held back');
    restore();
    response.end('sent');
  });
  expect(await (await fetch(address)).text()).toBe('sent');
});

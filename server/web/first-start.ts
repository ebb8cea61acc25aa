import { paths } from '#lib/paths.ts';
import { splitLocale, withLocale } from '#lib/routing/locale-prefix.ts';
import type { Handler } from '#server/http/dispatch.ts';

/** Files of the build, which the set-up needs too. */
const ofBuild = /^\/(_next|__nextjs_|builds)/;

/** Before the first tenant every page leads to the set-up, which is gone afterwards. */
export function withFirstStart(handler: Handler, hasTenant: () => Promise<boolean>): Handler {
  return async (request, response) => {
    const asked = request.url?.split('?', 1)[0] ?? '/';
    const { locale, path } = splitLocale(asked);
    const isSetup = path === paths.setup();
    const isSetUp = await hasTenant();
    if (isSetup === !isSetUp || (!isSetup && ofBuild.test(path))) return handler(request, response);
    const target = isSetUp ? paths.office() : paths.setup();
    const location = locale ? withLocale(locale, target) : target;
    response.writeHead(307, { Location: location, 'Cache-Control': 'no-store' }).end();
  };
}

import { paths } from '#lib/paths.ts';
import { openApplicationId } from '#server/demo/open-application.ts';

/** Prints the addresses of the site and the API, and what to try next. */
export function printStartMessage(address: string, has: { site: boolean; demo: boolean }): void {
  const { port } = new URL(address);
  const lines = [
    `  Courtside is ready:   ${has.site ? address : `${address}/api`}`,
    ...(has.site && has.demo ? [`  A club's own site:    http://club.localhost:${port}`] : []),
    ...(has.site && has.demo ? [`  A team's application: ${address}${paths.application(openApplicationId)}`] : []),
    `  The API, explained:   ${address}/api/docs`,
    '  Try next:             npm run league -- --help',
    '  Stop:                 Ctrl-C',
  ];
  process.stdout.write(`\n${lines.join('\n')}\n\n`);
}

import type { Command } from 'commander';
import type { AuditEntry } from '#lib/api/contract/audit.ts';
import { Failure } from '#server/failure.ts';
import { listAuditEntries } from '#server/league/audit/list-entries.ts';
import { pruneAuditEntries } from '#server/league/audit/prune-entries.ts';
import { parseDay } from './parse-day.ts';
import { forTenant } from './session.ts';

type Options = { tenant?: string };
type ListOptions = Options & { table?: string; row?: string; user?: string; last: string };

const ofTenant = ['--tenant <host>', 'the tenant, by one of its hosts'] as const;

export function addAuditCommands(program: Command): void {
  const audit = program.command('audit').description('who changed what, and when');
  audit
    .command('list')
    .description('prints the trail as lines of JSON, newest first')
    .option('--table <name>', 'only changes of this table')
    .option('--row <id>', 'only changes of the row with this id')
    .option('--user <id>', 'only changes by this member of staff')
    .option('--last <count>', 'how many entries', '50')
    .option(...ofTenant)
    .action(({ tenant, last, ...filter }: ListOptions) =>
      forTenant(tenant, async (scope) => {
        let left = toCount(last);
        let cursor: string | undefined;
        do {
          const page = await listAuditEntries(scope, { ...filter, cursor, limit: Math.min(left, 200) });
          for (const entry of page.items) console.log(lineOf(entry));
          left -= page.items.length;
          cursor = page.nextCursor ?? undefined;
        } while (left > 0 && cursor !== undefined);
      }),
    );
  audit
    .command('prune')
    .description('removes old entries; the trail is kept for ever without it')
    .requiredOption('--before <date>', 'what is older than this day (UTC) goes, such as 2025-01-01')
    .option(...ofTenant)
    .action(({ tenant, before }: Options & { before: string }) =>
      forTenant(tenant, async (scope) => {
        const count = await pruneAuditEntries(scope, parseDay('--before', before));
        console.log(count === 0 ? 'Nothing has changed.' : `Entries removed: ${count}.`);
      }),
    );
}

const lineOf = (entry: AuditEntry) => JSON.stringify(entry);

function toCount(text: string): number {
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text);
  throw new Failure(`--last is how many entries to print, such as 50, not "${text}".`);
}

import { type Command, Option } from 'commander';
import { forTenant } from '#server/cli/league/session.ts';
import { getVisibility, setVisibility, type Visibility } from '#server/league/person/visibility/set-visibility.ts';

type TenantOption = { tenant?: string };
type Level = Visibility['level'];

const ofTenant = ['--tenant <host>', 'the tenant, by one of its hosts'] as const;
const named = 'the last part of the address of the page, or an id of a source';

export function addVisibility(people: Command): void {
  people
    .command('show <person>')
    .description(`shows the whole name and page again, as the person wishes; PERSON is ${named}`)
    .option(...ofTenant)
    .action((person: string, { tenant }: TenantOption) => change(tenant, person, 'full'));
  people
    .command('hide <person>')
    .description('hides name, page and picture: only a number is public')
    .option('--short', 'shows the first name and the initial of the last instead')
    .option(...ofTenant)
    .action((person: string, { tenant, short }: TenantOption & { short?: true }) =>
      change(tenant, person, short ? 'short' : 'hidden'),
    );
  people
    .command('visibility <person>')
    .description('says what is public of a person and why; --set changes it')
    .addOption(
      new Option('--set <level>', '"policy" leaves it to the tenant').choices(['full', 'short', 'hidden', 'policy']),
    )
    .option(...ofTenant)
    .action((person: string, { tenant, set }: TenantOption & { set?: Level | 'policy' }) =>
      set ? change(tenant, person, set === 'policy' ? null : set) : tell(tenant, person),
    );
}

const change = (tenant: string | undefined, person: string, level: Level | null) =>
  forTenant(tenant, async (scope) => {
    const visibility = await setVisibility(scope, person, level);
    if (visibility.outcome === 'unchanged') console.log('Nothing has changed.');
    console.log(lineOf(visibility));
  });

const tell = (tenant: string | undefined, person: string) =>
  forTenant(tenant, async (scope) => console.log(lineOf(await getVisibility(scope, person))));

function lineOf({ fullName, own, level, publicName, publicSlug }: Omit<Visibility, 'outcome'>): string {
  const why = own === null ? "by the tenant's policy" : 'by the own setting';
  const seen = level === 'hidden' ? 'a number, without a page' : `"${publicName}" at /players/${publicSlug}`;
  return `${fullName}: ${level} ${why}; the public sees ${seen}.`;
}

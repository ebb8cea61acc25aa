import { type Command, InvalidArgumentError, Option } from 'commander';
import { type ChangedPolicy, changePolicy, type PolicyChange } from '#server/league/privacy/change-policy.ts';
import { forTenant } from './session.ts';

type Level = ChangedPolicy['policy']['adults'];
type PrivacyOptions = {
  tenant?: string;
  birthDates?: ChangedPolicy['policy']['birthDates'];
  adults?: Level;
  minors?: Level;
  minorsUnder?: number;
  youth?: string[] | true;
  applicationDays?: number | null;
};

const levels = ['full', 'short', 'hidden'];

/** Adds `tenant privacy`. */
export function addPrivacy(tenant: Command): void {
  tenant
    .command('privacy')
    .description('what is public of people (docs/privacy.md); without options it only prints the policy')
    .addOption(new Option('--birth-dates <what>', 'of adults').choices(['date', 'age', 'none']))
    .addOption(new Option('--adults <level>', 'how adults are shown').choices(levels))
    .addOption(new Option('--minors <level>', 'how minors are shown').choices(levels))
    .option('--minors-under <years>', 'who is a minor; 0 for nobody', wholeNumber)
    .option(
      '--youth [group...]',
      'leagues, or teams as league/team, whose players of unknown age are minors; none clears',
    )
    .option(
      '--application-days <days>',
      'keeps closed and abandoned applications so long; "never" deletes none',
      retention,
    )
    .option('--tenant <host>', 'the tenant, by one of its hosts')
    .action((options: PrivacyOptions) =>
      forTenant(options.tenant, async (scope) => {
        const changed = await changePolicy(scope, changeOf(options));
        for (const line of linesOf(changed)) console.log(line);
      }),
    );
}

function changeOf({ birthDates, adults, minors, minorsUnder, youth, applicationDays }: PrivacyOptions): PolicyChange {
  return {
    ...(birthDates && { birthDates }),
    ...(adults && { adults }),
    ...(youth && { youth: youth === true ? [] : youth }),
    ...(applicationDays !== undefined && { applicationDays }),
    minors: { ...(minors && { level: minors }), ...(minorsUnder !== undefined && { under: minorsUnder }) },
  };
}

function linesOf({ policy, people }: ChangedPolicy): string[] {
  const { birthDates, adults, minors, youth, applicationDays } = policy;
  return [
    `Birth dates of adults: ${birthDates}. Adults: ${adults}.`,
    minors.under === 0 ? 'Minors: no rule.' : `Minors, under ${minors.under} years: ${minors.level}.`,
    `Youth leagues and teams: ${youth.join(', ') || 'none'}.`,
    `Applications are kept ${applicationDays === null ? 'for ever' : `${applicationDays} days`}.`,
    `In force now: ${levels.map((level) => `${people[level as Level] ?? 0} ${level}`).join(', ')}.`,
  ];
}

function wholeNumber(text: string): number {
  if (/^\d{1,4}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Use a whole number.');
}

const retention = (text: string) => (text === 'never' ? null : wholeNumber(text));

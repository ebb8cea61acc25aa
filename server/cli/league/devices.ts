import { type Command, Option } from 'commander';
import { type DevicePurpose, devicePurposes } from '#lib/api/contract/staff.ts';
import { addDeviceKey, removeDeviceKey } from '#server/auth/devices/device-keys.ts';
import { forTenant } from './session.ts';

type Options = { tenant?: string };

export function addDeviceCommands(program: Command): void {
  const device = program
    .command('device')
    .description('devices in venues that send the clocks or control the broadcast graphics');
  const tenant = ['--tenant <host>', 'a host of the tenant, where there are several'] as const;
  device
    .command('add <venue> <name>')
    .description('prints a new key for a device in a venue; an older key of that name becomes void')
    .addOption(new Option('--for <purpose>', 'what the key permits').choices(devicePurposes).default('clocks'))
    .option(...tenant)
    .action((venue: string, name: string, { tenant, for: purpose }: Options & { for: DevicePurpose }) =>
      forTenant(tenant, async (scope) => console.log(await addDeviceKey(scope, venue, name, purpose))),
    );
  device
    .command('remove <venue> <name>')
    .description('makes the key of a device void')
    .option(...tenant)
    .action((venue: string, name: string, { tenant }: Options) =>
      forTenant(tenant, async (scope) => {
        await removeDeviceKey(scope, venue, name);
        console.log(`The key of "${name}" is void.`);
      }),
    );
}

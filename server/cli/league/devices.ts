import { type Command, Option } from 'commander';
import { type DevicePurpose, devicePurposes } from '#lib/api/contract/staff.ts';
import { addDeviceKey, removeDeviceKey } from '#server/auth/devices/device-keys.ts';
import { listDevices, revokeDevice } from '#server/auth/devices/list-devices.ts';
import { forTenant } from './session.ts';

type Options = { tenant?: string };

export function addDeviceCommands(program: Command): void {
  const device = program
    .command('device')
    .alias('devices')
    .description('devices in venues that send the clocks or control the broadcast graphics');
  const tenant = ['--tenant <host>', 'a host of the tenant, where there are several'] as const;
  device
    .command('add <venue> <name>')
    .description('prints a new key for a device in a venue; an older key of that name and purpose becomes void')
    .addOption(new Option('--for <purpose>', 'what the key permits').choices(devicePurposes).default('clocks'))
    .option(...tenant)
    .action((venue: string, name: string, { tenant, for: purpose }: Options & { for: DevicePurpose }) =>
      forTenant(tenant, async (scope) => console.log(await addDeviceKey(scope, venue, name, purpose))),
    );
  device
    .command('remove <venue> <name>')
    .description('makes the key of a device void')
    .addOption(new Option('--for <purpose>', 'where several devices have that name').choices(devicePurposes))
    .option(...tenant)
    .action((venue: string, name: string, { tenant, for: purpose }: Options & { for?: DevicePurpose }) =>
      forTenant(tenant, async (scope) => {
        await removeDeviceKey(scope, venue, name, purpose);
        console.log(`The key of "${name}" is void.`);
      }),
    );
  device
    .command('list')
    .description('lists the keys of devices with their venue, purpose and last use')
    .option(...tenant)
    .action(({ tenant }: Options) =>
      forTenant(tenant, async (scope) => {
        for (const { id, venue, name, purpose, createdAt, lastUsedAt } of await listDevices(scope))
          console.log(`${id} ${venue} "${name}": ${purpose}, since ${createdAt}, last used ${lastUsedAt ?? 'never'}`);
      }),
    );
  device
    .command('revoke <id>')
    .description('makes the key of a device void, by its id in the list')
    .option(...tenant)
    .action((id: string, { tenant }: Options) =>
      forTenant(tenant, async (scope) => {
        await revokeDevice(scope, id);
        console.log('The key is void.');
      }),
    );
}

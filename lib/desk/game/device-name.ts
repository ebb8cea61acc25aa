import { type DBSchema, openDB } from 'idb';

interface DeviceSchema extends DBSchema {
  names: { key: 'own'; value: string };
}

/**
 * The name of this device in the log, made once. It is on the disk before anything is written under it: after a sudden end
 * the device still knows its own entries from those of others.
 */
export async function deviceName(): Promise<string> {
  const db = await openDB<DeviceSchema>('courtside-device', 1, {
    upgrade: (database) => void database.createObjectStore('names'),
  });
  const tx = db.transaction('names', 'readwrite', { durability: 'strict' });
  const known = await tx.store.get('own');
  const name = known ?? `d${crypto.randomUUID().replaceAll('-', '').slice(0, 10)}`;
  if (!known) await tx.store.put(name, 'own');
  await tx.done;
  db.close();
  return name;
}

import { type DBSchema, openDB } from 'idb';

interface DeviceSchema extends DBSchema {
  names: { key: 'own'; value: string };
}

/**
 * Returns the name of this device in the log, created once. It is stored durably before any event uses it, so that
 * after a crash the device still recognises its own entries.
 */
export async function deviceName(): Promise<string> {
  const db = await openDB<DeviceSchema>('courtside-device', 1, {
    upgrade: (database) => void database.createObjectStore('names'),
  });
  const tx = db.transaction('names', 'readwrite', { durability: 'strict' });
  const existing = await tx.store.get('own');
  const name = existing ?? `d${crypto.randomUUID().replaceAll('-', '').slice(0, 10)}`;
  if (!existing) await tx.store.put(name, 'own');
  await tx.done;
  db.close();
  return name;
}

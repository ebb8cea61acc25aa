'use client';

import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { addressChanges } from '#lib/routing/address-changes.ts';
import { addressWith } from '#lib/routing/address-with.ts';

type Values<Key extends string> = Readonly<Partial<Record<Key, string>>>;

/** Sets values in the query of the address, or removes those that are empty, without a history entry. */
export function replaceInAddress(values: Readonly<Record<string, string>>) {
  const { href } = window.location;
  const changed = addressWith(href, values);
  // What else the entry of history knows stays; without its own mark the router is told of the new address.
  if (changed !== href) window.history.replaceState({ ...window.history.state, __NA: undefined }, '', changed);
  // While a router is busy, the address itself may be an older one.
  addressChanges.dispatchEvent(new CustomEvent('change', { detail: values }));
}

/**
 * Calls `onReplace` once a link to the same page, or a step in the history, has given it another query: the page stays, and with it
 * what it has read before.
 */
export function useReplacedAddress(onReplace: () => void) {
  const replaced = useEffectEvent(onReplace);
  useLayoutEffect(() => {
    const { pathname } = window.location;
    const onEvent = () => replaced();
    // Who closes something at a step corrects the address first.
    const onStep = () => setTimeout(() => window.location.pathname === pathname && replaced());
    addressChanges.addEventListener('replace', onEvent);
    window.addEventListener('popstate', onStep);
    return () => {
      addressChanges.removeEventListener('replace', onEvent);
      window.removeEventListener('popstate', onStep);
    };
  }, []);
}

/**
 * Keeps values in the query of the address: none on the server, those of the address from the first rendering in the browser
 * that is painted. The setter also writes the address; an empty text removes a value. All users of a key have the same value.
 */
export function useAddress<Key extends string>(keys: readonly Key[]): [Values<Key>, (key: Key, value: string) => void] {
  const [values, setValues] = useState<Partial<Record<Key, string>>>({} as Values<Key>);
  const read = useEffectEvent(() => {
    const given = valuesInAddress(keys);
    if (Object.keys(given).length > 0) setValues((current) => ({ ...given, ...current }));
  });
  const follow = useEffectEvent(({ detail }: CustomEvent<Readonly<Record<string, string>>>) => {
    const own = keys.flatMap((key) => (key in detail ? [[key, detail[key]]] : []));
    if (own.length > 0) setValues((current) => ({ ...current, ...Object.fromEntries(own) }));
  });
  useLayoutEffect(() => {
    read();
    const onChange = (event: Event) => follow(event as CustomEvent);
    addressChanges.addEventListener('change', onChange);
    return () => addressChanges.removeEventListener('change', onChange);
  }, []);
  useReplacedAddress(() => setValues(valuesInAddress(keys)));
  return [values, (key, value) => replaceInAddress({ [key]: value })];
}

function valuesInAddress<Key extends string>(keys: readonly Key[]): Values<Key> {
  const params = new URLSearchParams(window.location.search);
  return Object.fromEntries(keys.flatMap((key) => (params.get(key) ? [[key, params.get(key)]] : []))) as Values<Key>;
}

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef } from 'react';
import { mayLeave, type OpenLayer, openLayer } from './open-layers.ts';

type Options = {
  isOpen: boolean;
  isUnsaved?: () => boolean;
  close?: () => void;
};

/**
 * Opens a layer above the room: the browser's Back closes it and stays in the room. Whatever would lose something unsaved
 * asks first, and so may what closes the layer itself, by the function returned.
 */
export function useOpenLayer({ isOpen, isUnsaved, close }: Options): () => boolean {
  const question = useTranslations('office')('unsaved');
  const layer = useRef<OpenLayer>(undefined);
  const isUnsavedNow = useEffectEvent(() => isUnsaved?.() ?? false);
  const closeNow = useEffectEvent(() => close?.());
  const isClosable = close !== undefined;
  useEffect(() => {
    if (!isOpen) return;
    layer.current = { isUnsaved: () => isUnsavedNow(), question, ...(isClosable && { close: () => closeNow() }) };
    return openLayer(layer.current);
  }, [isOpen, isClosable, question]);
  return () => mayLeave(layer.current);
}

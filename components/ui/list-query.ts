'use client';

import { createContext } from 'react';

/** The query string of the choices in the list around, with its question mark; empty without a choice. */
export const ListQuery = createContext('');

import { createElement, type ReactNode } from 'react';
import type { Stored } from '../../components/stored/StoredPage';

type Part = typeof import('../../components/stored/StoredPage');

/** What draws pages that staff wrote: no other page loads it. */
let part: Part | undefined = import.meta.env.SSR
  ? await import('../../components/stored/StoredPage')
  : undefined;

/** Brings what such a page is drawn by, before it is. */
export async function bringStored(page: Pick<Stored, 'hero' | 'sections' | 'own'>): Promise<void> {
  part ??= await import('../../components/stored/StoredPage');
  await part.loadStored(page);
}

/** Draws such a page. */
export const drawStored = (page: Stored): ReactNode => part && createElement(part.StoredPage, page);

/** Draws its sections alone, below what the page shows itself. */
export const drawSections = ({ sections }: Stored): ReactNode[] => part?.drawnSections(sections) ?? [];

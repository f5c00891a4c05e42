import type { PageContextServer } from 'vike/types';
import { type Prefill, prefillOf } from '../../../content/prefill';

/** What the address has said for the visitor already. */
export const data = ({ urlParsed }: PageContextServer): Prefill =>
  prefillOf(new URLSearchParams(urlParsed.searchOriginal ?? ''));

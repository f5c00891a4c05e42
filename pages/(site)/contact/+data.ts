import type { PageContextServer } from 'vike/types';
import { askedBy, type Prefill, prefillOf } from '../../../content/prefill';

/** What the address has said for the visitor already, in the words of the closing that it comes from. */
export async function data({ api, urlParsed }: PageContextServer): Promise<Prefill> {
  const query = new URLSearchParams(urlParsed.searchOriginal ?? '');
  const asked = askedBy(query);
  return prefillOf(query, asked === undefined ? undefined : await api.pages.closing({ kind: asked }));
}

import { messages } from '../messages';
import type { ScreenName } from '../paths';

/** Screens that there is no site without: where visitors arrive, search, and find that there is no page. */
const ALWAYS_THERE: readonly ScreenName[] = ['home', 'notFound', 'search'];

/** Why a page cannot be taken down, in words; undefined of one that can. */
export const findUnpublishBlocker = (id: string): string | undefined =>
  (ALWAYS_THERE as readonly string[]).includes(id) ? messages.pageAlwaysThere : undefined;

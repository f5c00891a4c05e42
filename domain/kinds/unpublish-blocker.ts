import { messages } from '../messages';
import type { ScreenName } from '../paths';

/** The site can't work without these screens. */
const REQUIRED_SCREENS: readonly ScreenName[] = ['home', 'notFound', 'search'];

/** Returns why a page can't be unpublished, or undefined if it can. */
export const findUnpublishBlocker = (id: string): string | undefined =>
  (REQUIRED_SCREENS as readonly string[]).includes(id) ? messages.pageAlwaysThere : undefined;

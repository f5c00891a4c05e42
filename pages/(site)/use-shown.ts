import { usePageContext } from 'vike-react/usePageContext';
import type { StoredContent } from '../../components/stored/StoredPage';
import type { HeroName, HeroOf } from '../../domain/sections/heroes';

/** What a page that shows something itself has around that: its head and its sections. */
export function useShown<Name extends HeroName>(): Omit<StoredContent, 'hero'> & { hero: HeroOf<Name> } {
  const { stored } = usePageContext();
  if (!stored) throw new Error('The page has no content');
  return stored as never;
}

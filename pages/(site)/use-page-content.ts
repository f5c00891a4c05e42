import { usePageContext } from 'vike-react/usePageContext';
import type { StoredContent } from '../../components/stored/StoredPage';
import type { HeroByName, HeroName } from '../../domain/sections/heroes';

/** Returns the current page's content, for pages with their own content between the hero and the sections. */
export function usePageContent<Name extends HeroName>(): Omit<StoredContent, 'hero'> & {
  hero: HeroByName<Name>;
} {
  const { stored } = usePageContext();
  if (!stored) throw new Error('The page has no content');
  return stored as never;
}

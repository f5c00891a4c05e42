import { screens } from '../domain/paths';
import type { BuiltIn } from './built-in';
import { site } from './site';

/** The page of a search, around what was found. */
export const search = {
  screen: 'search',
  seo: {
    title: screens.search.title,
    description: 'Cases, articles, services and people of the agency, by their words.',
    noindex: true,
  },
  hero: {
    kind: 'search',
    title: screens.search.title,
    results: 'Search results for {q}',
    meant: 'No trace of “{q}”. These are for',
    start: 'Or open one of these',
    note: 'The whole agency, by its words.',
    nothing: 'No trace of “{q}”',
    advice: 'Try fewer words, or open one of these.',
    cases: { title: 'All cases', text: '{n} of them' },
    pages: { title: 'Every page', text: 'On one page' },
    person: {
      title: 'Ask a person',
      get text() {
        return `Answers within ${site.answerTime}`;
      },
    },
  },
  sections: [],
} as const satisfies BuiltIn;

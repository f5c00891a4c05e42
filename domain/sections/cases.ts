import { casesShown, choice, flag, line, sectionTitle } from './fields';
import { type ContentOf, sectionKind } from './kind';

/** Case studies as a poster. Without any, the section is left out. */
export const cases = sectionKind(
  'cases',
  {
    label: 'Case studies',
    help: 'A poster of case studies: large, two medium, large.',
    synonyms: 'work portfolio projects references',
  },
  {
    ...sectionTitle,
    all: line('Link to all of them', { max: 60, example: 'All case studies', usable: true }).optional(),
    /** Which cards lead the poster. */
    first: choice('Which come first', { large: 'A large one', mediums: 'Two medium ones' }).optional(),
    /** The section above is white too and has made the room between them. */
    afterWhite: flag('No room above', { help: 'Where the section above is white, too.' }),
    ...casesShown,
  },
);
export type CasesSection = ContentOf<typeof cases>;

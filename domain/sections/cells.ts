import {
  choice,
  drawing,
  ground,
  group,
  line,
  link,
  pictogram,
  point,
  rows,
  sectionTitle,
  text,
  titledText,
} from './fields';
import { section } from './kind';

/** `icon` is a pictogram from `art/pictograms.ts`. */
export const cells = section(
  'cells',
  { label: 'Cards', help: 'Cards side by side, each with a pictogram.' },
  {},
  {
    grid: {
      label: 'Card grid',
      help: 'Cards as posters, rooms of a plan or rising bars, each with a pictogram.',
      synonyms: 'grid cards services features icons',
      fields: {
        ...sectionTitle,
        ground: ground(),
        columns: choice('Layout', {
          three: 'Posters, three per row',
          rooms: 'Rooms of a plan',
          rising: 'Rising bars',
        }),
        items: rows(
          'Cards',
          { icon: pictogram(), ...titledText, href: link('Link').optional() },
          { singular: 'Card' },
        ),
        /** The drawing is stretched to the width of the section. */
        wide: group('Full-width card', {
          ...titledText,
          art: drawing('Drawing', { example: 'art:benefits-ruler' }),
        }).optional(),
      },
    },
    dial: {
      label: 'Rows on the dial',
      help: 'Large rows, each with a pictogram. Directly below the home page hero and its figures, the beam of the hero points at the rows and shows their pictograms.',
      synonyms: 'services list rows dial beam',
      ground: 'black',
      fields: {
        ...sectionTitle,
        items: rows(
          'Rows',
          { icon: pictogram(), ...titledText, href: link('Link').optional() },
          { singular: 'Row' },
        ),
      },
    },
    /** Cards flip on hover and focus (rule 10). */
    flip: {
      label: 'Flip cards',
      help: 'Cards with a word and pictogram on the front and a sentence on the back.',
      synonyms: 'flip habits values cards',
      fields: {
        title: line('Title'),
        items: rows(
          'Cards',
          {
            title: line('Word on the front', { max: 24 }),
            text: text('Text on the back', {
              max: 300,
              help: 'Start with the word from the front, because small screens show only the back.',
            }),
            icon: pictogram(),
          },
          { max: 6, singular: 'Card' },
        ),
      },
    },
    screen: {
      label: 'Cards beside a screen',
      help: 'Cards beside a large drawing. The drawing is enlarged around what the chosen card is about.',
      synonyms: 'screenshot product interface annotations notes features',
      ground: 'black',
      fields: {
        ...sectionTitle,
        /** The drawing is 1000 by 640. */
        art: drawing('Drawing', { example: 'art:screen-shop' }),
        items: rows('Cards', { ...titledText, ...point }, { max: 8, singular: 'Card' }),
      },
    },
    posters: {
      label: 'Two links',
      help: 'Two large links side by side.',
      synonyms: 'links posters next pages',
      ground: 'black',
      fields: {
        title: line('Title, for screen readers'),
        items: rows(
          'Links',
          {
            ...titledText,
            href: link('Link'),
            icon: pictogram(),
            ground: choice('Background', { black: 'Black', red: 'Accent' }),
          },
          { min: 2, max: 2, singular: 'Link' },
        ),
      },
    },
  },
);

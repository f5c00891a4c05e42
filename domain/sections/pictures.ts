import { drawing, line, link, rows, sectionTitle, titledText } from './fields';
import { section } from './kind';

export const pictures = section(
  'pictures',
  { label: 'Images', help: 'Statements, each with a drawing.' },
  {},
  {
    /** Drawings are 240 by 150. */
    rows: {
      label: 'Rows with drawings',
      help: 'Statements in rows, each with a small drawing on the left.',
      synonyms: 'list rows wireframes tested drawings',
      ground: 'grey',
      fields: {
        ...sectionTitle,
        items: rows(
          'Rows',
          { ...titledText, art: drawing('Drawing', { example: 'art:wire-site' }) },
          { max: 8, singular: 'Row' },
        ),
      },
    },
    /** Drawings are 480 by 240. Their ground meets at the sides. */
    charts: {
      label: 'Small charts',
      help: 'Promises, each with a small chart.',
      synonyms: 'promises benefits graph spark',
      fields: {
        title: line('Title'),
        items: rows(
          'Promises',
          { ...titledText, art: drawing('Chart', { example: 'art:spark-fall' }) },
          { singular: 'Promise' },
        ),
      },
    },
    pairs: {
      label: 'Deliverables',
      help: 'Results, two per row, each below its drawing.',
      synonyms: 'results deliverables artefacts outcomes',
      fields: {
        title: line('Title'),
        items: rows(
          'Results',
          { ...titledText, art: drawing('Drawing', { example: 'art:keep-plan' }) },
          { max: 8, singular: 'Result' },
        ),
      },
    },
    touching: {
      label: 'Image grid',
      help: 'Five drawings, three above two, each with a text.',
      synonyms: 'industries sectors pictures gallery',
      fields: {
        ...sectionTitle,
        items: rows(
          'Images',
          {
            ...titledText,
            art: drawing('Image', { example: 'art:js-ai' }),
            alt: line('Alt text'),
            href: link('Link').optional(),
          },
          { min: 2, max: 5, singular: 'Image' },
        ),
      },
    },
  },
);

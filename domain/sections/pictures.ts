import { drawing, line, rows, sectionTitle, titledText } from './fields';
import { section } from './kind';

/** Statements, each with a drawing. */
export const pictures = section(
  'pictures',
  { label: 'Pictures', help: 'Statements, each with a drawing.' },
  {},
  {
    /** Drawings of 240 by 150. */
    rows: {
      label: 'Rows with drawings',
      help: 'Statements in rows, each with a small drawing on its left.',
      synonyms: 'list rows wireframes tested drawings',
      ground: 'grey',
      fields: {
        ...sectionTitle,
        items: rows(
          'Rows',
          { ...titledText, art: drawing('Drawing', { example: 'art:wire-site' }) },
          { max: 8, one: 'Row' },
        ),
      },
    },
    /** Drawings of 240 by 72. */
    charts: {
      label: 'Small charts',
      help: 'Promises, each beside a small chart of what it does.',
      synonyms: 'promises benefits graph spark',
      fields: {
        title: line('Title'),
        items: rows(
          'Promises',
          { ...titledText, art: drawing('Chart', { example: 'art:spark-fall' }) },
          { one: 'Promise' },
        ),
      },
    },
    pairs: {
      label: 'What stays behind',
      help: 'Results, two in a row, each under its drawing.',
      synonyms: 'results deliverables artefacts outcomes',
      fields: {
        title: line('Title'),
        items: rows(
          'Results',
          { ...titledText, art: drawing('Drawing', { example: 'art:keep-plan' }) },
          { max: 8, one: 'Result' },
        ),
      },
    },
    touching: {
      label: 'Pictures that touch',
      help: 'Five drawings, three over two, each with a text.',
      synonyms: 'industries sectors pictures gallery',
      fields: {
        ...sectionTitle,
        items: rows(
          'Pictures',
          {
            ...titledText,
            art: drawing('Picture', { example: 'art:js-ai' }),
            alt: line('What it shows'),
          },
          { min: 2, max: 5, one: 'Picture' },
        ),
      },
    },
  },
);

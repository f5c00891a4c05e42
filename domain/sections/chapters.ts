import { meta } from '../fields/meta';
import { messages } from '../messages';
import { z } from '../zod';
import { choice, group, line, rows, text } from './fields';
import { type ContentOf, section } from './kind';

const anchor = z
  .string()
  .trim()
  .max(60, messages.tooLong)
  .regex(/^[a-z][a-z0-9-]*$/, messages.anchorInvalid);
meta.add(anchor, {
  label: 'Anchor',
  help: 'Lower-case letters, digits and hyphens. This is the part after the # in links.',
  widget: 'line',
  example: 'what-this-covers',
  usable: true,
});

const pair = {
  lead: line('First', { max: 200, example: 'What you send' }),
  text: text('Second', { example: 'Name, address and message.' }),
};

/** A long text in chapters with a table of contents: a policy, terms. */
export const chapters = section(
  'chapters',
  {
    label: 'Long text in chapters',
    help: 'A policy or terms: paragraphs, lists and tables, with the chapters listed beside them.',
    synonyms: 'policy terms legal text chapters contents rich',
  },
  {
    chapters: rows(
      'Chapters',
      {
        anchor,
        title: line('Title'),
        blocks: rows(
          'Blocks',
          {
            look: choice('Type', {
              text: 'A paragraph',
              list: 'A list',
              table: 'A table of two columns',
              preferences: 'The button for cookie preferences',
            }),
            text: text('Paragraph, or label of the button', {
              max: 2_000,
              help: 'Write links as [text](URL).',
              links: true,
              example: 'What holds, in a few sentences.',
            }).optional(),
            head: group('Column headings', {
              lead: line('First', { max: 60 }),
              text: line('Second', { max: 60 }),
            }).optional(),
            items: rows('Entries', pair, { one: 'Entry' }).optional(),
          },
          { one: 'Block' },
        ),
      },
      { max: 40, one: 'Chapter' },
    ),
  },
);
export type ChaptersSection = ContentOf<typeof chapters>;
export type Chapter = ChaptersSection['chapters'][number];

import { schemaMeta } from '../fields/meta';
import { messages } from '../messages';
import { z } from '../zod';
import { choice, group, line, rows, text } from './fields';
import { type KindContent, section } from './kind';

const anchor = z
  .string()
  .trim()
  .max(60, messages.tooLong)
  .regex(/^[a-z][a-z0-9-]*$/, messages.anchorInvalid);
schemaMeta.add(anchor, {
  label: 'Anchor',
  help: 'The part after # in links. Use lower-case letters, digits and hyphens.',
  widget: 'line',
  example: 'what-this-covers',
  isExamplePublishable: true,
});

const pair = {
  lead: line('First column', { max: 200, example: 'What you send' }),
  text: text('Second column', { example: 'Name, address and message.' }),
};

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
              text: 'Paragraph',
              list: 'List',
              table: 'Two-column table',
              preferences: 'Cookie preferences button',
            }),
            text: text('Paragraph or button label', {
              max: 2_000,
              help: 'Write links like [text](URL).',
              links: true,
              example: 'The rule, in a few sentences.',
            }).optional(),
            head: group('Column headings', {
              lead: line('First column', { max: 60 }),
              text: line('Second column', { max: 60 }),
            }).optional(),
            items: rows('Entries', pair, { singular: 'Entry' }).optional(),
          },
          { singular: 'Block' },
        ),
      },
      { max: 40, singular: 'Chapter' },
    ),
  },
);
export type ChaptersSection = KindContent<typeof chapters>;
export type Chapter = ChaptersSection['chapters'][number];

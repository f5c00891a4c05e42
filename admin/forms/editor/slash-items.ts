import type { Schema } from '@tiptap/pm/model';
import { image } from '../../../components/ui/icons';
import { pages } from '../../media/icons';
import { bullets, code, heading, numbers, paragraph, quote, subheading, table, video } from '../icons';
import type { BlockName } from './blocks';

type SlashItem<Name = BlockName> = {
  name: Name;
  label: string;
  description: string;
  /** Markdown shortcut at the start of a line. */
  shortcut: string;
  /** Keyboard shortcut that converts the current block. */
  keys?: string;
  icon: string;
  /** Additional search terms, separated by spaces. */
  synonyms: string;
};

const BLOCKS: readonly SlashItem[] = [
  {
    name: 'paragraph',
    label: 'Text',
    description: 'A paragraph',
    shortcut: '',
    keys: 'Ctrl Alt 0',
    icon: paragraph,
    synonyms: 'words',
  },
  {
    name: 'heading',
    label: 'Heading',
    description: 'In the contents',
    shortcut: '##',
    keys: 'Ctrl Alt 2',
    icon: heading,
    synonyms: 'title h2',
  },
  {
    name: 'subheading',
    label: 'Smaller heading',
    description: 'Within a section',
    shortcut: '###',
    keys: 'Ctrl Alt 3',
    icon: subheading,
    synonyms: 'subtitle h3',
  },
  {
    name: 'bulletList',
    label: 'List',
    description: 'Bullet points',
    shortcut: '-',
    icon: bullets,
    synonyms: 'bullets unordered',
  },
  {
    name: 'orderedList',
    label: 'Numbered list',
    description: 'Numbered steps',
    shortcut: '1.',
    icon: numbers,
    synonyms: 'ordered',
  },
  {
    name: 'quote',
    label: 'Quote',
    description: 'In large type',
    shortcut: '>',
    icon: quote,
    synonyms: 'citation',
  },
  {
    name: 'image',
    label: 'Image',
    description: 'From this device',
    shortcut: '',
    icon: image,
    synonyms: 'picture photo',
  },
  {
    name: 'table',
    label: 'Table',
    description: 'Rows and columns',
    shortcut: '|',
    icon: table,
    synonyms: 'grid',
  },
  {
    name: 'video',
    label: 'Video',
    description: 'Embedded from a URL',
    shortcut: '',
    icon: video,
    synonyms: 'film movie',
  },
  {
    name: 'codeBlock',
    label: 'Code',
    description: 'A code sample',
    shortcut: '```',
    icon: code,
    synonyms: 'program',
  },
];

const LIBRARY_ITEM: SlashItem<'library'> = {
  name: 'library',
  label: 'Library image',
  description: 'Already uploaded',
  shortcut: '',
  icon: pages,
  synonyms: 'picture photo media',
};

export const listAllowedBlocks = ({ nodes }: Schema): SlashItem[] =>
  BLOCKS.filter(({ name }) => name in nodes);

/** Matches the beginnings of words in labels and synonyms. */
export const searchBlocks = (query: string, schema: Schema): SlashItem<BlockName | 'library'>[] => {
  const searchText = query.toLowerCase();
  return [...listAllowedBlocks(schema), LIBRARY_ITEM].filter(({ label, synonyms }) =>
    `${label} ${synonyms}`
      .toLowerCase()
      .split(' ')
      .some(synonym => synonym.startsWith(searchText)),
  );
};

import type { Schema } from '@tiptap/pm/model';
import { image } from '../../../components/ui/icons';
import { bullets, code, film, heading, numbers, paragraph, quote, table } from '../icons';
import type { BlockName } from './blocks';

type Item = {
  name: BlockName;
  label: string;
  /** Short description. */
  says: string;
  /** Markdown shortcut at the start of a line. */
  sign: string;
  icon: string;
  /** Search synonyms. */
  also: string;
};

const BLOCKS: readonly Item[] = [
  { name: 'paragraph', label: 'Text', says: 'A paragraph', sign: '', icon: paragraph, also: 'words' },
  {
    name: 'heading',
    label: 'Heading',
    says: 'Shows in the contents',
    sign: '##',
    icon: heading,
    also: 'title h2',
  },
  { name: 'bulletList', label: 'List', says: 'Points', sign: '-', icon: bullets, also: 'bullets unordered' },
  {
    name: 'orderedList',
    label: 'Numbered list',
    says: 'Steps in their order',
    sign: '1.',
    icon: numbers,
    also: 'ordered',
  },
  {
    name: 'quote',
    label: 'Quote',
    says: 'One sentence, set large',
    sign: '>',
    icon: quote,
    also: 'citation',
  },
  { name: 'image', label: 'Picture', says: 'From this device', sign: '', icon: image, also: 'image photo' },
  { name: 'table', label: 'Table', says: 'Rows and columns', sign: '|', icon: table, also: 'grid' },
  { name: 'video', label: 'Film', says: 'By its address', sign: '', icon: film, also: 'video movie' },
  { name: 'codeBlock', label: 'Code', says: 'With its language', sign: '```', icon: code, also: 'program' },
];

/** Returns the blocks that a schema allows. */
export const blocksIn = ({ nodes }: Schema): Item[] => BLOCKS.filter(({ name }) => name in nodes);

/** Returns the blocks that match the beginning of a word. */
export const blocksBy = (query: string, schema: Schema): Item[] => {
  const word = query.toLowerCase();
  return blocksIn(schema).filter(({ label, also }) =>
    `${label} ${also}`
      .toLowerCase()
      .split(' ')
      .some(own => own.startsWith(word)),
  );
};

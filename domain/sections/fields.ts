import { imageSource, rowId } from '../fields';
import { describeField, type FieldMeta } from '../fields/meta';
import { messages } from '../messages';
import { oneLine, plainText } from '../plain-text';
import { isSitePath } from '../site-path';
import { z } from '../zod';

type FieldOptions = Omit<FieldMeta, 'label'>;

/** Maximum characters of a line, and of a paragraph. */
const LINE_LENGTH_MAX = 140;
const TEXT_LENGTH_MAX = 900;

const requiredText = (max: number, type = oneLine) =>
  type(messages.fieldRequired).min(1, messages.fieldRequired).max(max, messages.tooLong);

export const line = (label: string, fieldOptions: FieldOptions & { max?: number } = {}) => {
  const { max = LINE_LENGTH_MAX, ...options } = fieldOptions;
  return describeField(requiredText(max), { label, widget: 'line', ...options });
};

export const text = (label: string, fieldOptions: FieldOptions & { max?: number } = {}) => {
  const { max = TEXT_LENGTH_MAX, ...options } = fieldOptions;
  return describeField(requiredText(max, plainText), { label, widget: 'text', ...options });
};

/** Creates a field that is false if missing. */
export const flag = (label: string, fieldOptions: FieldOptions = {}) =>
  describeField(z.boolean(), { label, ...fieldOptions }).optional();

export const number = (label: string, min: number, max: number, fieldOptions: FieldOptions = {}) =>
  describeField(z.int().min(min).max(max), { label, example: min, ...fieldOptions });

export const choice = <const Options extends Readonly<Record<string, string>>>(
  label: string,
  options: Options,
  fieldOptions: FieldOptions = {},
) => {
  const values = Object.keys(options) as [keyof Options & string, ...(keyof Options & string)[]];
  return describeField(z.enum(values), { label, options, ...fieldOptions });
};

export const day = (label: string, fieldOptions: FieldOptions = {}) =>
  describeField(z.iso.date({ error: messages.dateInvalid }), {
    label,
    widget: 'line',
    help: 'Enter a date such as 2026-03-31',
    example: '2026-03-31',
    ...fieldOptions,
  });

/** Creates a field for rows. Row ids are used to merge concurrent changes. */
export const rows = <Shape extends z.ZodRawShape>(
  label: string,
  shape: Shape,
  { min = 1, max = 24, ...fieldOptions }: FieldOptions & { min?: number; max?: number } = {},
) => {
  const row = z.object({ _id: rowId, ...shape });
  return describeField(z.array(row).min(min, messages.rowsTooFew(min)).max(max, messages.rowsTooMany(max)), {
    label,
    ...fieldOptions,
  });
};

export const lines = (
  label: string,
  { min = 0, max = 12, ...fieldOptions }: FieldOptions & { min?: number; max?: number } = {},
) =>
  describeField(
    z
      .array(requiredText(LINE_LENGTH_MAX))
      .min(min, messages.rowsTooFew(min))
      .max(max, messages.rowsTooMany(max)),
    {
      label,
      ...fieldOptions,
    },
  );

export const titleLines = () =>
  lines('Title, one line per row', { min: 1, max: 4, example: ['What this', 'page says'] });

export const group = <Shape extends z.ZodRawShape>(
  label: string,
  shape: Shape,
  fieldOptions: FieldOptions = {},
) => describeField(z.object(shape), { label, ...fieldOptions });

/** Matches the name of a built-in drawing (`art:gauge`), or of a symbol in one (`art:marks-ai#react`). */
const DRAWING_NAME_PATTERN = /^art:[a-z][\w-]*(?:#[\w-]+)?$/;
const PICTOGRAM_NAME_PATTERN = /^pictogram:[a-z]\w*$/i;

const isImage = (src: string) => DRAWING_NAME_PATTERN.test(src) || imageSource.safeParse(src).success;

/** Accepts a built-in drawing's name or an image URL. */
export const drawing = (label: string, fieldOptions: FieldOptions = {}) => {
  const schema = requiredText(2_000).refine(isImage, messages.drawingUnknown);
  return describeField(schema, {
    label,
    widget: 'drawing',
    file: true,
    example: 'art:plan',
    ...fieldOptions,
  });
};

/** Creates a field for a drawing with an animated version. */
export const animatedDrawing = (label: string, fieldOptions: FieldOptions = {}) =>
  describeField(z.object({ src: drawing('Static version'), plays: drawing('Animated version') }), {
    label,
    example: { src: 'art:gauge', plays: 'art:gauge-plays' },
    ...fieldOptions,
  });

export const pictogram = () =>
  describeField(z.string().regex(PICTOGRAM_NAME_PATTERN, messages.pictogramUnknown), {
    label: 'Pictogram',
    widget: 'pictogram',
    example: 'pictogram:web',
  });

/** Creates a field for a technology's logo. */
export const mark = () =>
  describeField(z.string().regex(DRAWING_NAME_PATTERN, messages.drawingUnknown), {
    label: 'Logo',
    widget: 'mark',
    example: 'art:marks-javascript#react',
  });

const isLink = (href: string) =>
  isSitePath(href) || /^#[\w-]+$/.test(href) || /^(?:https:\/\/|mailto:|tel:)\S+$/i.test(href);

/** Accepts pages, fragments, other sites and email addresses. */
export const link = (label: string, fieldOptions: FieldOptions = {}) =>
  describeField(requiredText(2_000).refine(isLink, messages.linkInvalid), {
    label,
    widget: 'link',
    example: '/contact-us',
    ...fieldOptions,
  });

export const caseSelection = {
  chosen: describeField(z.array(requiredText(200)).max(12, messages.rowsTooMany(12)), {
    label: 'Case studies',
    help: 'Add case studies by title, in display order. If empty, the case studies of the domain below are shown. If there are none, the newest are shown.',
    widget: 'cases',
    example: [],
  }).optional(),
  domain: describeField(oneLine().max(100, messages.tooLong), {
    label: 'Domain whose case studies are shown',
    widget: 'line',
    example: '',
  }).optional(),
};

/** Creates a field for the surface (`styles/surfaces.css.ts`). */
export const ground = () =>
  choice(
    'Background',
    { white: 'White', grey: 'Grey', grey2: 'Darker grey', black: 'Black', red: 'Accent' },
    { widget: 'ground' },
  );
export type SectionGround = z.infer<ReturnType<typeof ground>>;

export const sectionTitle = {
  title: line('Title', { example: 'A title of a few words' }),
  note: text('Text beside the title', {
    max: 300,
    example: 'One line that says what this is about.',
  }).optional(),
};

export const titledText = {
  title: line('Title', { example: 'What it is' }),
  text: text('Text', { example: 'One or two sentences that say what a reader gains by it.' }),
};

/** A point on a drawing. */
export const point = {
  left: number('Distance from the left in %', 0, 100, { example: 50 }),
  top: number('Distance from the top in %', 0, 100, { example: 50 }),
};
